import { useSyncExternalStore } from 'react';
import { session, sessionStore } from '../../gateway/browserSession';
import { ADMIN_ACCOUNT_PATHS } from './paths';
import { SecurityPage } from './SecurityPage';

/** `/admin/security`: the only page of an administrator who has no second factor yet. */
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
