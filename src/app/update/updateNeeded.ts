import { createStore } from '../../platform/store';

/** Whether this app is too old to send anything, which a banner says. */
const needed = createStore(false);

/** For `useSyncExternalStore`. */
export const updateNeeded = { subscribe: needed.subscribe, getSnapshot: needed.getSnapshot };

/** Told by the banner while it is shown. */
export function noteUpdateNeeded(value: boolean): void {
  needed.set(value);
}
