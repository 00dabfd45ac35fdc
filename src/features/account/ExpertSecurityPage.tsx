import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../gateway/browserSession';
import { ACCOUNT_PATHS } from './paths';
import { SecurityPage } from './SecurityPage';
import { useSignOut } from './useSignOut';

export function ExpertSecurityPage() {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const { signOut, dialog } = useSignOut();
  if (!account) return null;
  return (
    <>
      <SecurityPage account={account} accountPath={ACCOUNT_PATHS.own} onSignOut={signOut} />
      {dialog}
    </>
  );
}
