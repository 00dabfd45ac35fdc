import { proxy } from 'comlink';
import type { MatchedNames } from '../domain/practice/ai/proposal';
import type { Clash } from '../domain/generator/clashes';
import type { Exchanges } from '../domain/generator/exchanges';
import type { GenerateOptions } from '../domain/generator/puzzle';
import type {
  GeneratedPlan,
  GeneratorOutcome,
  DishPosition,
  PlannedDish,
  Wish,
} from '../domain/generator/types';
import type { ChoiceReason } from '../domain/generator/why';
import { onEnd } from './endings';
import type { GeneratorService, GeneratorSources } from './generatorService';
import type { WorkerLike } from './nutritionClient';
import { createRemoteWorker } from './remoteWorker';

/** Milliseconds without an answer after which the worker counts as dead; fourteen days on an old phone take ten seconds. */
const ANSWER_TIMEOUT = 60_000;

export interface GeneratorClient {
  open(): Promise<void>;
  generate(
    options: GenerateOptions,
    onProgress: (done: number) => void,
    names?: readonly string[],
  ): Promise<GeneratorOutcome>;
  match(names: readonly string[]): Promise<MatchedNames>;
  exchanges(dishes: readonly PlannedDish[], at: DishPosition): Promise<Exchanges>;
  why(dishes: readonly PlannedDish[], at: DishPosition): Promise<ChoiceReason[]>;
  clashes(plan: GeneratedPlan): Promise<Clash[]>;
  check(dishes: readonly PlannedDish[]): Promise<Pick<GeneratedPlan, 'verdict' | 'repeats'>>;
  cancel(): void;
}

export function createGeneratorClient(
  spawn: () => WorkerLike,
  sources: GeneratorSources,
  wish: Wish,
): GeneratorClient {
  const worker = createRemoteWorker<GeneratorService>(spawn, 'generator', ANSWER_TIMEOUT);
  onEnd(worker.dispose);
  let opened: Promise<unknown> | undefined;
  const cancel = () => {
    opened = undefined;
    worker.dispose();
  };
  const open = async () => {
    opened ??= worker.call((remote) => remote.open(sources, wish));
    try {
      await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
  const asking = async <T>(work: Parameters<typeof worker.call<T>>[0]): Promise<T> => {
    await open();
    return worker.call(work);
  };
  return {
    open,
    generate: (options, onProgress, names) =>
      asking<GeneratorOutcome>(
        async (remote) => await remote.generate(options, proxy(onProgress), names),
      ),
    match: (names) => asking((remote) => remote.match(names)),
    exchanges: (dishes, at) => asking((remote) => remote.exchanges(dishes, at)),
    why: (dishes, at) => asking((remote) => remote.why(dishes, at)),
    clashes: (plan) => asking((remote) => remote.clashes(plan)),
    check: (dishes) => asking((remote) => remote.check(dishes)),
    cancel,
  };
}

export const generatorFor = (sources: GeneratorSources, wish: Wish): GeneratorClient =>
  createGeneratorClient(
    () => new Worker(new URL('./generator.worker.ts', import.meta.url), { type: 'module' }),
    sources,
    wish,
  );
