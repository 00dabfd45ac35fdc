import { createAccountCalls } from './accountCalls';
import { createSession } from './session';

/** This tab's session. `useSyncExternalStore(session.subscribe, session.getSnapshot)`. */
const browserFetch: typeof fetch = (path, init) => fetch(path, init);
export const session = createSession({ fetch: browserFetch, storage: localStorage });

/** Password, devices: what needs the network. */
export const accountCalls = createAccountCalls(browserFetch, session);

/** For `useSyncExternalStore`: `{account, locked}` of this tab. */
export const sessionStore = { subscribe: session.subscribe, getSnapshot: session.getSnapshot };
