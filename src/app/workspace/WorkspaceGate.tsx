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

/** While the device is locked nothing of the account is open, or on the screen. */
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

/** Whether an expert's workspace opens; one that is suspended locks behind it. */
const hasWorkspace = ({ status }: AccountProfile): boolean =>
  status === 'approved' || status === 'suspended';

/** Stands in the way of a tab that must not go on; null: nothing does. */
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
  // Another tab signed out: what belongs to the account must not stay on the screen.
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

/** Lets only a signed-in person in, with no network needed; everybody else signs in first. */
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
    // A person who signs out here does not leave the address to the next one.
    const to = signedInHere ? pageAfterSignOut() : loginPath(location.pathname + location.search);
    return <Leave to={to} />;
  }
  const reason = lockedReason(locked);
  if (reason) return reason;
  const { role } = account;
  if (role === 'admin') return <Leave to={ADMIN_HOME} />;
  if (role !== 'expert') return <NoWorkspace account={account} />;
  // An application that is not approved (any more) has no workspace to open, nor has a status that only a newer gateway
  // knows. One that is suspended locks behind the open workspace, so that unsent work is counted.
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
