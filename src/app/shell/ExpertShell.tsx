import { tierName } from '../../domain/access/tiers';
import type { ReactNode } from 'react';
import { useData, useLive } from '../../data/react';
import type { AccountProfile } from '../../domain/account';
import { presentPlan } from '../../domain/clientList';
import { ACCOUNT_PATHS } from '../../features/account/paths';
import { useSignOut } from '../../features/account/useSignOut';
import { accountTexts } from '../../i18n/account';
import { navigationOf } from '../../routing/feature';
import { EXPERT_FEATURES } from '../expert/features';
import { AccountMenu } from './AccountMenu';
import { Banners } from './Banners';
import { placesBehind } from './Navigation';
import { Shell } from './Shell';
import { SyncBadge } from './SyncBadge';
import { useQuickOpen } from './useQuickOpen';

const PLACES = navigationOf(EXPERT_FEATURES);

/** The tier as the gateway told it last: a session may be older than a payment. */
function useTier(account: AccountProfile): string {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  return notices ? presentPlan(account, notices).plan : account.plan;
}

/** The frame of the workspace: its places, what holds for all of it, and how sync stands. */
export function ExpertShell({
  account,
  children,
}: {
  account: AccountProfile;
  children: ReactNode;
}) {
  const { signOut, dialog } = useSignOut();
  const quickOpen = useQuickOpen(PLACES);
  const tier = useTier(account);
  return (
    <>
      <Shell
        places={PLACES}
        renderAccountMenu={(wide) => (
          <AccountMenu
            account={account}
            badge={accountTexts.menu.plan(tierName(tier))}
            ownPath={ACCOUNT_PATHS.own}
            wide={wide}
            more={placesBehind(PLACES)}
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
