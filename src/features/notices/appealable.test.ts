import { expect, it } from 'vitest';
import type { Appeal } from '../../api/appeals';
import type { Notice } from '../../domain/records/notices';
import { findOwnAppeal, isAppealable, isRefusal } from './appealable';

const notice = (act: string, collection = 'recipes'): Notice => ({
  id: 'n1',
  kind: 'notification',
  createdAt: '2026-11-26T08:00:00.000Z',
  updatedAt: '2026-11-27T08:00:00.000Z',
  act,
  about: { collection, id: 'r1' },
});
const appeal = (at: string): Appeal => ({
  collection: 'recipes',
  id: 'r1',
  decidedAt: at,
  title: 'Canh',
  text: 'Xin xem lại giúp.',
  at,
});

it('P22 an author may appeal against what was refused, and against nothing else', () => {
  expect(isAppealable(notice('removed'))).toBe(true);
  expect(isAppealable(notice('imageDeclined', 'images'))).toBe(true);
  expect(isAppealable(notice('restored'))).toBe(false);
  expect(isAppealable(notice('removed', 'orders'))).toBe(false);
});

it('P22 a food that was declined is a refusal, in the words of each version', () => {
  for (const act of ['foodDeclined', 'food-declined']) {
    expect(isRefusal(notice(act, 'foods'))).toBe(true);
    expect(isAppealable(notice(act, 'foods'))).toBe(false);
  }
  expect(isRefusal(notice('foodApproved', 'foods'))).toBe(false);
});

it('P22 an appeal against an earlier decision leaves a later one open', () => {
  const earlier = appeal('2026-11-26T09:00:00.000Z');
  expect(findOwnAppeal(notice('removed'), [earlier])).toBeUndefined();
  const later = appeal('2026-11-27T09:00:00.000Z');
  expect(findOwnAppeal(notice('removed'), [earlier, later])).toBe(later);
});
