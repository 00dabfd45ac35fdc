import type { CollectionName } from '../../src/domain/records';
import type { ErrorCode } from '../../src/domain/protocol/errors';
import type { LiveEvent } from '../../src/domain/protocol/protocol';
import type { WakeHub } from '../http/wakeHub';

/** Wakes of this many milliseconds travel as one. */
const BATCH = 20;
export const MAX_STREAMS = 50;

export interface Subscriber {
  accountId: string;
  workspaceId: string;
  deviceId: string;
  sessionId: string;
  send(event: LiveEvent): void;
  end(): void;
}

export interface LiveHub {
  /** @returns undefined when the account has too many streams */
  subscribe(subscriber: Subscriber): (() => void) | undefined;
  wake(workspaceId: string, collections: readonly CollectionName[], exceptDevice?: string): void;
  lock(accountId: string, code: ErrorCode): void;
  lockSession(sessionId: string, code: ErrorCode): void;
  closeAll(): void;
}

interface Stream extends Subscriber {
  woken: Set<CollectionName>;
  timer: NodeJS.Timeout | undefined;
  stopListening: () => void;
}

/** @param gatewayWake wakes every device for what the gateway itself writes (notices, catalogue) */
export function createLiveHub(gatewayWake: WakeHub): LiveHub {
  const streams = new Set<Stream>();
  const byWorkspace = new Map<string, Set<Stream>>();

  const flush = (stream: Stream): void => {
    stream.timer = undefined;
    const collections = [...stream.woken];
    stream.woken.clear();
    stream.send({ type: 'wake', collections });
  };

  const mark = (stream: Stream, collections: readonly CollectionName[]): void => {
    for (const name of collections) stream.woken.add(name);
    stream.timer ??= setTimeout(() => flush(stream), BATCH);
  };

  const leave = (stream: Stream): void => {
    clearTimeout(stream.timer);
    stream.stopListening();
    streams.delete(stream);
    const ofWorkspace = byWorkspace.get(stream.workspaceId);
    ofWorkspace?.delete(stream);
    if (ofWorkspace?.size === 0) byWorkspace.delete(stream.workspaceId);
  };

  const lockWhere = (isMeant: (stream: Stream) => boolean, code: ErrorCode): void => {
    for (const stream of streams) {
      if (!isMeant(stream)) continue;
      stream.send({ type: 'locked', code });
      leave(stream);
      stream.end();
    }
  };

  return {
    subscribe: (subscriber) => {
      const { accountId, workspaceId } = subscriber;
      const ofWorkspace = byWorkspace.get(workspaceId) ?? new Set();
      const own = [...ofWorkspace].filter((stream) => stream.accountId === accountId);
      if (own.length >= MAX_STREAMS) return undefined;
      const stream: Stream = {
        ...subscriber,
        woken: new Set(),
        timer: undefined,
        stopListening: gatewayWake.listen(workspaceId, (names) => mark(stream, names)),
      };
      streams.add(stream);
      byWorkspace.set(workspaceId, ofWorkspace.add(stream));
      return () => leave(stream);
    },
    wake: (workspaceId, collections, exceptDevice) => {
      for (const stream of byWorkspace.get(workspaceId) ?? [])
        if (stream.deviceId !== exceptDevice) mark(stream, collections);
    },
    lock: (accountId, code) => lockWhere((stream) => stream.accountId === accountId, code),
    lockSession: (sessionId, code) => lockWhere((stream) => stream.sessionId === sessionId, code),
    closeAll: () => {
      for (const stream of streams) {
        leave(stream);
        stream.end();
      }
    },
  };
}
