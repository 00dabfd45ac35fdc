import { useSyncExternalStore } from 'react';
import { AccountPage } from '../../features/account';
import { sessionStore } from '../../gateway/browserSession';
import { useSignOut } from '../shell/useSignOut';

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
