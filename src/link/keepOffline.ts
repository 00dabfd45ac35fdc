async function keep(): Promise<void> {
  const { applyUpdate, keepFiles, watchForUpdate } = await import('../platform/serviceWorker');
  await watchForUpdate({
    onWaiting: () => {
      const isTyping = document.activeElement instanceof HTMLInputElement;
      if (!isTyping) applyUpdate();
    },
    onTakenElsewhere: () => undefined,
  });
  await keepFiles(['link']);
}

/** A newer version takes over at once, unless somebody types: what was pressed is kept on the phone. */
export function keepOffline(): void {
  // The development server has no service worker.
  if (import.meta.env.PROD) keep().catch(reportError);
}
