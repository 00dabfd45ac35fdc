import { Workbox } from 'workbox-window';

let workbox: Workbox | null = null;
/** Only the tab in which a person agreed reloads; others may hold half-typed forms. */
let reloadWanted = false;

/** Another tab has let a newer version take over; this tab still runs the older one. */
let takenElsewhere = false;

/** Minutes between two looks for a new version while the app is open. */
const LOOK_EVERY = 60;

export interface UpdateEvents {
  /** A new version waits for this person's agreement. */
  onWaiting(): void;
  /** Another tab has taken the new version; this one works on and can be reloaded any time. */
  onTakenElsewhere(): void;
  /** Everything is kept: from now on the app opens without a network. */
  onOfflineReady(): void;
}

/**
 * Registers the service worker and watches for new versions; none takes over by itself.
 * @returns ends the watching
 * @throws when the browser refuses the registration
 */
export async function watchForUpdate(events: UpdateEvents): Promise<() => void> {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const own = new Workbox('/sw.js');
  workbox = own;
  own.addEventListener('waiting', () => events.onWaiting());
  own.addEventListener('controlling', (event) => {
    if (reloadWanted) window.location.reload();
    // A tab of the first visit knows a later version only as an external one.
    else if (event.isUpdate || event.isExternal) {
      takenElsewhere = true;
      events.onTakenElsewhere();
    }
  });
  own.addEventListener('installed', (event) => {
    // In a tab of the first visit, later versions are external ones and no updates.
    if (!event.isUpdate && !event.isExternal) events.onOfflineReady();
  });
  const registration = await own.register();
  // Waiting since an earlier visit: no event tells of it.
  if (registration?.waiting && navigator.serviceWorker.controller) events.onWaiting();
  const look = (): void => {
    // Without a network there is nothing to find; the next look tries again.
    if (navigator.onLine) own.update().catch(() => undefined);
  };
  const timer = setInterval(look, LOOK_EVERY * 60_000);
  return () => clearInterval(timer);
}

/** The version that is being fetched, once it can be taken; undefined where it failed or there is none. */
async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | undefined> {
  if (worker?.state === 'installing')
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, { once: true });
    });
  return worker?.state === 'installed' ? worker : undefined;
}

/**
 * Updates in one step: takes the version that waits, or looks for one and takes it, and reloads this tab.
 * @returns false where there is none yet
 * @throws when the server cannot be asked
 */
export async function updateNow(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) await registration?.update();
  const next = registration?.waiting ?? (await installed(registration?.installing ?? null));
  if (next) applyUpdate();
  // Without a service worker the server's own version comes with a reload, as does one that another tab took.
  else if (!registration || takenElsewhere) window.location.reload();
  else return false;
  return true;
}

/** Takes the waiting version and reloads this tab, and this tab only. */
export function applyUpdate(): void {
  reloadWanted = true;
  workbox?.messageSkipWaiting();
}
