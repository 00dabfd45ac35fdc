/**
 * Preloaded: makes timers of 100 ms and more, call limits and the elapsed-time clock run FAST_CLOCK times as fast. The
 * time of day stays true, and so do the ratios between heartbeats, watchdogs and pauses.
 */
const factor = Number(process.env.FAST_CLOCK ?? '1');
/** Shorter waits only batch work of the same moment, so they stay. */
const SHORT = 100;
const fast = (wait) => (wait >= SHORT ? Math.max(SHORT / 10, wait / factor) : wait);

if (factor > 1) {
  const { setTimeout: timeout, setInterval: interval } = globalThis;
  globalThis.setTimeout = Object.assign(
    (work, wait, ...rest) => timeout(work, fast(wait), ...rest),
    timeout,
  );
  globalThis.setInterval = Object.assign(
    (work, wait, ...rest) => interval(work, fast(wait), ...rest),
    interval,
  );
  const limit = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (wait) => limit(Math.ceil(fast(wait)));
  const now = performance.now.bind(performance);
  const start = now();
  performance.now = () => start + (now() - start) * factor;
}
