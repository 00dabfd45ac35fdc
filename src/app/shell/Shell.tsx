import { Box, Flex, SkipNavLink } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { common } from '../../i18n/common';
import { Navigation } from './Navigation';
import type { PlaceCounts } from './placeCount';
import type { NavigationEntry } from '../../routing/feature';
import { useSideBar } from './useSideBar';

function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

interface ShellProps {
  entries: readonly NavigationEntry[];
  counts?: PlaceCounts | undefined;
  sayCount?: ((count: number) => string) | undefined;
  renderAccountMenu: (wide: boolean) => ReactNode;
  banners?: ReactNode;
  corner?: ReactNode;
  children: ReactNode;
}

function Corner({ children }: { children: ReactNode }) {
  return (
    <Flex
      position="sticky"
      top="0"
      h="0"
      zIndex="sticky"
      justify="flex-end"
      pe={{ base: '4', md: '6', xl: '8' }}
    >
      <Flex h="16" align="center" ms="auto">
        {children}
      </Flex>
    </Flex>
  );
}

export function Shell({ renderAccountMenu, banners, corner, children, ...where }: ShellProps) {
  const main = useFocusOnNewPage();
  const sideBar = useSideBar();
  return (
    <Flex direction={{ base: 'column', md: 'row' }}>
      <SkipNavLink id="main" bg="bg.panel" color="fg" zIndex="skipNav">
        {common.nav.skip}
      </SkipNavLink>
      <Navigation {...where} accountMenu={renderAccountMenu(sideBar.open)} sideBar={sideBar} />
      <Flex direction="column" flex="1" minW="0">
        <Box as="header" display="contents">
          {banners}
          <Corner>{corner}</Corner>
        </Box>
        <Box
          as="main"
          id="main"
          ref={main}
          tabIndex={-1}
          flex="1"
          // `BannerSlot` scrolls by a banner's height, so the page must be at least that much longer.
          minH="100dvh"
          outline="none"
          pb={{ base: 'calc(72px + env(safe-area-inset-bottom))', md: '0' }}
        >
          {children}
        </Box>
      </Flex>
    </Flex>
  );
}
