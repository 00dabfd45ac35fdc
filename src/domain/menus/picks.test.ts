import { describe, expect, it } from 'vitest';
import { practiceSchema, type Practice } from '../records/practices';
import { mergeDocuments } from '../protocol/merge';
import {
  emptyPicks,
  favouriteItems,
  picksId,
  practiceUses,
  recentItems,
  countUses,
  withFavourite,
  withUse,
} from './picks';

const base = (updatedAt: string): Practice => ({
  id: 'x',
  workspaceId: 'w',
  expertId: 'lan',
  createdAt: updatedAt,
  updatedAt,
});
const empty = (at = '2026-11-22T08:00:00.000Z') => emptyPicks(base(at), 'Món hay dùng');
let next = 0;
const used = (picks: Practice, ...items: string[]) =>
  items.reduce((now, itemId) => {
    next += 1;
    return withUse(now, { useId: `u${String(next).padStart(6, '0')}`, itemId });
  }, picks);

describe('P17 what an account picks', () => {
  it('keeps the 20 newest, each once, and counts each use', () => {
    const many = Array.from({ length: 30 }, (_, index) => `food-${index}`);
    const picks = used(empty(), ...many, 'food-29', 'food-5');
    expect(recentItems(picks).slice(0, 3)).toEqual(['food-5', 'food-29', 'food-28']);
    expect(recentItems(picks)).toHaveLength(20);
    expect([countUses(picks).get('food-5'), countUses(picks).get('food-1')]).toEqual([2, 1]);
  });

  it('C what a practice uses is what all of its accounts pick', () => {
    const mine = used(empty(), 'rice', 'egg');
    const theirs = used(empty('2026-11-23T08:00:00.000Z'), 'rice', 'tofu');
    expect([...practiceUses([mine, theirs, {}])]).toEqual([
      ['rice', 2],
      ['egg', 1],
      ['tofu', 1],
    ]);
  });

  it('stays small, and what two full devices unite is still a document', () => {
    const full = used(empty(), ...Array.from({ length: 400 }, (_, index) => `food-${index % 60}`));
    const marked = (from: number) =>
      Array.from({ length: 250 }, (_, index) => `food-${from + index}`).reduce(
        (now, id) => withFavourite(now, id, true),
        full,
      );
    const [mine, theirs] = [used(marked(0), 'a', 'b'), used(marked(1000), 'c')];
    expect([mine.uses?.length, mine.favourites?.length]).toEqual([150, 200]);
    const { merged, conflicts } = mergeDocuments('practices', { mine, theirs });
    expect(conflicts).toEqual([]);
    const { _deleted, ...united } = merged;
    expect(practiceSchema.safeParse(united).success).toBe(true);
  });

  it('two devices that begin apart have nothing to ask, and both are kept', () => {
    const mine = withFavourite(used(empty(), 'rice', 'rice'), 'rice', true);
    const theirs = withFavourite(used(empty('2026-11-23T08:00:00.000Z'), 'egg'), 'egg', true);
    const { merged, conflicts } = mergeDocuments('practices', { mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.id).toBe(picksId('lan'));
    expect(favouriteItems(merged)).toEqual(['rice', 'egg']);
    expect(recentItems(merged)).toEqual(['egg', 'rice']);
  });

  it('a mark that one device takes away is gone, a mark of the other stays', () => {
    const before = withFavourite(withFavourite(empty(), 'rice', true), 'egg', true);
    const { merged } = mergeDocuments('practices', {
      base: before,
      mine: withFavourite(before, 'rice', false),
      theirs: withFavourite(before, 'tofu', true),
    });
    expect(favouriteItems(merged)).toEqual(['egg', 'tofu']);
  });
});
