import { getEventListeners } from 'node:events';

const dependents = (signal: AbortSignal): number => {
  const name = Object.getOwnPropertySymbols(signal).find((symbol) =>
    String(symbol).includes('kDependantSignals'),
  );
  const listeners =
    name && (signal as unknown as Record<symbol, { size?: number } | undefined>)[name];
  return (listeners && listeners.size) ?? 0;
};

export const hangingAt = (signal: AbortSignal): number =>
  getEventListeners(signal, 'abort').length + dependents(signal);
