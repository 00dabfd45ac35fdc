import { expect, it } from 'vitest';
import { seeded } from '../attack/random';
import { listDeeds } from '../support/money/books';
import { createPeople, walkHttp } from '../support/money/httpWalk';
import { InsistentBrowser, startKilledGateway } from '../support/money/killedGateway';

/** Walks; any number by `npm run walk:money -- --killed`. */
const SEEDS = Number(process.env.MONEY_SEEDS ?? 1);
const FIRST = Number(process.env.MONEY_SEED ?? 1);
/** Walks at a time: most of one is waiting for the leases of killed gateways. */
const AT_ONCE = 4;

interface Walked {
  deeds: string[];
  kills: number;
  faults: string[];
}

async function walkSeed(seed: number): Promise<Walked> {
  const gateway = await startKilledGateway({ TRUST_PROXY: '1' });
  try {
    const people = await createPeople(gateway, () => new InsistentBrowser(gateway.url));
    const { walk, faults, answers } = await walkHttp(people, gateway, seeded(seed), gateway.kill);
    // Most of what is asked is possible.
    if ((answers.get(200) ?? 0) < 10) faults.push('hardly anything was possible');
    if (gateway.kills() === 0) faults.push('no gateway was killed');
    return { deeds: listDeeds(walk), kills: gateway.kills(), faults };
  } catch (error) {
    return { deeds: [], kills: gateway.kills(), faults: [`${String(error)}\n${gateway.output()}`] };
  } finally {
    await gateway.stop();
  }
}

it(
  `P04 the lists of the staff, the books and the bank agree behind ${SEEDS} walks through gateways that are killed amid acts and jobs`,
  async () => {
    const deeds = new Set<string>();
    const faults: string[] = [];
    let next = FIRST;
    const work = async (): Promise<void> => {
      while (next < FIRST + SEEDS) {
        const seed = next;
        next += 1;
        const walked = await walkSeed(seed);
        for (const act of walked.deeds) deeds.add(act);
        faults.push(...walked.faults.map((fault) => `seed ${seed}: ${fault}`));
        process.stdout.write(
          `seed ${seed}: ${walked.kills} killed, ${walked.faults.join('; ') || 'no fault'}\n`,
        );
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, SEEDS) }, work));
    expect(faults).toEqual([]);
    for (const act of ['settled', 'entry received', 'entry settled'])
      expect([...deeds]).toContain(act);
  },
  SEEDS * 400_000,
);
