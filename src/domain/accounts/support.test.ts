import { expect, it } from 'vitest';
import { bySupportRank } from './support';

it('P30 support requests stand by what the practice pays for, then by how long they wait', () => {
  const requests = [
    { tier: 'free', createdAt: '2026-11-01T00:00:00.000Z' },
    { tier: 'business', createdAt: '2026-11-20T00:00:00.000Z' },
    { tier: 'pro', createdAt: '2026-11-02T00:00:00.000Z' },
    { tier: 'business', createdAt: '2026-11-03T00:00:00.000Z' },
  ];
  expect(
    requests.toSorted(bySupportRank).map(({ tier, createdAt }) => [tier, createdAt[9]]),
  ).toEqual([
    ['business', '3'],
    ['business', '0'],
    ['pro', '2'],
    ['free', '1'],
  ]);
});
