import { CouchCredentialsRefused } from './errors';

/** Milliseconds between attempts to reach a database that is away. */
const RETRY = 2_000;
/** Milliseconds that a running attempt gets to finish when the gateway stops. */
const GRACE = 3_000;

/** Follows whether the database answers, and sets it up whenever it appears. */
export interface Readiness {
  /** True when the database was set up and no call has failed since. */
  ready(): boolean;
  /** The error of the last attempt; undefined while the database is ready, and before the first one. */
  cause(): unknown;
  /** A call found the database away. One call may err: requests are refused only if asking again confirms it. */
  doubt(): void;
  /** Asks now. Resolves with the server's version, or undefined while it is away. */
  check(): Promise<string | undefined>;
  /** No more attempts; waits up to 3 s for one that runs, so that nothing is written afterwards. */
  stop(): Promise<void> | void;
}

export interface ReadinessOptions {
  /** Rejects while the database is away. */
  version: () => Promise<string>;
  /** Idempotent set-up and migrations, run before the first use and again after each absence. */
  setUp: () => Promise<void>;
  /** Called once for each change. `error` is undefined when the database came, else it says why it is away. */
  onChange: (ready: boolean, error: unknown) => void;
  /** Milliseconds between attempts (default 2000). */
  retry?: number;
}

/** The state by which a change is noticed: a database that is away may turn out to refuse the password. */
const stateOf = (ready: boolean, error: unknown): string =>
  ready ? 'ready' : error instanceof CouchCredentialsRefused ? error.kind : 'away';

/** Calls on for each change of state, not for each attempt. */
function onlyChanges(onChange: ReadinessOptions['onChange']): ReadinessOptions['onChange'] {
  let reported: string | undefined;
  return (ready, error) => {
    const state = stateOf(ready, error);
    if (reported === state) return;
    reported = state;
    onChange(ready, error);
  };
}

export function createReadiness(options: ReadinessOptions): Readiness {
  const { version, setUp, retry = RETRY } = options;
  const tell = onlyChanges(options.onChange);
  let isReady = false;
  let isDoubted = false;
  let cause: unknown;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let attempt: Promise<string | undefined> | undefined;

  const report = (ready: boolean, error?: unknown): void => {
    isReady = ready;
    cause = error;
    if (!stopped) tell(ready, error);
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void check(), retry);
    timer.unref();
  };

  async function ask(): Promise<string | undefined> {
    try {
      const found = await version();
      // A database that vanished while its server answers is made again by the set-up.
      if (!isReady || isDoubted) {
        isDoubted = false;
        await setUp();
      }
      clearTimeout(timer);
      report(true);
      return found;
    } catch (error) {
      report(false, error);
      schedule();
      return undefined;
    }
  }

  /** Concurrent callers share one attempt. */
  const check = (): Promise<string | undefined> =>
    (attempt ??= ask().finally(() => (attempt = undefined)));

  return {
    ready: () => isReady,
    cause: () => cause,
    doubt: () => {
      if (!isReady) return;
      isDoubted = true;
      void check();
    },
    check,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([attempt, new Promise((resolve) => setTimeout(resolve, GRACE).unref())]);
    },
  };
}
