import { wrap, type Endpoint, type Remote } from 'comlink';
import type { GoalKind } from '../domain/records/clients';
import type { Consultation } from '../domain/records/consultations';
import type { Meals } from '../domain/food/storedLines';
import type { NutrientTotals } from '../domain/nutrition/totals';
import type { IndexItem, IndexKind, SearchHit, SearchOptions } from '../domain/search/foodIndex';
import type { AskedTargets, DayClient, DayTargets } from '../domain/targets/dayTargets';
import type { RankedMenu, SuitabilityClient, SuitabilityMenu } from '../domain/targets/suitability';
import { onEnd } from './endings';
import type { NutritionService } from './nutritionService';
import type { CalendarMonth } from '../domain/person/body';

/** The worker could not be started or died twice over one call; `cause` says how. */
export class NutritionUnavailable extends Error {
  override readonly name = 'NutritionUnavailable';
}

/** The part of a `Worker` that the client needs. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

/** A worker that is thought to be alive; `end` is aborted with the cause when it is not. */
interface Running {
  worker: WorkerLike;
  remote: Remote<NutritionService>;
  end: AbortController;
}

type Outcome<R> = { answered: true; value: R } | { answered: false; cause: unknown };

/** Milliseconds without an answer after which the worker counts as dead. The slowest call, a first
 * index of 10,000 foods, takes well under one second. */
const ANSWER_TIMEOUT = 10_000;
/** One restart for each call: what kills a fresh worker would kill the next one too. */
const ATTEMPTS = 2;

/** The cause of an end that nobody wants mended. */
const DISPOSED = new Error('disposed');

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

function sameItem(a: IndexItem, b: IndexItem): boolean {
  return (
    a.kind === b.kind &&
    a.name === b.name &&
    a.category === b.category &&
    a.calories === b.calories &&
    a.protein === b.protein &&
    a.fat === b.fat &&
    a.carbs === b.carbs &&
    sameWords(a.mealTypes ?? [], b.mealTypes ?? []) &&
    a.own === b.own &&
    sameWords(a.aliases, b.aliases)
  );
}

/**
 * Nutrition and search off the main thread. The worker starts with the first call and is
 * restarted, with its foods, when it dies.
 */
export class NutritionClient {
  readonly #spawn: () => WorkerLike;
  readonly #timeout: number;
  #running: Running | undefined;
  /** The contents of the worker's index, to fill a new worker and to send differences only. */
  #items = new Map<string, IndexItem>();
  #uses: ReadonlyMap<string, number> = new Map();

  constructor(spawn: () => WorkerLike, timeout: number = ANSWER_TIMEOUT) {
    this.#spawn = spawn;
    this.#timeout = timeout;
  }

  /**
   * Says what can be found: everything, each time. Only what differs from the last time travels to
   * the worker, so that this may be called on each change of a live query.
   */
  setFoods(items: readonly IndexItem[]): void {
    const next = new Map(items.map((item) => [item.id, item]));
    const changed = [...next.values()].filter((item) => {
      const before = this.#items.get(item.id);
      return !before || !sameItem(before, item);
    });
    const gone = [...this.#items.keys()].filter((id) => !next.has(id));
    this.#items = next;
    const running = this.#running;
    if (!running) return;
    const fail = (cause: unknown) => this.#bury(running, cause);
    if (gone.length > 0) running.remote.removeFoods(gone).catch(fail);
    if (changed.length > 0) running.remote.addFoods(changed).catch(fail);
  }

  /** Says how often each item was used: among equal matches the most used come first. */
  setUses(uses: ReadonlyMap<string, number>): void {
    this.#uses = uses;
    const running = this.#running;
    running?.remote.setUses(uses).catch((cause: unknown) => this.#bury(running, cause));
  }

  /** Search by name; see `FoodIndex`. @throws NutritionUnavailable */
  search(query: string, options: SearchOptions = {}): Promise<SearchHit[]> {
    return this.#call((remote) => remote.search(query, options));
  }

  /** The best of each kind, asked once; see `FoodIndex`. @throws NutritionUnavailable */
  searchKinds(
    query: string,
    kinds: readonly IndexKind[],
    options: Omit<SearchOptions, 'kinds'> = {},
  ): Promise<SearchHit[][]> {
    return this.#call((remote) => remote.searchKinds(query, kinds, options));
  }

  /** Totals of a day. @throws NutritionUnavailable */
  menuTotals(meals: Meals): Promise<NutrientTotals> {
    return this.#call((remote) => remote.menuTotals(meals));
  }

  /** Computes the targets of a client's day. @throws NutritionUnavailable */
  dayTargets(
    client: DayClient,
    newestFirst: readonly Consultation[],
    today: CalendarMonth,
    asked?: AskedTargets,
  ): Promise<DayTargets> {
    return this.#call((remote) => remote.dayTargets(client, newestFirst, today, asked));
  }

  /** Masters by suitability, the best first. @throws NutritionUnavailable */
  rankMasters(
    masters: readonly (SuitabilityMenu & { id: string })[],
    client: SuitabilityClient,
    goal?: GoalKind,
  ): Promise<RankedMenu[]> {
    // Only what is scored travels; whole menus would be copied with their meals.
    const scored = masters.map(({ id, nutritionSummary, extendedNutrition }) => ({
      id,
      nutritionSummary,
      extendedNutrition,
    }));
    const { goals, allergies, medicalConditions = [], weight, height, adult = true } = client;
    const about = { goals, allergies, medicalConditions, weight, height, adult };
    return this.#call((remote) => remote.rankMasters(scored, about, goal));
  }

  /** Ends the worker and forgets its foods, as another account must not find them. */
  dispose(): void {
    this.#items = new Map();
    this.#uses = new Map();
    if (this.#running) this.#bury(this.#running, DISPOSED);
  }

  #start(): Running {
    const worker = this.#spawn();
    const running: Running = {
      worker,
      remote: wrap<NutritionService>(worker),
      end: new AbortController(),
    };
    const fail = (cause: unknown) => this.#bury(running, cause);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    if (this.#items.size > 0) running.remote.setFoods([...this.#items.values()]).catch(fail);
    if (this.#uses.size > 0) running.remote.setUses(this.#uses).catch(fail);
    return running;
  }

  /** Ends a worker; every call that waits for it hears of it. */
  #bury(running: Running, cause: unknown): void {
    if (this.#running === running) this.#running = undefined;
    running.worker.terminate();
    running.end.abort(cause);
  }

  async #call<R>(run: (remote: Remote<NutritionService>) => Promise<R>): Promise<R> {
    let cause: unknown;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const outcome = await this.#attempt(run);
      if (outcome.answered) return outcome.value;
      cause = outcome.cause;
      if (cause === DISPOSED) break;
    }
    throw new NutritionUnavailable('the nutrition worker does not answer', { cause });
  }

  /** One try. An error that the service itself throws goes to the caller; a death does not. */
  async #attempt<R>(run: (remote: Remote<NutritionService>) => Promise<R>): Promise<Outcome<R>> {
    let running: Running;
    try {
      running = this.#running ??= this.#start();
    } catch (cause) {
      return { answered: false, cause };
    }
    const { remote, end } = running;
    const watch = new AbortController();
    const timer = setTimeout(
      () => this.#bury(running, new Error(`no answer in ${this.#timeout} ms`)),
      this.#timeout,
    );
    const death = new Promise<Outcome<R>>((resolve) => {
      const die = () => resolve({ answered: false, cause: end.signal.reason });
      end.signal.addEventListener('abort', die, { once: true, signal: watch.signal });
    });
    try {
      const answer = run(remote).then((value): Outcome<R> => ({ answered: true, value }));
      return await Promise.race([answer, death]);
    } finally {
      clearTimeout(timer);
      watch.abort();
    }
  }
}

let shared: NutritionClient | undefined;

/** The app's one nutrition worker; it is started by its first call. */
export function nutritionClient(): NutritionClient {
  if (shared) return shared;
  const client = new NutritionClient(
    () => new Worker(new URL('./nutrition.worker.ts', import.meta.url), { type: 'module' }),
  );
  onEnd(() => client.dispose());
  shared = client;
  return client;
}
