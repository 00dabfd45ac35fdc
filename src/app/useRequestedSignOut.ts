import { useEffect } from 'react';
import { takeSignOutRequest } from './signOutRequest';

export function useRequestedSignOut(signOut: () => void, isReady = true): void {
  useEffect(() => {
    if (isReady && takeSignOutRequest()) signOut();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that is opened
  }, [isReady]);
}
