import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '../attack/random';
import { startGateway, type TestGateway } from '../support/gateway';
import { listDeeds } from '../support/money/books';
import { createPeople, walkHttp } from '../support/money/httpWalk';
import { TEST_BANK } from '../support/playedBank';

/** Walks here; more by `npm run walk:money -- --http`. */
const SEEDS = Number(process.env.MONEY_SEEDS ?? 1);
const FIRST = Number(process.env.MONEY_SEED ?? 1);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { ...TEST_BANK, TRUST_PROXY: '1' } });
});
afterAll(() => gateway.stop());

it(
  `P04 the lists of the staff, the books and the bank agree behind ${SEEDS} walks of acts that meet in a gateway`,
  async () => {
    const walked = { url: gateway.url, couch: gateway.ctx.couch };
    const people = await createPeople(walked);
    const deeds = new Set<string>();
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const { walk, faults, answers } = await walkHttp(people, walked, seeded(seed));
      expect(faults).toEqual([]);
      expect(answers.get(200) ?? 0).toBeGreaterThan(10);
      for (const act of listDeeds(walk)) deeds.add(act);
    }
    for (const act of ['settled', 'entry received', 'entry settled'])
      expect([...deeds]).toContain(act);
    if (SEEDS < 10) return;
    for (const act of [
      'payment refunded',
      'order delivered',
      'order refunded',
      'entry assigned',
      'entry paidBack',
      'entry paidOut',
    ])
      expect([...deeds]).toContain(act);
  },
  SEEDS * 120_000,
);
