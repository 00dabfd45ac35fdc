import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MatchedNames } from '../../domain/practice/ai/proposal';
import type { Clash } from '../../domain/generator/clashes';
import type { Exchanges } from '../../domain/generator/exchanges';
import { listMissed } from '../../domain/generator/check';
import { placeId } from '../../domain/generator/prepare';
import type {
  GeneratedPlan,
  GeneratorOutcome,
  DishPosition,
  PlannedDish,
  Wish,
} from '../../domain/generator/types';
import type { ChoiceReason } from '../../domain/generator/why';
import { generatorFor, type GeneratorClient } from '../../workers/generatorClient';
import type { GeneratorSources } from '../../workers/generatorService';
import { newSeed } from './newSeed';

const SETTLED = 500;

export interface Proposal {
  outcome: GeneratorOutcome | undefined;
  madeFor: Wish | undefined;
  plan: GeneratedPlan | undefined;
  locked: ReadonlySet<string>;
  /** Share (0–1) that is done; absent while nothing is under way. */
  progress: number | undefined;
  failed: boolean;
  propose(): void;
  cancel(): void;
  toggleLock(at: DishPosition): void;
  renew(at: DishPosition): void;
  put(dish: PlannedDish): void;
  clashes: readonly Clash[] | undefined;
  about(at: DishPosition): Promise<{ why: ChoiceReason[]; exchanges: Exchanges }>;
  matched: MatchedNames | undefined;
}

function useGenerator(
  sources: GeneratorSources | undefined,
  wish: Wish | undefined,
  make: typeof generatorFor,
) {
  const generator = useMemo(
    () => (sources && wish ? make(sources, wish) : undefined),
    [sources, wish, make],
  );
  useEffect(() => {
    // Each typed letter makes another wish.
    const timer = setTimeout(() => void generator?.open().catch(() => undefined), SETTLED);
    return () => {
      clearTimeout(timer);
      generator?.cancel();
    };
  }, [generator]);
  return generator;
}

type Ask = Parameters<GeneratorClient['generate']>[0];

function useSearch(
  generator: GeneratorClient | undefined,
  take: (outcome: GeneratorOutcome) => void,
  names: readonly string[],
) {
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState(false);
  const run = useRef(0);
  const search = useCallback(
    async (attempt: Ask) => {
      if (!generator) return;
      run.current += 1;
      const mine = run.current;
      setFailed(false);
      setProgress(0);
      try {
        const onProgress = (done: number) => {
          if (run.current === mine) setProgress(done);
        };
        const outcome = await generator.generate(attempt, onProgress, names);
        if (run.current !== mine) return;
        take(outcome);
      } catch {
        if (run.current !== mine) return;
        setFailed(true);
      }
      // Progress comes by a port of its own, and may arrive behind the answer.
      run.current += 1;
      setProgress(undefined);
    },
    [generator, take, names],
  );
  const cancel = useCallback(() => {
    run.current += 1;
    generator?.cancel();
    setProgress(undefined);
  }, [generator]);
  return { search, cancel, progress, failed };
}

function useLocks() {
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  return {
    locked,
    lock: (at: DishPosition) => setLocked((now) => new Set(now).add(placeId(at))),
    toggleLock: (at: DishPosition) =>
      setLocked((now) => {
        const next = new Set(now);
        if (!next.delete(placeId(at))) next.add(placeId(at));
        return next;
      }),
  };
}

function without(dishes: readonly PlannedDish[], at: DishPosition): Ask {
  const gone = dishes.find((dish) => placeId(dish) === placeId(at));
  const others = dishes.filter((dish) => dish !== gone);
  const not = gone ? [{ day: at.day, slot: at.slot, role: at.role, itemId: gone.line.itemId }] : [];
  return { seed: newSeed(), kept: others, not };
}

/** @throws Error while nothing is open */
async function aboutDish(
  generator: GeneratorClient | undefined,
  dishes: readonly PlannedDish[],
  at: DishPosition,
): Promise<{ why: ChoiceReason[]; exchanges: Exchanges }> {
  if (!generator) throw new Error('not open');
  const [why, exchanges] = [generator.why(dishes, at), generator.exchanges(dishes, at)];
  return { why: await why, exchanges: await exchanges };
}

function useMatched(generator: GeneratorClient | undefined, names: readonly string[]) {
  const [matched, setMatched] = useState<MatchedNames>();
  useEffect(() => {
    if (!generator || names.length === 0) return undefined;
    let isCurrent = true;
    const match = async () => {
      const matches = await generator.match(names);
      if (isCurrent) setMatched(matches);
    };
    void match().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [generator, names]);
  return names.length === 0 ? undefined : matched;
}

function useClashes(generator: GeneratorClient | undefined, plan: GeneratedPlan | undefined) {
  const [read, setRead] = useState<{ plan: GeneratedPlan; clashes: Clash[] }>();
  useEffect(() => {
    if (!generator || !plan || listMissed(plan.verdict).length === 0) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const clashes = await generator.clashes(plan);
      if (isCurrent) setRead({ plan, clashes });
    };
    void ask().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [generator, plan]);
  return read && read.plan === plan ? read.clashes : undefined;
}

async function withDish(
  generator: GeneratorClient,
  plan: GeneratedPlan,
  dish: PlannedDish,
): Promise<GeneratedPlan> {
  const dishes = plan.dishes.map((one) => (placeId(one) === placeId(dish) ? dish : one));
  return { ...plan, dishes, ...(await generator.check(dishes)) };
}

const NO_NAMES: readonly string[] = [];

export function useProposal(
  sources: GeneratorSources | undefined,
  wish: Wish | undefined,
  names: readonly string[] = NO_NAMES,
  make = generatorFor,
): Proposal {
  const generator = useGenerator(sources, wish, make);
  const [proposal, setProposal] = useState<{ outcome: GeneratorOutcome; madeFor: Wish }>();
  const take = useCallback(
    (outcome: GeneratorOutcome) => wish && setProposal({ outcome, madeFor: wish }),
    [wish],
  );
  const { lock, ...locks } = useLocks();
  const { search, ...state } = useSearch(generator, take, names);
  const matched = useMatched(generator, names);
  const plan = proposal?.outcome.kind === 'plan' ? proposal.outcome.plan : undefined;
  const dishes = plan?.dishes ?? [];
  const clashes = useClashes(generator, proposal?.madeFor === wish ? plan : undefined);
  const put = async (dish: PlannedDish) => {
    if (!plan || !generator || !proposal) return;
    const next = await withDish(generator, plan, dish);
    setProposal({ ...proposal, outcome: { kind: 'plan', plan: next } });
    // A dish that a person chose stays through the next search.
    lock(dish);
  };
  const isLocked = (dish: PlannedDish) => locks.locked.has(placeId(dish));
  return {
    ...state,
    ...locks,
    matched,
    clashes,
    outcome: proposal?.outcome,
    madeFor: proposal?.madeFor,
    plan,
    propose: () => void search({ seed: newSeed(), kept: dishes.filter(isLocked) }),
    renew: (at) => void search(without(dishes, at)),
    put: (dish) => void put(dish).catch(() => undefined),
    about: (at) => aboutDish(generator, dishes, at),
  };
}
