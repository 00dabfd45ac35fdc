import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { AccountProfile } from '../../domain/account';
import { useSignOut } from '../../features/account/useSignOut';
import { useSyncStatus } from '../../sync/react';
import { Opening } from '../Opening';
import { StandingPage } from './standingPage';

/** A suspended expert's screen locks at once; replication stays open, so unsent work is counted and kept. */
export function StandingGate({
  account,
  children,
}: {
  account: AccountProfile;
  children: ReactNode;
}) {
  const { locked, waiting, rejections, refusedPictures } = useSyncStatus();
  const { signOut, dialog } = useSignOut();
  if (locked !== 'account_suspended') return children;
  return (
    <Suspense fallback={<Opening />}>
      <StandingPage
        account={account}
        unsent={waiting.length + rejections.length + refusedPictures}
        onSignOut={signOut}
      >
        {dialog}
      </StandingPage>
    </Suspense>
  );
}
