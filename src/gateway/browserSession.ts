import type { Contract } from '../api/contract';
import { deviceStorage } from '../platform/storageAccess';
import { createGateway } from './ask';
import { readDeviceName, writeDeviceName } from './deviceName';
import { createSession } from './session';

const browserFetch: typeof fetch = (path, init) => fetch(path, init);
export const session = createSession({ fetch: browserFetch, storage: deviceStorage() });

const answerListeners = new Set<(contract: Contract) => void>();

export const gateway = createGateway(browserFetch, session, (contract) =>
  answerListeners.forEach((listener) => listener(contract)),
);

export function onAnswer(listener: (contract: Contract) => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

export const sessionStore = { subscribe: session.subscribe, getSnapshot: session.getSnapshot };

export const namedDevice = (): string | undefined => readDeviceName(localStorage);

/**
 * The server is told now, or at the next contact.
 * @throws when it cannot be kept
 */
export async function nameDevice(name: string): Promise<void> {
  writeDeviceName(localStorage, name);
  await session.renew().catch(() => undefined);
}

/** Milliseconds between tries: no event tells that the server can be reached again. */
const SIGN_OUT_AGAIN = 60_000;

const tellSignOuts = (): void => void session.endSignedOut();

/** Completes a sign-out made without a network, while any public page is open. */
export function endSignedOut(): void {
  tellSignOuts();
  window.addEventListener('online', tellSignOuts);
  setInterval(tellSignOuts, SIGN_OUT_AGAIN);
}
