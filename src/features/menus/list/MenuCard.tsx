import { Badge, Box, Flex, IconButton, LinkOverlay, LinkBox, Text } from '@chakra-ui/react';
import { Copy, Trash2 } from 'lucide-react';
import { StoredImage } from '../../../blocks/images/StoredImage';
import { menus } from '../../../domain/records/menus';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { getLabel } from '../../../i18n/labelOf';
import { menusText } from '../../../i18n/menus';
import { formatWhen } from '../../../ui/format';
import { AppLink } from '../../../ui/Link';
import { StatusBadge } from './StatusBadge';
import type { MenuRow } from '../model/menuList';
import { MENU_PATHS } from '../paths';
import { MenuFigures } from './MenuFigures';
import type { useMenuActions } from './useMenuActions';

const text = menusText.list;

type MenuActions = ReturnType<typeof useMenuActions>;

function RowButtons({ menu, actions }: { menu: MenuListing; actions: MenuActions }) {
  const name = menu.name || menus.title.untitled;
  const buttons = [
    { label: text.copy, icon: Copy, run: actions.copy },
    { label: text.remove, icon: Trash2, run: actions.remove },
  ];
  return (
    <Flex position="relative" zIndex="1">
      {buttons.map(({ label, icon: Icon, run }) => (
        <IconButton
          key={label}
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          aria-label={`${label} ${name}`}
          title={label}
          onClick={() => void run(menu)}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}

export function MenuCard({ row, actions }: { row: MenuRow; actions: MenuActions }) {
  const { menu, clientName } = row;
  const name = menu.name || menus.title.untitled;
  const client = menu.kind === 'personal' ? (clientName ?? text.clientGone) : undefined;
  return (
    <LinkBox
      as="article"
      display="flex"
      gap="3"
      alignItems="center"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      px="4"
      py="3"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      {menu.coverImage ? (
        <StoredImage address={menu.coverImage} alt="" w="16" flexShrink="0" borderRadius="l2" />
      ) : null}
      <Box flex="1" minW="0">
        <LinkOverlay asChild fontWeight="medium">
          <AppLink to={MENU_PATHS.edit(menu.id)}>{name}</AppLink>
        </LinkOverlay>
        <Flex wrap="wrap" columnGap="2" rowGap="1" align="center" my="1">
          <Badge colorPalette={menu.kind === 'master' ? 'plum' : 'gray'}>
            {client ?? getLabel(menus.fields.kind.words, menu.kind)}
          </Badge>
          <StatusBadge status={menu.status} />
        </Flex>
        <MenuFigures menu={menu} />
      </Box>
      <Flex direction="column" align="flex-end" textStyle="sm" color="fg.muted" hideBelow="md">
        <Text>{text.items(menu.items)}</Text>
        <Text whiteSpace="nowrap">{text.updated(formatWhen(menu.updatedAt))}</Text>
      </Flex>
      <RowButtons menu={menu} actions={actions} />
    </LinkBox>
  );
}
