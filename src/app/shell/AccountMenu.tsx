import { Badge, Box, chakra, Menu, Text } from '@chakra-ui/react';
import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountProfile } from '../../domain/account';
import { accountTexts } from '../../i18n/account';
import { common } from '../../i18n/common';
import { COLOUR_MODES, readColourMode, writeColourMode } from '../../ui/colourMode';
import { PATHS } from '../routes';
import { useSignOut } from './useSignOut';
import { labelOf } from '../../i18n/labelOf';

/** The first letter of the given name: Vietnamese names end with it. */
function initial(name: string): string {
  return (name.trim().split(/\s+/).at(-1)?.[0] ?? '?').toUpperCase();
}

function Trigger({ account, wide }: { account: AccountProfile; wide: boolean }) {
  const inRow = { base: 'none', xl: wide ? 'block' : 'none' };
  return (
    <Menu.Trigger asChild>
      <chakra.button
        type="button"
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
          display="grid"
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
        <Box as="span" display={{ base: 'block', xl: wide ? 'none' : 'block' }}>
          {accountTexts.menu.label}
        </Box>
        <Box as="span" display={inRow} textAlign="start" minW="0">
          <Text as="span" display="block" textStyle="sm" fontWeight="semibold" color="fg" truncate>
            {account.name}
          </Text>
          {labelOf(accountTexts.menu.plan, account.plan)}
        </Box>
      </chakra.button>
    </Menu.Trigger>
  );
}

function ColourModeItems() {
  const [mode, setMode] = useState(readColourMode);
  return (
    <Menu.RadioItemGroup
      value={mode}
      onValueChange={({ value }) => {
        const chosen = COLOUR_MODES.find((one) => one === value) ?? 'system';
        setMode(chosen);
        writeColourMode(chosen);
      }}
    >
      <Menu.ItemGroupLabel>{common.colourMode.label}</Menu.ItemGroupLabel>
      {COLOUR_MODES.map((one) => (
        <Menu.RadioItem key={one} value={one}>
          {common.colourMode[one]}
          <Menu.ItemIndicator />
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}

/** Who is signed in, light or dark, and the way out. */
export function AccountMenu({ account, wide }: { account: AccountProfile; wide: boolean }) {
  const navigate = useNavigate();
  const { signOut, dialog } = useSignOut();
  return (
    <>
      <Menu.Root
        lazyMount
        unmountOnExit
        positioning={{ placement: 'top-start', strategy: 'fixed' }}
      >
        <Trigger account={account} wide={wide} />
        {/* No portal: it belongs to the navigation's landmark. */}
        <Menu.Positioner>
          <Menu.Content>
            <Box px="2" py="2">
              <Text fontWeight="semibold">{account.name}</Text>
              <Text textStyle="sm" color="fg.muted" mb="1">
                {account.email}
              </Text>
              <Badge colorPalette="leaf">{labelOf(accountTexts.menu.plan, account.plan)}</Badge>
            </Box>
            <Menu.Separator />
            <ColourModeItems />
            <Menu.Separator />
            <Menu.Item value="account" onSelect={() => void navigate(PATHS.account)}>
              <UserRound size={18} aria-hidden />
              {accountTexts.menu.manage}
            </Menu.Item>
            <Menu.Item value="sign-out" onSelect={signOut}>
              <LogOut size={18} aria-hidden />
              {accountTexts.menu.signOut}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {dialog}
    </>
  );
}
