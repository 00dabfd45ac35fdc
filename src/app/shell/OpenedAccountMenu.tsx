import { Badge, Box, Menu, Text } from '@chakra-ui/react';
import { LogOut, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountTexts } from '../../i18n/account';
import { common } from '../../i18n/common';
import { heldPress } from '../../ui/heldPress';
import { COLOUR_MODES, readColourMode, writeColourMode } from '../../ui/colourMode';
import type { NavigationEntry } from '../../routing/feature';
import type { AccountMenuProps } from './accountMenuProps';
import { CountBadge } from './CountBadge';
import type { PlaceCounts } from './placeCount';

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

function MorePlaces({
  entries,
  counts,
}: {
  entries: readonly NavigationEntry[];
  counts: PlaceCounts;
}) {
  const navigate = useNavigate();
  return (
    <Box hideFrom="md">
      {entries.map(({ path, label, icon: Icon }) => (
        <Menu.Item key={path} value={path} onClick={() => void navigate(path)} {...heldPress}>
          <Icon size={18} aria-hidden />
          {label}
          <CountBadge count={counts[path] ?? 0} />
        </Menu.Item>
      ))}
      <Menu.Separator />
    </Box>
  );
}

type OpenedProps = Omit<AccountMenuProps, 'wide'> & {
  selection: string | null;
  trigger: ReactNode;
};

export default function OpenedAccountMenu(props: OpenedProps) {
  const { account, badge, ownPath, onSignOut, selection, trigger, more = [], counts = {} } = props;
  const navigate = useNavigate();
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      defaultOpen
      defaultHighlightedValue={selection}
      positioning={{ placement: 'top-start', strategy: 'fixed' }}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      {/* No portal: it belongs to the navigation's landmark. */}
      <Menu.Positioner>
        <Menu.Content>
          {more.length > 0 ? <MorePlaces entries={more} counts={counts} /> : null}
          <Box px="2" py="2">
            <Text fontWeight="semibold">{account.name}</Text>
            <Text textStyle="sm" color="fg.muted" mb="1">
              {account.email}
            </Text>
            <Badge colorPalette="leaf">{badge}</Badge>
          </Box>
          <Menu.Separator />
          <ColourModeItems />
          <Menu.Separator />
          <Menu.Item value="account" onClick={() => void navigate(ownPath)} {...heldPress}>
            <UserRound size={18} aria-hidden />
            {accountTexts.menu.manage}
          </Menu.Item>
          <Menu.Item value="sign-out" onClick={onSignOut} {...heldPress}>
            <LogOut size={18} aria-hidden />
            {accountTexts.menu.signOut}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
