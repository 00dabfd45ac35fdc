import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudOff, KeyRound, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { common } from '../../i18n/common';
import { session } from '../../sync/browserSession';
import { useSyncActions, useSyncStatus } from '../../sync/react';
import { useSurelyOffline } from './useSurelyOffline';
import { loginPath } from '../routes';

interface BannerProps {
  icon: ReactNode;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

function Banner({ icon, title, children, action }: BannerProps) {
  return (
    <Flex
      align="center"
      wrap="wrap"
      gap="3"
      px={{ base: '4', md: '6', xl: '8' }}
      py="2"
      bg="turmeric.subtle"
      color="turmeric.fg"
      textStyle="sm"
    >
      {icon}
      <Text as="div" flex="1" minW="52">
        {title ? <strong>{title}. </strong> : null}
        {children}
      </Text>
      {action}
    </Flex>
  );
}

/** What holds for the whole app now: no network, a session that ended, a suspended account. */
export function Banners() {
  const { online, locked, waiting } = useSyncStatus();
  const { retryNow } = useSyncActions();
  const offline = useSurelyOffline(online);
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
            <Link to={loginPath(location.pathname + location.search)}>{texts.sessionAction}</Link>
          </Button>
        }
      >
        {texts.sessionBody}
        {unsent}
      </Banner>
    );
  if (locked === 'account_suspended')
    return (
      <Banner
        icon={<LockKeyhole size={18} aria-hidden />}
        title={texts.suspendedTitle}
        action={
          <Button
            size="sm"
            colorPalette="turmeric"
            onClick={() => {
              session.unlock();
              retryNow();
            }}
          >
            {common.retry}
          </Button>
        }
      >
        {texts.suspendedBody}
        {unsent}
      </Banner>
    );
  if (!offline) return null;
  return <Banner icon={<CloudOff size={18} aria-hidden />}>{common.offlineBanner}</Banner>;
}
