import { useSyncExternalStore } from 'react';
import { ADMIN_ROLE_NAMES } from '../../domain/accounts/access/names';
import { session, sessionStore } from '../../gateway/browserSession';
import { adminTexts } from '../../i18n/admin';
import { getLabel } from '../../i18n/labelOf';
import { ADMIN_ACCOUNT_PATHS } from './paths';
import { AccountPage } from './AccountPage';

export function AdminAccountPage() {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  if (!account) return null;
  return (
    <AccountPage
      account={account}
      onSignOut={() => void session.logout()}
      securityPath={ADMIN_ACCOUNT_PATHS.security}
      role={account.adminRole ? getLabel(ADMIN_ROLE_NAMES, account.adminRole) : adminTexts.noRole}
    />
  );
}
