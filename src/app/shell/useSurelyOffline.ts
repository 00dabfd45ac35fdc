import { useEffect, useState } from 'react';

/** Milliseconds in which a device that just opened usually hears from the server. */
const GRACE = 2500;

/**
 * Whether to say that there is no network. A device that has only just been opened has not spoken to
 * the server yet: a banner that flashes for a moment would move the page under the person's finger.
 * @param online whether the server was reached
 */
export function useSurelyOffline(online: boolean): boolean {
  const [waited, setWaited] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (online) return undefined;
    const timer = setTimeout(() => setWaited(true), GRACE);
    return () => clearTimeout(timer);
  }, [online]);
  // Once the first contact is made, a lost one is told at once.
  if (online && !waited) setWaited(true);
  return !online && waited;
}
