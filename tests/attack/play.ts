import type { Attack } from './cases';
import { openStage, seconds, underAttack, type Report, type Stage } from './stage';
import { waitForHouse } from './strangers';
import { watch, type More } from './watch';

const CALM = 4;

/** 95th percentile in ms of each kind of call while nobody attacks. */
async function measureCalm(stage: Stage, more: More): Promise<Record<string, number>> {
  const ended = await watch(stage, more);
  await seconds(CALM);
  const seen = Object.entries(await ended());
  return Object.fromEntries(seen.map(([kind, { p95Ms }]) => [kind, p95Ms]));
}

export async function play(attack: Attack, scale: number): Promise<Report> {
  const prepared = await attack.prepare?.();
  try {
    const stage = await openStage(prepared?.env);
    try {
      const other = await stage.newcomer();
      const run = () => attack.run(stage, scale, prepared?.state);
      if (!attack.watched) return await underAttack(stage, other, run);
      await waitForHouse(stage);
      const more = (await attack.watches?.(stage)) ?? {};
      const calm = await measureCalm(stage, more);
      const report = await underAttack(stage, other, run, await watch(stage, more));
      for (const [kind, seen] of Object.entries(report.seen)) seen.calmMs = calm[kind] ?? 0;
      return report;
    } finally {
      await stage.stop();
    }
  } finally {
    await prepared?.end();
  }
}
