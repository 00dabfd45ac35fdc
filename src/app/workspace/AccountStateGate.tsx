import { Suspense, type ReactNode } from 'react';
import type { AccountProfile } from '../../domain/accounts/account';
import { useSignOut } from '../../features/account/useSignOut';
import { useSyncStatus } from '../../sync/react';
import { Opening } from '../Opening';
import { AccountStatePage } from './accountStatePage';

/** Locks a suspended expert's screen at once; replication goes on, so that unsent work is counted and kept. */
export function AccountStateGate({
  account,
  children,
}: {
  account: AccountProfile;
  children: ReactNode;
}) {
  const { locked, waiting, rejections, refusedImages } = useSyncStatus();
  const { signOut, dialog } = useSignOut();
  if (locked !== 'account_suspended') return children;
  return (
    <Suspense fallback={<Opening />}>
      <AccountStatePage
        account={account}
        unsent={waiting.length + rejections.length + refusedImages}
        onSignOut={signOut}
      >
        {dialog}
      </AccountStatePage>
    </Suspense>
  );
}
