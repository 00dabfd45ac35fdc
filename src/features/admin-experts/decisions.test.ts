import { expect, it } from 'vitest';
import { decisionsFor } from './decisions';

it('P06 owner and support decide applications and lift suspensions; others only look', () => {
  expect(decisionsFor('owner', { status: 'pending' })).toEqual(['activate', 'reject']);
  expect(decisionsFor('owner', { status: 'approved', verified: true })).toEqual(['suspend']);
  expect(decisionsFor('owner', { status: 'rejected' })).toEqual(['activate']);
  expect(decisionsFor('owner', { status: 'suspended' })).toEqual(['reactivate']);
  expect(decisionsFor('support', { status: 'suspended' })).toEqual([]);
  expect(decisionsFor('support', { status: 'pending' })).toEqual(['activate', 'reject']);
  expect(decisionsFor('support', { status: 'approved', verified: true })).toEqual([]);
  expect(decisionsFor('owner', { status: 'approved', verified: false })).toContain('verify');
  expect(decisionsFor('support', { status: 'approved', verified: false })).toEqual([]);
  for (const status of ['pending', 'approved', 'suspended', 'rejected'] as const) {
    expect(decisionsFor('billing', { status })).toEqual([]);
    expect(decisionsFor(undefined, { status })).toEqual([]);
  }
});

it('S02 a role or a status that a newer version added decides nothing, and nothing is decided of it', () => {
  expect(decisionsFor('auditor' as never, { status: 'pending' })).toEqual([]);
  expect(decisionsFor('owner', { status: 'retired' as never })).toEqual([]);
});
