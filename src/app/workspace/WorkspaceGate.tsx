import { Button } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { common } from '../../i18n/common';
import { sessionStore } from '../../sync/browserSession';
import { FullMessage } from '../FullMessage';
import { Opening } from '../Opening';
import { loginPath, PATHS } from '../routes';

const Workspace = lazy(async () => ({ default: (await import('./Workspace')).Workspace }));

/** Lets only a signed-in person in, with no network needed; everybody else signs in first. */
export function WorkspaceGate() {
  const { account, locked } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
  );
  const location = useLocation();
  const [signedInHere] = useState(account !== null);
  if (!account) {
    // Whoever signs out here does not leave the address to the next person.
    const to = signedInHere ? PATHS.login : loginPath(location.pathname + location.search);
    return <Navigate to={to} replace />;
  }
  if (locked === 'account_mismatch')
    return (
      <FullMessage
        icon={<LockKeyhole size={28} />}
        title={common.locked.mismatchTitle}
        actions={
          <Button colorPalette="leaf" onClick={() => window.location.reload()}>
            {common.locked.mismatchAction}
          </Button>
        }
      >
        {common.locked.mismatchBody}
      </FullMessage>
    );
  return (
    <Suspense fallback={<Opening />}>
      <Workspace account={account} />
    </Suspense>
  );
}
