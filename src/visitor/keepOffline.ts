async function keep(): Promise<void> {
  const { keepFiles, watchForUpdate } = await import('../platform/serviceWorker');
  // A newer version waits until all pages are closed: somebody may be typing.
  await watchForUpdate({ onWaiting: () => undefined, onTakenElsewhere: () => undefined });
  await keepFiles(['visitor']);
}

export function keepOffline(): void {
  if (import.meta.env.PROD) keep().catch(reportError);
}
