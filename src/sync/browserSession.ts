import { createSession } from './session';

/** This tab's session. `useSyncExternalStore(session.subscribe, session.getSnapshot)`. */
export const session = createSession({
  fetch: (path, init) => fetch(path, init),
  storage: localStorage,
});

/** For `useSyncExternalStore`: `{account, locked}` of this tab. */
export const sessionStore = { subscribe: session.subscribe, getSnapshot: session.getSnapshot };
