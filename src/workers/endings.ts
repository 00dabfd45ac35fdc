const endings = new Set<() => void>();

/**
 * Notes how a worker is ended. Whoever closes a workspace calls `endWorkers` without loading the code
 * of workers that were never started.
 */
export function onEnd(end: () => void): void {
  endings.add(end);
}

/** Ends all workers of this page; what they held of an account is gone with them. */
export function endWorkers(): void {
  for (const end of endings) end();
}
