import { createStore } from '../../platform/store';

const needed = createStore(false);

export const updateNeeded = { subscribe: needed.subscribe, getSnapshot: needed.getSnapshot };

export function noteUpdateNeeded(value: boolean): void {
  needed.set(value);
}
