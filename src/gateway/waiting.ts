import { useSyncExternalStore } from 'react';
import type { ContractAnswer } from '../api/contract';
import { readWaiting } from '../api/waiting';
import { createStore } from '../platform/store';
import { gateway } from './browserSession';
import { failureText } from './failureText';

export interface WaitingState {
  /** null until the first answer; after a failure the last one stays beside `error`. */
  answer: ContractAnswer<typeof readWaiting> | null;
  error: string | null;
}

const store = createStore<WaitingState>({ answer: null, error: null });
let latest = 0;

/** @param what names it for the person, where it fails */
export async function refreshWaiting(what: string): Promise<void> {
  const mine = ++latest;
  try {
    const answer = await gateway.ask(readWaiting, {});
    if (mine === latest) store.set({ answer, error: null });
  } catch (cause) {
    const { answer } = store.getSnapshot();
    if (mine === latest) store.set({ answer, error: failureText(cause, what) });
  }
}

/** The same for the overview and for the badges, so that they never differ. */
export const useWaiting = (): WaitingState =>
  useSyncExternalStore(store.subscribe, store.getSnapshot);
