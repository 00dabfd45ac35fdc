import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { common } from '../../i18n/common';
import type { NavigationEntry } from '../../routing/feature';
import { CountBadge } from './CountBadge';
import { Mark } from './Mark';
import type { PlaceCounts } from './placeCount';

const PlaceLink = chakra(NavLink);

const AT_THE_END = 100;
/** Fits a phone's bottom bar; the others are behind "Thêm", its fifth place. */
const PHONE_PLACES = 4;

export const placesBehind = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
  entries.slice(PHONE_PLACES);

interface PlaceProps {
  entry: NavigationEntry;
  wide: boolean;
  isBehind: boolean;
  count: number;
  sayCount?: ((count: number) => string) | undefined;
}

/** The shell is drawn several times while a start learns of notices and the network. */
const NavigationItem = memo(function NavigationItem({
  entry: { path, label, icon: Icon },
  wide,
  isBehind,
  count,
  sayCount,
}: PlaceProps) {
  return (
    <PlaceLink
      to={path}
      // Exact match only for an entry's first page: all others are below its address.
      end={path.split('/').length < 3}
      display={{ base: isBehind ? 'none' : 'flex', md: 'flex' }}
      flex={{ base: '1', md: 'none' }}
      flexDirection={{ base: 'column', xl: wide ? 'row' : 'column' }}
      alignItems="center"
      justifyContent={{ base: 'center', xl: wide ? 'flex-start' : 'center' }}
      gap={{ base: '1', xl: wide ? '3' : '1' }}
      minH={{ base: '16', xl: wide ? '11' : '16' }}
      px={{ base: '1', xl: wide ? '3' : '1' }}
      borderRadius="l2"
      textStyle={{ base: 'xs', xl: wide ? 'md' : 'xs' }}
      fontWeight="medium"
      color="fg.muted"
      textAlign="center"
      focusVisibleRing="inside"
      _hover={{ color: 'fg', bg: { md: 'bg.muted' } }}
      css={{
        '&[aria-current=page], &[aria-current=page]:hover': {
          color: 'leaf.fg',
          fontWeight: 'semibold',
          bg: { base: 'transparent', md: 'leaf.subtle' },
        },
      }}
    >
      <Icon size={20} aria-hidden />
      {label}
      <CountBadge count={count} say={sayCount} />
    </PlaceLink>
  );
});

interface NavigationProps {
  entries: readonly NavigationEntry[];
  counts?: PlaceCounts | undefined;
  sayCount?: ((count: number) => string) | undefined;
  accountMenu: ReactNode;
  sideBar: { open: boolean; toggle: () => void };
}

function Brand({ open, toggle }: NavigationProps['sideBar']) {
  const Toggle = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <Flex
      hideBelow="md"
      direction={{ base: 'column', xl: open ? 'row' : 'column' }}
      align="center"
      gap="2"
      minH="16"
      px={{ xl: open ? '3' : '0' }}
      py="2"
    >
      <Mark size={32} />
      <Text
        display={{ base: 'none', xl: open ? 'block' : 'none' }}
        flex="1"
        fontSize="xl"
        fontWeight="bold"
        color="leaf.fg"
      >
        {common.product}
      </Text>
      <IconButton
        hideBelow="xl"
        variant="ghost"
        colorPalette="gray"
        color="fg.muted"
        aria-label={open ? common.nav.collapse : common.nav.expand}
        title={`${open ? common.nav.collapse : common.nav.expand} (Ctrl+B)`}
        aria-expanded={open}
        _expanded={{ bg: 'transparent' }}
        onClick={toggle}
      >
        <Toggle aria-hidden />
      </IconButton>
    </Flex>
  );
}

export function Navigation({ entries, accountMenu, sideBar, ...counting }: NavigationProps) {
  const { counts = {}, sayCount } = counting;
  const wide = sideBar.open;
  const behind = placesBehind(entries);
  const drawn = (isWanted: (order: number) => boolean) =>
    entries
      .filter(({ order }) => isWanted(order))
      .map((entry) => {
        const [isBehind, count] = [behind.includes(entry), counts[entry.path] ?? 0];
        return <NavigationItem key={entry.path} {...{ entry, wide, isBehind, count, sayCount }} />;
      });
  return (
    <Flex
      as="nav"
      aria-label={common.nav.label}
      direction={{ base: 'row', md: 'column' }}
      position={{ base: 'fixed', md: 'sticky' }}
      top={{ md: '0' }}
      bottom={{ base: '0', md: 'auto' }}
      insetInline={{ base: '0', md: 'auto' }}
      // Its menu opens over the page and docked bars.
      zIndex="sticky"
      h={{ md: '100dvh' }}
      w={{ base: 'full', md: '24', xl: wide ? '16rem' : '24' }}
      flexShrink="0"
      gap={{ base: '0', md: '1' }}
      px={{ base: '1', md: '2', xl: wide ? '3' : '2' }}
      pb={{ base: 'env(safe-area-inset-bottom)', md: '3' }}
      bg={{ base: 'bg.panel', md: 'bg' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderEndWidth={{ base: '0', md: '1px' }}
      overflowY={{ md: 'auto' }}
    >
      <Brand {...sideBar} />
      {drawn((order) => order < AT_THE_END)}
      <Box flex="1" hideBelow="md" />
      {drawn((order) => order >= AT_THE_END)}
      {accountMenu}
    </Flex>
  );
}
