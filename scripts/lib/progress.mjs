/** Milliseconds without progress after which a part is ended. */
export const QUIET = 120_000;
/** Milliseconds that a test gets above its own limit to end by itself. */
const AFTERWARDS = 30_000;

/**
 * Watches for progress, from now on.
 * @param onStuck called once, with the titles of the tests that run, where there was none for `quiet` milliseconds; a
 *   test that says it may take longer is given its time
 */
export function createWatch(onStuck, quiet = QUIET) {
  const running = new Map();
  let timer;

  function wait() {
    clearTimeout(timer);
    const limits = [...running.values()].map(({ limit }) => limit + AFTERWARDS);
    timer = setTimeout(
      () => {
        timer = undefined;
        onStuck([...running.values()].map(({ title }) => title));
      },
      Math.max(quiet, ...limits),
    );
  }

  wait();
  return {
    said: wait,
    begun: (id, title, limit = 0) => {
      running.set(id, { title, limit: Number.isFinite(limit) ? limit : 0 });
      wait();
    },
    ended: (id) => {
      running.delete(id);
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
