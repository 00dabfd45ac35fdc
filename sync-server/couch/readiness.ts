/** Milliseconds between attempts to reach a database that is away. */
const RETRY = 2_000;
/** Milliseconds that a running attempt gets to finish when the gateway stops. */
const GRACE = 3_000;

/** Follows whether the database answers, and sets it up whenever it appears. */
export interface Readiness {
  /** True when the database was set up and no call has failed since. */
  ready(): boolean;
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
  /** Called once for each change. `error` is undefined when the database came. */
  onChange: (ready: boolean, error: unknown) => void;
  /** Milliseconds between attempts (default 2000). */
  retry?: number;
}

export function createReadiness(options: ReadinessOptions): Readiness {
  const { version, setUp, onChange, retry = RETRY } = options;
  let isReady = false;
  let isDoubted = false;
  let reported: boolean | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let attempt: Promise<string | undefined> | undefined;

  const report = (ready: boolean, error?: unknown): void => {
    isReady = ready;
    if (reported === ready || stopped) return;
    reported = ready;
    onChange(ready, error);
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
  function check(): Promise<string | undefined> {
    attempt ??= ask().finally(() => {
      attempt = undefined;
    });
    return attempt;
  }

  return {
    ready: () => isReady,
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
