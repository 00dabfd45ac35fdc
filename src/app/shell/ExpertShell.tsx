import { tierName } from '../../domain/accounts/access/tiers';
import type { ReactNode } from 'react';
import { useData, useLive } from '../../data/react';
import type { AccountProfile } from '../../domain/accounts/account';
import { presentTier } from '../../domain/person/clientList';
import { unseenMessages } from '../../domain/practice/notices';
import { ACCOUNT_PATHS } from '../../features/account/paths';
import { useSignOut } from '../../features/account/useSignOut';
import { NOTICE_PATHS } from '../../features/notices/paths';
import { useSeenNotices } from '../../features/notices/seen';
import { accountTexts } from '../../i18n/account';
import { listNavigation } from '../../routing/feature';
import { useSyncStatus } from '../../sync/react';
import { EXPERT_FEATURES } from '../expert/features';
import { useRequestedSignOut } from '../useRequestedSignOut';
import { AccountMenu } from './AccountMenu';
import { Banners } from './Banners';
import { placesBehind } from './Navigation';
import type { PlaceCounts } from './placeCount';
import { Shell } from './Shell';
import { SyncBadge } from './SyncBadge';
import { useQuickOpen } from './useQuickOpen';

const PLACES = listNavigation(EXPERT_FEATURES);

function useCounts({ accountId }: AccountProfile): PlaceCounts {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const seenAt = useSeenNotices((state) => state.seenAt[accountId]);
  return { [NOTICE_PATHS.list]: notices ? unseenMessages(notices, seenAt).length : 0 };
}

/** From the gateway's last answer: the session may be older than a payment. */
function useTier(account: AccountProfile): string {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  return notices ? presentTier(account, notices).plan : account.plan;
}

export function ExpertShell({
  account,
  children,
}: {
  account: AccountProfile;
  children: ReactNode;
}) {
  const { signOut, dialog } = useSignOut();
  // Unsent work is asked about; until it is counted there seems to be none.
  useRequestedSignOut(signOut, useSyncStatus().counted);
  const quickOpen = useQuickOpen(PLACES);
  const tier = useTier(account);
  const counts = useCounts(account);
  return (
    <>
      <Shell
        entries={PLACES}
        counts={counts}
        renderAccountMenu={(wide) => (
          <AccountMenu
            account={account}
            badge={accountTexts.menu.plan(tierName(tier))}
            ownPath={ACCOUNT_PATHS.own}
            wide={wide}
            more={placesBehind(PLACES)}
            counts={counts}
            onSignOut={signOut}
          />
        )}
        banners={<Banners />}
        corner={<SyncBadge />}
      >
        {children}
      </Shell>
      {dialog}
      {quickOpen}
    </>
  );
}
