import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import {
  TestRunner,
  vi,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
} from 'vitest';

type Act = (callback: () => unknown) => PromiseLike<unknown>;

class Scope {
  isOver = false;
  end!: () => void;
  readonly over: Promise<never>;

  constructor(of: string) {
    this.over = new Promise((_resolve, reject) => {
      this.end = () => {
        this.isOver = true;
        reject(new Error(`${of} is over: nothing more is drawn for it.`));
      };
    });
    this.over.catch(() => undefined);
  }
}

const running = new AsyncLocalStorage<Scope>();
let between = new Scope('A hook');

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/**
 * React keeps one counted queue for all `act` calls: one that never ends keeps every later page empty. So each ends with
 * its test, and calls after its end are refused.
 */
function boundAct(act: Act): Act {
  return (callback) => {
    const scope = running.getStore() ?? between;
    return act(() => {
      if (scope.isOver) return scope.over;
      const result = callback();
      return isPromise(result) ? Promise.race([result, scope.over]) : result;
    });
  };
}

// Before anything imports React: an import takes the functions as they are then.
const react = createRequire(import.meta.url)('react') as { act: Act };
react.act = boundAct(react.act);

/** A test may have left fake timers behind. */
const { setImmediate } = globalThis;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export default class OwnScopes extends TestRunner {
  private hadFakeClock = false;

  override onBeforeTryTask(test: RunnerTask): void {
    super.onBeforeTryTask(test);
    this.hadFakeClock = vi.isFakeTimers();
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    if (!this.hadFakeClock) vi.useRealTimers();
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const scope = new Scope(`The test “${test.name}”`);
    try {
      await running.run(scope, async () => TestRunner.getTestFn(test)());
    } finally {
      scope.end();
      await settled();
    }
  }

  /** Runs before the after-hooks, one of which may render. */
  async onTaskFinished(_test: RunnerTask): Promise<void> {
    between.end();
    between = new Scope('A hook');
    await settled();
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if ((suite as RunnerTestFile).filepath === undefined) return;
    between.end();
    between = new Scope('A hook');
    await settled();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}
