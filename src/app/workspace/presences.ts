import { Observable, shareReplay } from 'rxjs';
import { hasArrived, readArrived, type Arrived } from '../../data/arrived';
import type { Presence, Presences } from '../../data/heldBack';
import type { OpenLocalData } from '../../data/openLocalData';
import type { SyncHandle } from '../../sync/react';
import type { SyncStatus } from '../../sync/status';

/** Milliseconds between looks while something is coming: another tab may store it, and tells nobody. */
const LOOK_MS = 1000;

const isCut = ({ online, probed, outdated }: SyncStatus): boolean =>
  probed && (!online || outdated === 'gateway');

function toPresences(arrived: Arrived, status: SyncStatus): Presences {
  const missing: Presence = isCut(status) ? 'cut' : 'coming';
  const presence = (isHere: boolean): Presence => (isHere ? 'here' : missing);
  return {
    workspace: presence(arrived.workspace),
    published: presence(arrived.published),
    catalogue: presence(arrived.catalogue),
  };
}

/** Where anything is missing, that it is. */
export const combinePresences = (presences: Presences): Presence =>
  Object.values(presences).find((one) => one !== 'here') ?? 'here';

/** Ends once all is here. */
export function watchPresences(
  local: OpenLocalData,
  sync: Pick<SyncHandle, 'subscribe' | 'getSnapshot'>,
): Observable<Presences> {
  return new Observable<Presences>((subscriber) => {
    const look = async (): Promise<void> => {
      const arrived = await readArrived(local);
      subscriber.next(toPresences(arrived, sync.getSnapshot()));
      if (hasArrived(arrived)) subscriber.complete();
    };
    const lookOrFail = (): void => {
      if (!subscriber.closed) look().catch((error: unknown) => subscriber.error(error));
    };
    lookOrFail();
    const timer = setInterval(lookOrFail, LOOK_MS);
    const unsubscribe = sync.subscribe(lookOrFail);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }).pipe(shareReplay({ bufferSize: 1, refCount: true }));
}
