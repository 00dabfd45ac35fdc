import { describe, expect, it } from 'vitest';
import { broken, LIMITS, LOAD_ATTACKS } from '../attack/cases';
import { openStage, underAttack } from '../attack/stage';

/** A fifth of what `npm run attack` does. */
const SCALE = 0.2;
/**
 * Times are told by `npm run attack` on a machine that does nothing else; here other tests run beside it.
 * Before the bounds the worst of them took 7 to 9 seconds.
 */
const BESIDE_OTHERS = { worstDelayMs: 3_000, p95Ms: 5_000 };

describe('S05 one account cannot hurt the others', () => {
  it.each(LOAD_ATTACKS.map((attack) => [attack.name, attack] as const))(
    'S05 %s',
    async (_, attack) => {
      const stage = await openStage();
      try {
        const other = await stage.newcomer();
        const report = await underAttack(stage, other, () => attack.run(stage, SCALE));
        const limits = { ...LIMITS, ...attack.limits, ...BESIDE_OTHERS };
        expect(broken(report, limits), JSON.stringify(report)).toEqual([]);
      } finally {
        await stage.stop();
      }
    },
  );
});
