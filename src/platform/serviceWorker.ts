import { Workbox } from 'workbox-window';

export interface ServiceWorkerEvents {
  /** A new version waits; `apply` lets it take over, after which `taken` fires in every tab. */
  waiting(apply: () => void): void;
  /** A new version took over. `byThisTab` when this tab's `apply` asked for it. */
  taken(byThisTab: boolean): void;
  /** The first installation is done: from now on the app opens with no network. */
  offlineReady(): void;
  failed(error: unknown): void;
}

/** How often an open app asks whether there is a new version, in milliseconds. */
const CHECK_EVERY = 60 * 60 * 1000;

/**
 * Registers `/sw.js`. An update never takes over by itself and never reloads a page.
 * @returns what ends the periodic check
 */
export function registerServiceWorker(events: ServiceWorkerEvents): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const workbox = new Workbox('/sw.js', { scope: '/' });
  const hadController = navigator.serviceWorker.controller !== null;
  let asked = false;
  const announce = () =>
    events.waiting(() => {
      asked = true;
      workbox.messageSkipWaiting();
    });
  workbox.addEventListener('waiting', announce);
  workbox.addEventListener('activated', (event) => {
    if (!event.isUpdate && !event.isExternal) events.offlineReady();
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker claims the page that installed it: nothing to tell.
    if (hadController || asked) events.taken(asked);
  });
  workbox.register().catch(events.failed);
  // No network is the usual reason for a failed check; the next one comes.
  const check = () => void workbox.update().catch(() => undefined);
  const timer = setInterval(check, CHECK_EVERY);
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
