import { Workbox } from 'workbox-window';

let workbox: Workbox | null = null;
/** Only the tab in which a person agreed reloads; others may hold half-typed forms. */
let reloadWanted = false;

/** Another tab has let a newer version take over; this tab still runs the older one. */
export const elsewhere = { isTaken: false };

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
  // On a first visit the first worker takes over a page that had none; nothing is newer then.
  let isControlled = navigator.serviceWorker.controller !== null;
  own.addEventListener('controlling', (event) => {
    const isFirst = !isControlled;
    isControlled = true;
    if (reloadWanted) window.location.reload();
    // A tab of the first visit knows a later version only as an external one.
    else if (!isFirst && (event.isUpdate || event.isExternal)) {
      elsewhere.isTaken = true;
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

/** Takes the waiting version and reloads this tab, and this tab only. */
export function applyUpdate(): void {
  reloadWanted = true;
  workbox?.messageSkipWaiting();
}
