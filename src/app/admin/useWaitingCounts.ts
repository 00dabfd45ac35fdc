import { useEffect } from 'react';
import { readWaiting } from '../../api/waiting';
import { countPlaces } from '../../features/admin-dashboard/queues';
import { onAnswer } from '../../gateway/browserSession';
import { refreshWaiting, useWaiting } from '../../gateway/waiting';
import { adminDashboardTexts as texts } from '../../i18n/adminDashboard';
import type { PlaceCounts } from '../shell/placeCount';

const LOOK_EVERY = 60_000;
/** Milliseconds: longer than the gateway believes a count, and for several decisions in a row one look. */
const AFTER_AN_ACT = 1_200;

const CALLS_OF_STAFF = readWaiting.path.replace(/[^/]+$/, '');

const look = (): void => void refreshWaiting(texts.what);

function follow(): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const unlisten = onAnswer(({ method, path }) => {
    if (method === 'get' || path === readWaiting.path || !path.startsWith(CALLS_OF_STAFF)) return;
    clearTimeout(soon);
    soon = setTimeout(look, AFTER_AN_ACT);
  });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, LOOK_EVERY);
  window.addEventListener('online', look);
  look();
  return () => {
    unlisten();
    clearTimeout(soon);
    clearInterval(timer);
    window.removeEventListener('online', look);
  };
}

/** @param isAllowed false while the member has to set up their second factor: no call would be answered */
export function useWaitingCounts(isAllowed: boolean): PlaceCounts {
  const { answer } = useWaiting();
  useEffect(() => (isAllowed ? follow() : undefined), [isAllowed]);
  return answer ? countPlaces(answer.queues) : {};
}
