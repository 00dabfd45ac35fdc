import type { QueuedItem } from './status';
import type { Outdated } from './versions';

/** State that only the leading tab knows. */
export interface LeaderState {
  online: boolean;
  /** The first probe was answered or has failed. */
  probed: boolean;
  /** The last probe was answered, by a server that cannot work. */
  serverAway: boolean;
  /** The last probe was answered: this account is not let in. */
  refused: boolean;
  /** All of the device was compared with what the server holds. */
  counted: boolean;
  /** The workspace and what is published were wholly pulled since the connection came. */
  caughtUp: boolean;
  /** The side that has to be updated before anything is pushed. */
  outdated: Outdated;
  waiting: QueuedItem[];
  /** Images whose files the server did not take. */
  refusedImages: number;
  failures: number;
  lastContact: string | null;
  lastSent: { title: string; at: string } | null;
}

export type TabMessage =
  /** Partial: a leader of an older version does not know all of it. */
  | { type: 'state'; state: Partial<LeaderState> }
  /** A tab has opened and asks the leader what it knows. */
  | { type: 'ask' }
  /** The leader may not push, and the app of the tab that says so is newer. */
  | { type: 'newer'; app: string }
  | { type: 'retry' }
  /** The server ended the session or suspended the account; `old`: before the asking tab opened. */
  | {
      type: 'locked';
      reason: 'session_ended' | 'account_suspended';
      told: string | null;
      old?: true;
    }
  /** The account was signed in again in a tab. */
  | { type: 'resumed' };

export interface TabChannel {
  send(message: TabMessage): void;
  close(): void;
}

/** Talk among the tabs of one account on this device. */
export function openTabChannel(name: string, received: (message: TabMessage) => void): TabChannel {
  // In Node a channel would keep the process alive, and there is one process only.
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => received(event.data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
