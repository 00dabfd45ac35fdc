import { expect, it } from 'vitest';
import { seeded } from '../../../tests/attack/random';
import { listDeeds, collectFaults } from '../../../tests/support/money/books';
import { walkMoney } from '../../../tests/support/money/walk';

const SEEDS = Number(process.env.MONEY_SEEDS ?? 80);
const FIRST = Number(process.env.MONEY_SEED ?? 1);

it(
  `P04 no đồng is lost or made, and no plan comes without its payment, on ${SEEDS} walks of two gateways that are killed`,
  async () => {
    const deeds = new Set<string>();
    const faults: string[] = [];
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const walk = await walkMoney(seeded(seed));
      for (const act of listDeeds(walk)) deeds.add(act);
      faults.push(...collectFaults(walk).map((fault) => `seed ${seed}: ${fault}`));
    }
    expect(faults).toEqual([]);
    if (SEEDS < 80) return;
    for (const act of [
      'payment paid',
      'payment review',
      'payment cancelled',
      'payment refunded',
      'transfer elsewhere',
      'transfer resolved',
      'transfer ignored',
      'entry paidBack',
      'entry paidOut',
      'entry goodwill',
      'expired',
      'cleared away',
      'paid late',
      'paid in parts',
      'paid too much',
      'accepted',
      'amount_low',
      'amount_high',
      'after_cancel',
      'upgraded',
      'tier paid',
      'tier refund',
      'tier cancel',
      'tier resume',
      'entry assigned',
      'order placed',
      'order expired',
      'order cancelled',
      'order accepted',
      'order delivered',
      'order changing',
      'order changed',
      'order refunding',
      'order refunded',
      'order notAccepted',
      'order waits for its week',
      'order with two codes',
    ])
      expect([...deeds]).toContain(act);
  },
  SEEDS * 1_000 + 30_000,
);
