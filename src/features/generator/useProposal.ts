import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Exchanges } from '../../domain/generator/exchanges';
import { placeId } from '../../domain/generator/generate';
import type {
  GeneratedPlan,
  GeneratorOutcome,
  Place,
  PlannedDish,
  Wish,
} from '../../domain/generator/types';
import type { ChoiceReason } from '../../domain/generator/why';
import { newId } from '../../platform/ids';
import { generatorFor } from '../../workers/generatorClient';
import type { GeneratorClient } from '../../workers/generatorClient';
import type { GeneratorSources } from '../../workers/generatorService';

/** Seeds are short, so that a person can read one out. */
const newSeed = (): string => newId().slice(-6);

export interface Proposal {
  outcome: GeneratorOutcome | undefined;
  plan: GeneratedPlan | undefined;
  /** Places whose dishes stay. */
  locked: ReadonlySet<string>;
  /** Share (0–1) that is done; absent while nothing is under way. */
  progress: number | undefined;
  failed: boolean;
  propose(): void;
  cancel(): void;
  toggleLock(at: Place): void;
  /** Another dish for one place; all others stay. */
  renew(at: Place): void;
  put(dish: PlannedDish): void;
  about(at: Place): Promise<{ why: ChoiceReason[]; exchanges: Exchanges }>;
}

/** The worker of a wish; another wish has another one. */
function useGenerator(sources: GeneratorSources | undefined, wish: Wish | undefined) {
  const generator = useMemo(
    () => (sources && wish ? generatorFor(sources, wish) : undefined),
    [sources, wish],
  );
  useEffect(() => () => generator?.cancel(), [generator]);
  return generator;
}

type Ask = Parameters<GeneratorClient['generate']>[0];

/** Runs searches one at a time; the answer of one that was stopped is not taken. */
function useSearch(
  generator: GeneratorClient | undefined,
  take: (found: GeneratorOutcome) => void,
) {
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState(false);
  const run = useRef(0);
  const search = useCallback(
    async (asked: Ask) => {
      if (!generator) return;
      run.current += 1;
      const mine = run.current;
      setFailed(false);
      setProgress(0);
      try {
        const found = await generator.generate(asked, (done) => {
          if (run.current === mine) setProgress(done);
        });
        if (run.current === mine) take(found);
      } catch {
        if (run.current === mine) setFailed(true);
      }
      if (run.current === mine) setProgress(undefined);
    },
    [generator, take],
  );
  const cancel = useCallback(() => {
    run.current += 1;
    generator?.cancel();
    setProgress(undefined);
  }, [generator]);
  return { search, cancel, progress, failed };
}

/** Days that are proposed, changed by hand, locked, and proposed anew. */
export function useProposal(
  sources: GeneratorSources | undefined,
  wish: Wish | undefined,
): Proposal {
  const generator = useGenerator(sources, wish);
  const [outcome, setOutcome] = useState<GeneratorOutcome>();
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const { search, ...state } = useSearch(generator, setOutcome);
  const plan = outcome?.kind === 'plan' ? outcome.plan : undefined;
  const dishes = plan?.dishes ?? [];

  const put = async (dish: PlannedDish) => {
    if (!plan || !generator) return;
    const changed = dishes.map((one) => (placeId(one) === placeId(dish) ? dish : one));
    const checked = await generator.check(changed);
    setOutcome({ kind: 'plan', plan: { ...plan, dishes: changed, ...checked } });
    // What a person chose is not taken away by the next search.
    setLocked((now) => new Set(now).add(placeId(dish)));
  };
  return {
    ...state,
    outcome,
    plan,
    locked,
    propose: () =>
      void search({ seed: newSeed(), kept: dishes.filter((dish) => locked.has(placeId(dish))) }),
    toggleLock: (at) =>
      setLocked((now) => {
        const next = new Set(now);
        if (!next.delete(placeId(at))) next.add(placeId(at));
        return next;
      }),
    renew: (at) => {
      const gone = dishes.find((dish) => placeId(dish) === placeId(at));
      const kept = dishes.filter((dish) => dish !== gone);
      const not = gone ? [{ ...at, itemId: gone.line.itemId }] : [];
      void search({ seed: newSeed(), kept, not });
    },
    put: (dish) => void put(dish).catch(() => undefined),
    about: async (at) => {
      if (!generator) throw new Error('not open');
      const [why, exchanges] = [generator.why(dishes, at), generator.exchanges(dishes, at)];
      return { why: await why, exchanges: await exchanges };
    },
  };
}
