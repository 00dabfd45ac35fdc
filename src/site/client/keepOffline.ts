const LATER = 2_000;

async function keep({ serviceWorker }: Navigator): Promise<void> {
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'VISITED' }, []);
}

// Where the browser forbids a service worker, pages are read with a network.
const begin = (): void => void setTimeout(() => void keep(navigator).catch(() => undefined), LATER);

export function keepOffline(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // The development server has no service worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return;
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
