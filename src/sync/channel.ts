import type { QueuedItem } from './status';
import type { Outdated } from './versions';

export interface LeaderState {
  online: boolean;
  probed: boolean;
  /** The last probe was answered, by a server that cannot work. */
  serverAway: boolean;
  refused: boolean;
  counted: boolean;
  caughtUp: boolean;
  outdated: Outdated;
  waiting: QueuedItem[];
  refusedImages: number;
  failures: number;
  lastContact: string | null;
  lastSent: { title: string; at: string } | null;
}

export type TabMessage =
  /** Partial: a leader of an older version does not know all of it. */
  | { type: 'state'; state: Partial<LeaderState> }
  | { type: 'ask' }
  | { type: 'newer'; app: string }
  | { type: 'retry' }
  /** `old`: from before the asking tab opened. */
  | {
      type: 'locked';
      reason: 'session_ended' | 'account_suspended';
      told: string | null;
      old?: true;
    }
  | { type: 'resumed' };

export interface TabChannel {
  send(message: TabMessage): void;
  close(): void;
}

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
