import { useEffect } from 'react';
import { takeSignOutRequest } from './signOutRequest';

/** Signs out where a public page has asked for it. @param isReady whether it can be carried out here */
export function useRequestedSignOut(signOut: () => void, isReady = true): void {
  useEffect(() => {
    if (isReady && takeSignOutRequest()) signOut();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that is opened
  }, [isReady]);
}
