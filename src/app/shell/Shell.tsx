import { Box, Flex, SkipNavLink } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccountProfile } from '../../domain/account';
import { common } from '../../i18n/common';
import { Banners } from './Banners';
import { Navigation } from './Navigation';
import { SyncPill } from './SyncPill';
import { useSideBar } from './useSideBar';

/** Moves the focus to the new page when a person changed pages, so that keyboards go on from there. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The expert's shell: bottom bar on a phone, rail on a tablet, side bar on a desktop. */
export function Shell({ account, children }: { account: AccountProfile; children: ReactNode }) {
  const main = useFocusOnNewPage();
  const sideBar = useSideBar();
  return (
    <Flex direction={{ base: 'column', md: 'row' }} minH="100dvh">
      <SkipNavLink id="main" bg="bg.panel" color="fg" zIndex="skipNav">
        {common.nav.skip}
      </SkipNavLink>
      <Navigation account={account} sideBar={sideBar} />
      <Flex direction="column" flex="1" minW="0">
        <Box as="header" display="contents">
          <Banners />
          <Flex
            position="sticky"
            top="0"
            h="0"
            zIndex="sticky"
            justify="flex-end"
            pe={{ base: '4', md: '6', xl: '8' }}
          >
            <Flex h="16" align="center" ms="auto">
              <SyncPill />
            </Flex>
          </Flex>
        </Box>
        <Box
          as="main"
          id="main"
          ref={main}
          tabIndex={-1}
          flex="1"
          outline="none"
          pb={{ base: 'calc(72px + env(safe-area-inset-bottom))', md: '0' }}
        >
          {children}
        </Box>
      </Flex>
    </Flex>
  );
}
