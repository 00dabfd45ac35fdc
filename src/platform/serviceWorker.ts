import { Workbox } from 'workbox-window';

let workbox: Workbox | null = null;
/** Only the tab in which a person agreed reloads; others may hold half-typed forms. */
let reloadWanted = false;

/** Another tab has let a newer version take over; this tab still runs the older one. */
export const elsewhere = { isTaken: false };

/** Minutes */
const LOOK_EVERY = 60;

export interface UpdateEvents {
  onWaiting(): void;
  onTakenElsewhere(): void;
}

/**
 * No new version takes over by itself.
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

/**
 * A waiting version is asked as well, so that it is whole when it takes over.
 * @returns `first` when this device did not keep them before, `again` when it did, `failed` without a network
 */
export async function keepFiles(groups: readonly string[]): Promise<'first' | 'again' | 'failed'> {
  if (!('serviceWorker' in navigator)) return 'failed';
  const { active, waiting } = await navigator.serviceWorker.ready;
  const ask = async (worker: ServiceWorker): Promise<{ kept: boolean; first?: boolean }> => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<{ kept: boolean; first?: boolean }>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    port1.start();
    worker.postMessage({ type: 'KEEP', groups }, [port2]);
    return answered;
  };
  if (waiting) void ask(waiting);
  if (!active) return 'failed';
  const { kept, first } = await ask(active);
  if (!kept) return 'failed';
  return first ? 'first' : 'again';
}

export function applyUpdate(): void {
  reloadWanted = true;
  workbox?.messageSkipWaiting();
}
