import { Box, chakra, Circle, Text } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { accountTexts } from '../../i18n/account';
import { common } from '../../i18n/common';
import { COLOUR_MODES } from '../../ui/colourMode';
import type { AccountMenuProps } from './accountMenuProps';
import { isAnyWaiting } from './placeCount';
import { useMenuPress } from '../../ui/useMenuPress';
import { laterPart } from '../../ui/laterPart';

const OpenedAccountMenu = laterPart(async () => (await import('./OpenedAccountMenu')).default);

/** The first letter of the last word: Vietnamese given names come last. */
function initial(name: string): string {
  return (name.trim().split(/\s+/).at(-1)?.[0] ?? '?').toUpperCase();
}

type TriggerProps = Pick<AccountMenuProps, 'account' | 'badge' | 'wide' | 'more' | 'counts'> &
  ComponentProps<typeof chakra.button>;

function MoreLabel({ hasNews }: { hasNews: boolean }) {
  return (
    <Box as="span" hideFrom="md" display="flex" flexDirection="column" alignItems="center" gap="1">
      <Box as="span" position="relative">
        <Ellipsis size={20} aria-hidden />
        {hasNews ? (
          <Circle as="span" size="2" bg="leaf.solid" position="absolute" top="0" insetEnd="-1" />
        ) : null}
      </Box>
      <span>{common.nav.more}</span>
      {hasNews ? (
        <Box as="span" srOnly>
          {common.nav.hasNews}
        </Box>
      ) : null}
      <Box as="span" srOnly>
        {accountTexts.menu.label}
      </Box>
    </Box>
  );
}

function Named({ account, badge, wide }: Pick<TriggerProps, 'account' | 'badge' | 'wide'>) {
  return (
    <Box
      as="span"
      display={{ base: 'none', xl: wide ? 'block' : 'none' }}
      textAlign="start"
      minW="0"
    >
      <Text as="span" display="block" textStyle="sm" fontWeight="semibold" color="fg" truncate>
        {account.name}
      </Text>
      {badge}
    </Box>
  );
}

function Trigger({ account, badge, wide, more = [], counts = {}, ...rest }: TriggerProps) {
  const isFifth = more.length > 0;
  return (
    <chakra.button
      type="button"
      {...rest}
      display="flex"
      flex={{ base: '1', md: 'none' }}
      flexDirection={{ base: 'column', xl: wide ? 'row' : 'column' }}
      alignItems="center"
      justifyContent={{ base: 'center', xl: wide ? 'flex-start' : 'center' }}
      gap={{ base: '1', xl: wide ? '3' : '1' }}
      minH="16"
      px={{ base: '1', xl: wide ? '3' : '1' }}
      borderRadius="l2"
      textStyle="xs"
      fontWeight="medium"
      color="fg.muted"
      cursor="pointer"
      focusVisibleRing="inside"
      _hover={{ color: 'fg', bg: { md: 'bg.muted' } }}
    >
      <Box
        as="span"
        aria-hidden
        display={{ base: isFifth ? 'none' : 'grid', md: 'grid' }}
        placeItems="center"
        boxSize={{ base: '6', xl: wide ? '9' : '7' }}
        flexShrink="0"
        borderRadius="l1"
        bg="leaf.subtle"
        color="leaf.fg"
        fontWeight="bold"
      >
        {initial(account.name)}
      </Box>
      {isFifth ? <MoreLabel hasNews={isAnyWaiting(more, counts)} /> : null}
      <Box
        as="span"
        display={{ base: isFifth ? 'none' : 'block', md: 'block', xl: wide ? 'none' : 'block' }}
      >
        {accountTexts.menu.label}
      </Box>
      <Named account={account} badge={badge} wide={wide} />
    </chakra.button>
  );
}

export function AccountMenu({ wide, ...menu }: AccountMenuProps) {
  const { pressed, release, ...press } = useMenuPress(
    () => COLOUR_MODES[0],
    () => 'sign-out',
  );
  const { account, badge, more = [], counts = {} } = menu;
  const named = { account, badge, more, counts, wide };
  const trigger = <Trigger {...named} {...press} />;
  if (!pressed) return trigger;
  return (
    <OpenedAccountMenu
      {...menu}
      selection={pressed.selection}
      trigger={<Trigger {...named} />}
      waiting={trigger}
      onMissing={release}
    />
  );
}
