import { applyUpdate, elsewhere } from './serviceWorker';

async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | undefined> {
  if (worker?.state === 'installing')
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
    });
  return worker?.state === 'installed' ? worker : undefined;
}

/**
 * Reloads this tab.
 * @returns false where there is no new version yet
 * @throws when the server cannot be asked
 */
export async function updateNow(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) await registration?.update();
  const next = registration?.waiting ?? (await installed(registration?.installing ?? null));
  if (next) applyUpdate();
  // Without a service worker the server's own version comes with a reload, as does one that another tab took.
  else if (!registration || elsewhere.isTaken) window.location.reload();
  else return false;
  return true;
}
