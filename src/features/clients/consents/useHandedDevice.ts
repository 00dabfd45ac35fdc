import { useEffect, useState } from 'react';
import { changeLock, readLock } from '../../../platform/appLock';

function hasLock(accountId: string): boolean {
  try {
    const { pin, password } = readLock(localStorage, accountId);
    return pin !== undefined || password !== undefined;
  } catch {
    return false;
  }
}

/** @returns whether the app locks itself when the sheet is left in any way: signed, put off, Back or a reload */
export function useHandedDevice(accountId: string): boolean {
  const [isLockable] = useState(() => hasLock(accountId));
  useEffect(() => {
    if (!isLockable) return undefined;
    const lock = (): void => changeLock(accountId, { locked: true });
    window.addEventListener('pagehide', lock);
    return () => {
      window.removeEventListener('pagehide', lock);
      lock();
    };
  }, [accountId, isLockable]);
  return isLockable;
}
