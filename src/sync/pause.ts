export interface Pause {
  wait(seconds: number): Promise<void>;
  wake(): void;
}

export function createPause(): Pause {
  const sleepers = new Set<() => void>();
  return {
    wait: (seconds) =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          sleepers.delete(done);
          resolve();
        };
        const timer = setTimeout(done, seconds * 1000);
        sleepers.add(done);
      }),
    wake() {
      for (const done of sleepers) done();
    },
  };
}
