import { expect, it } from 'vitest';
import { decisionsFor } from './decisions';

it('P06 applications are the owner’s; support lifts suspensions; others only look', () => {
  expect(decisionsFor('owner', { status: 'pending' })).toEqual(['activate', 'reject']);
  expect(decisionsFor('owner', { status: 'approved', verified: true })).toEqual(['suspend']);
  expect(decisionsFor('owner', { status: 'rejected' })).toEqual(['activate']);
  expect(decisionsFor('support', { status: 'suspended' })).toEqual(['reactivate']);
  expect(decisionsFor('support', { status: 'pending' })).toEqual([]);
  expect(decisionsFor('owner', { status: 'approved', verified: false })).toContain('verify');
  expect(decisionsFor('support', { status: 'approved', verified: false })).toEqual([]);
  for (const status of ['pending', 'approved', 'suspended', 'rejected'] as const) {
    expect(decisionsFor('billing', { status })).toEqual([]);
    expect(decisionsFor(undefined, { status })).toEqual([]);
  }
});
