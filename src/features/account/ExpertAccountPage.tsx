import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../gateway/browserSession';
import { AccountPage } from './AccountPage';
import { useSignOut } from './useSignOut';

/** `/expert/account`: signing out asks about unsent work first. */
export function ExpertAccountPage() {
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
