import { expect, it } from 'vitest';
import { decisionsFor } from './decisions';

it('P06 applications are the owner’s; support lifts suspensions; others only look', () => {
  expect(decisionsFor('owner', 'pending')).toEqual(['activate', 'reject']);
  expect(decisionsFor('owner', 'approved')).toEqual(['suspend']);
  expect(decisionsFor('owner', 'rejected')).toEqual(['activate']);
  expect(decisionsFor('support', 'suspended')).toEqual(['reactivate']);
  expect(decisionsFor('support', 'pending')).toEqual([]);
  for (const status of ['pending', 'approved', 'suspended', 'rejected'] as const) {
    expect(decisionsFor('billing', status)).toEqual([]);
    expect(decisionsFor(undefined, status)).toEqual([]);
  }
});
