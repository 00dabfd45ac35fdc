import { expect, it, vi } from 'vitest';
import { toPlaceCounts } from './waitingCounts';

vi.mock('../../gateway/browserSession', () => ({ gateway: {} }));

const at = '2026-11-27T03:00:00.000Z';

it('P24 counts at its place what waits there, and nothing that the role may not see', () => {
  expect(toPlaceCounts({ success: true, at, foods: { waiting: 3 } })).toEqual({
    '/admin/foods': 3,
  });
  expect(toPlaceCounts({ success: true, at })).toEqual({});
});
