import { lazy, useSyncExternalStore } from 'react';
import { sessionStore } from '../../sync/browserSession';
import { useSignOut } from '../shell/useSignOut';

const AccountPage = lazy(async () => ({
  default: (await import('../../features/account')).AccountPage,
}));

/** The account's own page, with the app's way of signing out. */
export function AccountRoute() {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const { signOut, dialog } = useSignOut();
  if (!account) return null;
  return (
    <>
      <AccountPage account={account} onSignOut={signOut} />
      {dialog}
    </>
  );
}
