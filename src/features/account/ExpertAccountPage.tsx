import { Button } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../gateway/browserSession';
import { accountPages } from '../../i18n/accountPages';
import { publicProfileText } from '../../i18n/publicProfile';
import { getAddresses } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';
import { AccountPage } from './AccountPage';
import { ACCOUNT_PATHS } from './paths';
import { AppLockSettings } from './AppLockSettings';
import { SharedDevice } from './SharedDevice';
import { useSignOut } from './useSignOut';

export function ExpertAccountPage() {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const { signOut, dialog } = useSignOut();
  if (!account) return null;
  return (
    <>
      <AccountPage
        account={account}
        onSignOut={signOut}
        securityPath={ACCOUNT_PATHS.security}
        links={
          <>
            <Button asChild variant="outline" colorPalette="gray" minH="11">
              <AppLink to={getAddresses('handouts').practice}>{accountPages.page.practice}</AppLink>
            </Button>
            <Button asChild variant="outline" colorPalette="gray" minH="11">
              <AppLink to={getAddresses('publicApi').page}>{accountPages.page.publicApi}</AppLink>
            </Button>
            <Button asChild variant="outline" colorPalette="gray" minH="11">
              <AppLink to={getAddresses('publicProfile').edit}>{publicProfileText.title}</AppLink>
            </Button>
            <Button asChild variant="outline" colorPalette="gray" minH="11">
              <AppLink to={getAddresses('support').page}>{accountPages.page.support}</AppLink>
            </Button>
          </>
        }
      >
        <SharedDevice />
        <AppLockSettings accountId={account.accountId} />
      </AccountPage>
      {dialog}
    </>
  );
}
