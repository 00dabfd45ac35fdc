import { Button } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { common } from '../../i18n/common';
import { session, sessionStore } from '../../gateway/browserSession';
import { createProfileStore } from '../../gateway/profileStore';
import { FullMessage } from '../FullMessage';
import { Opening } from '../Opening';
import { ENTRANCE_PATHS } from '../../features/account/paths';
import type { AccountProfile } from '../../domain/accounts/account';
import { lazyFrom, part } from '../../routing/part';
import { workspacePart } from '../expert/workspacePart';
import { Leave } from '../Leave';
import { ADMIN_HOME, loginPath } from '../routes';
import { pageAfterSignOut } from '../signOutRequest';
import { useRequestedSignOut } from '../useRequestedSignOut';
import { NoWorkspace } from './NoWorkspace';
import { AccountStatePage } from './accountStatePage';
import { useAppLock } from './useAppLock';

type LockedBy = ReturnType<typeof sessionStore.getSnapshot>['locked'];

const LockScreen = lazyFrom(
  part(() => import('../../features/account/LockScreen')),
  (module) => module.LockScreen,
);
const Workspace = lazyFrom(workspacePart, (part) => part.Workspace);

function LockedWorkspace({ account }: { account: AccountProfile }) {
  if (useAppLock(account.accountId)) return <LockScreen account={account} />;
  return <Workspace account={account} />;
}

function Locked({ title, body, action }: { title: string; body: string; action: ReactNode }) {
  return (
    <FullMessage alone icon={<LockKeyhole size={28} />} title={title} actions={action}>
      {body}
    </FullMessage>
  );
}

const hasWorkspace = ({ status }: AccountProfile): boolean =>
  status === 'approved' || status === 'suspended';

function lockedReason(locked: LockedBy) {
  if (locked === 'account_mismatch')
    return (
      <Locked
        title={common.locked.mismatchTitle}
        body={common.locked.mismatchBody}
        action={
          <Button colorPalette="leaf" onClick={() => window.location.reload()}>
            {common.locked.mismatchAction}
          </Button>
        }
      />
    );
  // Another tab signed out: nothing of the account may stay on the screen.
  if (locked === 'session_ended' && !createProfileStore(localStorage).read())
    return (
      <Locked
        title={common.locked.signedOutTitle}
        body={common.locked.signedOutBody}
        action={
          <Button asChild colorPalette="leaf">
            <a href={ENTRANCE_PATHS.login}>{common.locked.sessionAction}</a>
          </Button>
        }
      />
    );
  return null;
}

export function WorkspaceGate() {
  const { account, locked } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
  );
  const location = useLocation();
  const [signedInHere] = useState(account !== null);
  const isWithoutWorkspace =
    account !== null && (account.role !== 'expert' || !hasWorkspace(account));
  useRequestedSignOut(() => void session.logout(), isWithoutWorkspace);
  if (!account) {
    // After a sign-out here the address must not be left to the next person.
    const to = signedInHere ? pageAfterSignOut() : loginPath(location.pathname + location.search);
    return <Leave to={to} />;
  }
  const reason = lockedReason(locked);
  if (reason) return reason;
  const { role } = account;
  if (role === 'admin') return <Leave to={ADMIN_HOME} />;
  if (role !== 'expert') return <NoWorkspace account={account} />;
  // Unapproved applications, and a status only a newer gateway knows, have no workspace. A suspended one locks behind the
  // open workspace, so that unsent work is counted.
  if (!hasWorkspace(account))
    return (
      <Suspense fallback={<Opening />}>
        <AccountStatePage account={account} onSignOut={() => void session.logout()} />
      </Suspense>
    );
  return (
    <Suspense fallback={<Opening />}>
      <LockedWorkspace account={account} />
    </Suspense>
  );
}
