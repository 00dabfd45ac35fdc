async function keep(): Promise<void> {
  const { keepFiles, watchForUpdate } = await import('../platform/serviceWorker');
  // A newer version waits until all pages are closed: somebody may be typing.
  await watchForUpdate({ onWaiting: () => undefined, onTakenElsewhere: () => undefined });
  await keepFiles(['visitor']);
}

/** Keeps the visitor's pages for the time without a network. */
export function keepOffline(): void {
  // The development server has no service worker.
  if (import.meta.env.PROD) keep().catch(reportError);
}
