/** Calls one function when it is woken or its time has come, never twice at the same time. */
export interface Waker {
  /** Calls it now, or again as soon as the present call has ended. */
  wake(): void;
  /** No more calls. @returns resolves when the one that runs has ended */
  stop(): Promise<void>;
}

/**
 * @param look resolves with the milliseconds until it wants to be called again
 * @param longest milliseconds until then at most, also after a failure
 * @param onError told what `look` rejected with
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
