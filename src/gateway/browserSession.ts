import { deviceStorage } from '../platform/storageAccess';
import { createGateway } from './ask';
import { readDeviceName, writeDeviceName } from './deviceName';
import { createSession } from './session';

/** This tab's session. `useSyncExternalStore(session.subscribe, session.getSnapshot)`. */
const browserFetch: typeof fetch = (path, init) => fetch(path, init);
export const session = createSession({ fetch: browserFetch, storage: deviceStorage() });

/** Asks the server with this tab's session. */
export const gateway = createGateway(browserFetch, session);

/** For `useSyncExternalStore`: `{account, locked}` of this tab. */
export const sessionStore = { subscribe: session.subscribe, getSnapshot: session.getSnapshot };

/** Name of this device, by the person; undefined until they named it. */
export const namedDevice = (): string | undefined => readDeviceName(localStorage);

/** Keeps the name on the device; the server is told now, or at the next contact. @throws when it cannot be kept */
export async function nameDevice(name: string): Promise<void> {
  writeDeviceName(localStorage, name);
  await session.renew().catch(() => undefined);
}

/** Milliseconds between two tries: a network without a way to the server says nothing when the way is back. */
const SIGN_OUT_AGAIN = 60_000;

const tellSignOuts = (): void => void session.endSignedOut();

/** Who signed out without a network is signed out at the next contact, while any public page is open. */
export function endSignedOut(): void {
  tellSignOuts();
  window.addEventListener('online', tellSignOuts);
  setInterval(tellSignOuts, SIGN_OUT_AGAIN);
}
