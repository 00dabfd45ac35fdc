import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudOff, KeyRound, ServerOff, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { common } from '../../i18n/common';
import { useSyncStatus } from '../../sync/react';
import { loginPath } from '../routes';

interface BannerProps {
  icon: ReactNode;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  /** What follows, once there is room for it; always told to screen readers. */
  more?: string;
}

/** Hidden from the eye only. */
const OUT_OF_SIGHT = {
  mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

function Banner({ icon, title, children, action, more }: BannerProps) {
  const short = more !== undefined;
  return (
    <Flex
      align="center"
      wrap={short ? 'nowrap' : 'wrap'}
      gap={{ base: short ? '2' : '3', md: '3' }}
      px={{ base: '4', md: '6', xl: '8' }}
      py="2"
      bg="turmeric.subtle"
      color="turmeric.fg"
      textStyle="sm"
    >
      {icon}
      <Text as="div" flex="1" minW={short ? '0' : '52'}>
        {title ? <strong>{title}. </strong> : null}
        {children}
        {short ? (
          <Text as="span" css={OUT_OF_SIGHT}>
            {` ${more}`}
          </Text>
        ) : null}
      </Text>
      {action}
    </Flex>
  );
}

/** What holds for the whole app now: no network, a session that ended. */
export function Banners() {
  const { online, probed, serverAway, refused, locked, waiting } = useSyncStatus();
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
