import { useSyncExternalStore } from 'react';
import { session, sessionStore } from '../../gateway/browserSession';
import { ADMIN_ACCOUNT_PATHS } from './paths';
import { SecurityPage } from './SecurityPage';

/** The only page open to an administrator without a second factor. */
export function AdminSecurityPage() {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  if (!account) return null;
  return (
    <SecurityPage
      account={account}
      accountPath={ADMIN_ACCOUNT_PATHS.own}
      onSignOut={() => void session.logout()}
    />
  );
}
