import { CouchCredentialsRefused } from './errors';

const RETRY = 2_000;
const GRACE = 3_000;

export interface Readiness {
  ready(): boolean;
  cause(): unknown;
  /** Reports that a call found the database away; requests are refused only after a check confirms it. */
  doubt(): void;
  check(): Promise<string | undefined>;
  /** Stops attempts; waits up to 3 s for a running one, so that nothing is written afterwards. */
  stop(): Promise<void> | void;
}

export interface ReadinessOptions {
  version: () => Promise<string>;
  setUp: () => Promise<void>;
  onChange: (ready: boolean, error: unknown) => void;
  retry?: number;
}

/** Includes the reason, so that a change from "away" to "password refused" is noticed. */
const getState = (ready: boolean, error: unknown): string =>
  ready ? 'ready' : error instanceof CouchCredentialsRefused ? error.kind : 'away';

function onlyChanges(onChange: ReadinessOptions['onChange']): ReadinessOptions['onChange'] {
  let reported: string | undefined;
  return (ready, error) => {
    const state = getState(ready, error);
    if (reported === state) return;
    reported = state;
    onChange(ready, error);
  };
}

export function createReadiness(options: ReadinessOptions): Readiness {
  const { version, setUp, retry = RETRY } = options;
  const notifyChange = onlyChanges(options.onChange);
  let isReady = false;
  let isDoubted = false;
  let cause: unknown;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let attempt: Promise<string | undefined> | undefined;

  const report = (ready: boolean, error?: unknown): void => {
    isReady = ready;
    cause = error;
    if (!stopped) notifyChange(ready, error);
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void check(), retry);
    timer.unref();
  };

  async function ask(): Promise<string | undefined> {
    try {
      const versionAnswer = await version();
      if (!isReady || isDoubted) {
        isDoubted = false;
        await setUp();
      }
      clearTimeout(timer);
      report(true);
      return versionAnswer;
    } catch (error) {
      report(false, error);
      schedule();
      return undefined;
    }
  }

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
