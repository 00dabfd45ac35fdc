import { useEffect, useState } from 'react';
import {
  changeLock,
  isLockedAt,
  lockChanges,
  getLockMinutes,
  readLock,
} from '../../platform/appLock';
import { isSharedDevice } from '../../platform/sharedDevice';

/** Milliseconds between two looks at the clock, and between two notes of a touch. */
const LOOK_EVERY = 5_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

function look(accountId: string): boolean {
  try {
    return isLockedAt(readLock(localStorage, accountId), isSharedDevice(), Date.now());
  } catch {
    // Forbidden storage keeps no lock either.
    return false;
  }
}

/** Stored, so that other tabs lock too and see touches. */
function note(accountId: string, isLocked: boolean, isTouched: boolean): void {
  try {
    const record = readLock(localStorage, accountId);
    if (getLockMinutes(record, isSharedDevice()) === 0) return;
    const isFirst = record.usedAt === undefined;
    if (isLocked && record.locked !== true) changeLock(accountId, { locked: true });
    else if (!isLocked && (isTouched || isFirst)) changeLock(accountId, { usedAt: Date.now() });
  } catch {
    // Without room the time of before counts, and the lock comes early.
  }
}

export function useAppLock(accountId: string): boolean {
  const [locked, setLocked] = useState(() => look(accountId));
  useEffect(() => {
    let looked = Number.NEGATIVE_INFINITY;
    const see = (isTouched: boolean): void => {
      const isLocked = look(accountId);
      note(accountId, isLocked, isTouched);
      setLocked(isLocked);
    };
    const touch = (): void => {
      if (performance.now() - looked < LOOK_EVERY) return;
      looked = performance.now();
      see(true);
    };
    const again = (): void => setLocked(look(accountId));
    const seeNow = (): void => see(false);
    seeNow();
    const timer = setInterval(seeNow, LOOK_EVERY);
    const forget = lockChanges.subscribe(again);
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true });
    window.addEventListener('storage', again);
    document.addEventListener('visibilitychange', seeNow);
    return () => {
      clearInterval(timer);
      forget();
      for (const name of TOUCHES) window.removeEventListener(name, touch);
      window.removeEventListener('storage', again);
      document.removeEventListener('visibilitychange', seeNow);
    };
  }, [accountId]);
  return locked;
}
