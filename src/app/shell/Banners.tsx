import { Button } from '@chakra-ui/react';
import { CloudOff, KeyRound, ServerOff, ShieldAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { common } from '../../i18n/common';
import { useSyncStatus } from '../../sync/react';
import { loginPath } from '../routes';
import { Banner } from './Banner';

/** Seldom seen: it comes when it is needed. */
const OutdatedBanner = lazy(() => import('../update/OutdatedBanner'));

/** What holds for the whole app now: no network, a session that ended. */
export function Banners() {
  const { online, probed, serverAway, refused, outdated, locked, waiting } = useSyncStatus();
  const location = useLocation();
  const texts = common.locked;
  const unsent = waiting.length > 0 ? ` ${texts.unsent(waiting.length)}` : '';
  if (locked === 'session_ended')
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
        {unsent}
      </Banner>
    );
  if (outdated === 'app')
    return (
      <Suspense fallback={null}>
        <OutdatedBanner />
      </Suspense>
    );
  // Before the first probe nobody knows; a banner that flashes would move the page under the finger.
  if (online || !probed) return null;
  if (refused)
    return (
      <Banner icon={<ShieldAlert size={18} aria-hidden />} more={common.refusedBanner.more}>
        {common.refusedBanner.short}
      </Banner>
    );
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
