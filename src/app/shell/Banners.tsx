import { Button } from '@chakra-ui/react';
import { CloudOff, KeyRound, MailWarning, ServerOff, ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionStore } from '../../gateway/browserSession';
import { common } from '../../i18n/common';
import { useSyncStatus } from '../../sync/react';
import { loginPath } from '../routes';
import { getAddresses } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';
import { useOnline } from '../../ui/useOnline';
import { useRestoringState } from '../../ui/restoring';
import { RestoringBanner } from './RestoringBanner';
import { Banner } from './Banner';
import { BannerSlot } from './BannerSlot';

const OutdatedBanner = lazy(() => import('../update/OutdatedBanner'));

function UnconfirmedBanner() {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const texts = common.unconfirmedBanner;
  if (account?.emailConfirmed !== false) return null;
  return (
    <Banner
      icon={<MailWarning size={18} aria-hidden />}
      more={texts.more}
      action={
        <Button asChild size="sm" variant="outline" colorPalette="turmeric">
          <AppLink to={getAddresses('account').own}>{texts.action}</AppLink>
        </Button>
      }
    >
      {texts.short}
    </Banner>
  );
}

function SessionBanner({ waiting }: { waiting: number }) {
  const location = useLocation();
  const texts = common.locked;
  return (
    <Banner
      icon={<KeyRound size={18} aria-hidden />}
      title={texts.sessionTitle}
      action={
        <Button asChild size="sm" colorPalette="turmeric">
          <a href={loginPath(location.pathname + location.search, true)}>{texts.sessionAction}</a>
        </Button>
      }
    >
      {texts.sessionBody}
      {waiting > 0 ? ` ${texts.unsent(waiting)}` : ''}
    </Banner>
  );
}

function PresentBanner() {
  const { online, probed, serverAway, refused, outdated, locked, waiting } = useSyncStatus();
  const mayBeOnline = useOnline();
  const restoring = useRestoringState();
  if (locked === 'session_ended') return <SessionBanner waiting={waiting.length} />;
  if (outdated === 'app')
    return (
      <Suspense fallback={null}>
        <OutdatedBanner />
      </Suspense>
    );
  if (refused)
    return (
      <Banner icon={<ShieldAlert size={18} aria-hidden />} more={common.refusedBanner.more}>
        {common.refusedBanner.short}
      </Banner>
    );
  if (restoring !== 'here') return <RestoringBanner state={restoring} />;
  // Before the first probe, believe the browser only when it reports no network.
  if (online || (!probed && mayBeOnline)) return <UnconfirmedBanner />;
  if (serverAway)
    return (
      <Banner icon={<ServerOff size={18} aria-hidden />} more={common.serverAwayBanner.more}>
        {common.serverAwayBanner.short}
      </Banner>
    );
  return (
    <Banner icon={<CloudOff size={18} aria-hidden />} more={common.offlineBanner.more}>
      {common.offlineBanner.short}
    </Banner>
  );
}

export function Banners() {
  const { locked } = useSyncStatus();
  return (
    <BannerSlot isUrgent={locked === 'session_ended'}>
      <PresentBanner />
    </BannerSlot>
  );
}
