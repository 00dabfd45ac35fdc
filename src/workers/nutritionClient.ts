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

export class NutritionUnavailable extends Error {
  override readonly name = 'NutritionUnavailable';
}

export interface WorkerLike extends Endpoint {
  terminate(): void;
}

interface Running {
  worker: WorkerLike;
  remote: Remote<NutritionService>;
  end: AbortController;
}

type Outcome<R> = { answered: true; value: R } | { answered: false; cause: unknown };

/** Milliseconds without an answer after which the worker counts as dead. The slowest call, a first
 * index of 10,000 foods, takes well under one second. */
const ANSWER_TIMEOUT = 10_000;
const ATTEMPTS = 2;

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

export class NutritionClient {
  readonly #spawn: () => WorkerLike;
  readonly #timeout: number;
  #running: Running | undefined;
  #items = new Map<string, IndexItem>();
  #uses: ReadonlyMap<string, number> = new Map();

  constructor(spawn: () => WorkerLike, timeout: number = ANSWER_TIMEOUT) {
    this.#spawn = spawn;
    this.#timeout = timeout;
  }

  /** Replaces all foods; only the differences go to the worker, so it may be called on every change of a live query. */
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

  setUses(uses: ReadonlyMap<string, number>): void {
    this.#uses = uses;
    const running = this.#running;
    running?.remote.setUses(uses).catch((cause: unknown) => this.#bury(running, cause));
  }

  /** @throws NutritionUnavailable */
  search(query: string, options: SearchOptions = {}): Promise<SearchHit[]> {
    return this.#call((remote) => remote.search(query, options));
  }

  /** @throws NutritionUnavailable */
  searchKinds(
    query: string,
    kinds: readonly IndexKind[],
    options: Omit<SearchOptions, 'kinds'> = {},
  ): Promise<SearchHit[][]> {
    return this.#call((remote) => remote.searchKinds(query, kinds, options));
  }

  menuTotals(meals: Meals): Promise<NutrientTotals> {
    return this.#call((remote) => remote.menuTotals(meals));
  }

  dayTargets(
    client: DayClient,
    newestFirst: readonly Consultation[],
    today: CalendarMonth,
    choices?: AskedTargets,
    code?: string,
  ): Promise<DayTargets> {
    return this.#call((remote) => remote.dayTargets(client, newestFirst, today, choices, code));
  }

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

export function nutritionClient(): NutritionClient {
  if (shared) return shared;
  const client = new NutritionClient(
    () => new Worker(new URL('./nutrition.worker.ts', import.meta.url), { type: 'module' }),
  );
  onEnd(() => client.dispose());
  shared = client;
  return client;
}
