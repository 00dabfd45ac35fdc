import { LockKeyhole } from 'lucide-react';
import { Button } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ADMIN_ROLE_NAMES } from '../../domain/accounts/access/names';
import type { AccountProfile } from '../../domain/accounts/account';
import { HOME_PATH } from '../../domain/publicHouse/ownPages';
import { ADMIN_ACCOUNT_PATHS } from '../../features/account/paths';
import { session, sessionStore } from '../../gateway/browserSession';
import { adminTexts } from '../../i18n/admin';
import { common } from '../../i18n/common';
import { getLabel } from '../../i18n/labelOf';
import { listNavigation } from '../../routing/feature';
import { Toaster } from '../Toaster';
import { useRequestedSignOut } from '../useRequestedSignOut';
import { DraftScopeProvider } from '../../ui/useDraft';
import { FullMessage } from '../FullMessage';
import { Leave } from '../Leave';
import { getHomePath, loginPath } from '../routes';
import { AccountMenu } from '../shell/AccountMenu';
import { placesBehind } from '../shell/Navigation';
import { Shell } from '../shell/Shell';
import { keepEntryFiles } from '../update/filesKept';
import { ADMIN_FEATURES } from './features';
import { OfflineNote } from './OfflineNote';
import { mayOpen } from './permissions';
import { useWaitingCounts } from './useWaitingCounts';

const PLACES = listNavigation(ADMIN_FEATURES);

const formatBadge = ({ adminRole }: AccountProfile): string =>
  adminRole ? getLabel(ADMIN_ROLE_NAMES, adminRole) : adminTexts.noRole;

function useEntry(): void {
  useEffect(() => keepEntryFiles('admin'), []);
  useEffect(() => {
    const leaving = new AbortController();
    // Loaded after the first page. Without this file each call still learns that the session is over.
    void import('./staffLive')
      .then(({ followStanding }) => followStanding(session, leaving.signal))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
}

const NotAllowed = () => (
  <FullMessage icon={<LockKeyhole size={28} />} title={adminTexts.notAllowed.title} actions={null}>
    {adminTexts.notAllowed.body}
  </FullMessage>
);

function Administration({ account }: { account: AccountProfile }) {
  const { pathname } = useLocation();
  useEntry();
  const mustSetUp = account.secondFactorDue === true;
  const counts = useWaitingCounts(!mustSetUp);
  if (mustSetUp && pathname !== ADMIN_ACCOUNT_PATHS.security)
    return <Navigate to={ADMIN_ACCOUNT_PATHS.security} replace />;
  const isAllowed = (path: string): boolean => mayOpen(PLACES, path, account.adminRole);
  const entries = PLACES.filter(({ path }) => !mustSetUp && isAllowed(path));
  return (
    <DraftScopeProvider value={account.accountId}>
      <Shell
        entries={entries}
        counts={counts}
        sayCount={common.nav.waiting}
        renderAccountMenu={(wide) => (
          <AccountMenu
            account={account}
            badge={formatBadge(account)}
            ownPath={ADMIN_ACCOUNT_PATHS.own}
            more={placesBehind(entries)}
            counts={counts}
            wide={wide}
            onSignOut={() => void session.logout()}
          />
        )}
        banners={<OfflineNote />}
      >
        {isAllowed(pathname) ? <Outlet /> : <NotAllowed />}
      </Shell>
      <Toaster />
    </DraftScopeProvider>
  );
}

/** Only leads people to the right place: the server checks every call. */
export function AdminGate() {
  const { account, locked } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getSnapshot,
  );
  const { pathname, search } = useLocation();
  const [signedInHere] = useState(account !== null);
  useRequestedSignOut(() => void session.logout(), account?.role === 'admin');
  if (!account) return <Leave to={signedInHere ? HOME_PATH : loginPath(pathname + search)} />;
  if (account.role !== 'admin') return <Leave to={getHomePath(account.role)} />;
  if (locked === null) return <Administration account={account} />;
  const isOther = locked === 'account_mismatch';
  return (
    <FullMessage
      alone
      icon={<LockKeyhole size={28} />}
      title={isOther ? common.locked.mismatchTitle : common.locked.sessionTitle}
      actions={
        <Button asChild colorPalette="leaf">
          <a href={isOther ? pathname : loginPath(pathname + search, true)}>
            {isOther ? common.locked.mismatchAction : common.locked.sessionAction}
          </a>
        </Button>
      }
    >
      {isOther ? common.locked.mismatchBody : adminTexts.sessionBody}
    </FullMessage>
  );
}
