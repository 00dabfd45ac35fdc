export interface Task {
  /** Runs the work; woken while it runs, it runs once more. */
  wake(): void;
  stop(): Promise<void>;
}

export function createTask(work: () => Promise<void>, failed: (error: unknown) => void): Task {
  const state = { isRequested: false, stopped: false };
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (state.isRequested && !state.stopped) {
        state.isRequested = false;
        await work();
      }
    } catch (error) {
      if (!state.stopped) failed(error);
    } finally {
      running = undefined;
    }
  }

  return {
    wake() {
      state.isRequested = true;
      if (!state.stopped) running ??= run();
    },
    async stop() {
      state.stopped = true;
      await running;
    },
  };
}
