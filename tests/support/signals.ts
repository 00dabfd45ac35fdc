import { getEventListeners } from 'node:events';

/** Signals made with `AbortSignal.any` that Node keeps at another. */
const dependents = (signal: AbortSignal): number => {
  const name = Object.getOwnPropertySymbols(signal).find((symbol) =>
    String(symbol).includes('kDependantSignals'),
  );
  const kept = name && (signal as unknown as Record<symbol, { size?: number } | undefined>)[name];
  return (kept && kept.size) ?? 0;
};

/** Things that hang at a signal, and live as long as it does. */
export const hangingAt = (signal: AbortSignal): number =>
  getEventListeners(signal, 'abort').length + dependents(signal);
