export interface Waker {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * @param look resolves with milliseconds until its next call
 * @param longest upper bound of that, also after a failure
 */
export function createWaker(
  look: () => Promise<number>,
  longest: number,
  onError: (error: unknown) => void,
): Waker {
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function lookWhileWoken(): Promise<void> {
    while (isWoken) {
      isWoken = false;
      clearTimeout(timer);
      let wait = longest;
      try {
        wait = Math.min(await look(), longest);
      } catch (error) {
        onError(error);
      }
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(wake, wait).unref();
    }
  }

  function wake(): void {
    if (isStopped) return;
    isWoken = true;
    looking ??= lookWhileWoken().finally(() => {
      looking = undefined;
    });
  }

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
