import { useState } from 'react';
import type { ReactNode } from 'react';
import { session } from '../../gateway/browserSession';
import { useSyncStatus } from '../../sync/react';
import { SignOutDialog } from './SignOutDialog';

/** Signing out of this device; with unsent work a person is asked first. */
export function useSignOut(): { signOut: () => void; dialog: ReactNode } {
  const { waiting, rejections } = useSyncStatus();
  const [asking, setAsking] = useState(false);
  const signOut = () => {
    if (waiting.length + rejections.length > 0) setAsking(true);
    else void session.logout();
  };
  return { signOut, dialog: asking ? <SignOutDialog onClose={() => setAsking(false)} /> : null };
}
