import { describe, expect, it } from 'vitest';
import type { Consultation } from '../records/consultations';
import { emptyMeals } from '../food/storedLines';
import { line } from '../food/lineFixture';
import { insertLine } from '../food/lines';
import { mergeDocuments } from '../protocol/merge';
import { latestRecall } from './recall';

const visit = (visitDate: string, fields: Partial<Consultation> = {}): Consultation => ({
  id: visitDate,
  workspaceId: 'w',
  expertId: 'e',
  clientId: 'c',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  visitDate,
  ...fields,
});

describe('E04 the 24-hour recall', () => {
  it('E04 the newest visit that has one says what is eaten', () => {
    const recall = insertLine(emptyMeals(), 'breakfast', line('a'));
    const visits = [visit('2026-11-20'), visit('2026-11-01', { recall })];
    expect(latestRecall(visits)).toEqual({ date: '2026-11-01', meals: recall });
    expect(latestRecall([])).toBeUndefined();
  });

  it('E04 two devices that note different dishes keep both, with and without a recall before', () => {
    const base = visit('2026-11-20');
    const mine = { ...base, recall: insertLine(emptyMeals(), 'breakfast', line('a')) };
    const theirs = { ...base, recall: insertLine(emptyMeals(), 'lunch', line('b')) };
    const { merged, conflicts } = mergeDocuments('consultations', { base, mine, theirs });
    expect(conflicts).toEqual([]);
    const { recall } = merged as Consultation;
    expect(recall?.breakfast.items.map(({ lineId }) => lineId)).toEqual(['a']);
    expect(recall?.lunch.items.map(({ lineId }) => lineId)).toEqual(['b']);
  });
});
