import type { Attack } from './cases';
import { openStage, underAttack, type Report } from './stage';

/** Plays an attack against a gateway of its own, while somebody else works there. */
export async function play(attack: Attack, scale: number): Promise<Report> {
  const prepared = await attack.prepare?.();
  try {
    const stage = await openStage(prepared?.env);
    try {
      const other = await stage.newcomer();
      return await underAttack(stage, other, () => attack.run(stage, scale, prepared?.state));
    } finally {
      await stage.stop();
    }
  } finally {
    await prepared?.end();
  }
}
