import { Badge, Box, Flex, IconButton, LinkOverlay, LinkBox, Text } from '@chakra-ui/react';
import { Copy, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { StoredImage } from '../../../blocks/images/StoredImage';
import { explainLimit } from '../../../blocks/tier/limitStore';
import { useData } from '../../../data/react';
import { menus, type Menu } from '../../../domain/records/menus';
import type { MenuListing } from '../../../domain/menus/menuListing';
import { common } from '../../../i18n/common';
import { getLabel } from '../../../i18n/labelOf';
import { menusText } from '../../../i18n/menus';
import { formatWhen } from '../../../ui/format';
import { newId } from '../../../platform/ids';
import { AppLink } from '../../../ui/Link';
import { toaster } from '../../../ui/toaster';
import { WindowList } from '../../../ui/WindowList';
import { StatusBadge } from './StatusBadge';
import { copyOfMenu } from '../model/editorValue';
import type { MenuRow } from '../model/menuList';
import { MENU_PATHS } from '../paths';
import { MenuFigures } from './MenuFigures';

const text = menusText.list;

function useRemove() {
  const data = useData();
  const restore = async (menu: Menu) => {
    try {
      await data.menus.restore(menu);
    } catch {
      toaster.create({
        type: 'error',
        title: menusText.save.error,
        description: text.restoreFailed,
      });
    }
  };
  const remove = async ({ id }: MenuListing) => {
    let menu: Menu | undefined;
    try {
      // The list holds menus without their lines, which an undo needs.
      menu = await data.menus.get(id);
      if (!menu) return;
      await data.menus.remove(id);
    } catch {
      toaster.create({
        type: 'error',
        title: menusText.save.error,
        description: text.removeFailed,
      });
      return;
    }
    const removed = menu;
    toaster.create({
      type: 'success',
      title: text.removed(removed.name || menus.title.untitled),
      action: { label: common.undo, onClick: () => void restore(removed) },
    });
  };
  return (menu: MenuListing) => void remove(menu);
}

function useCopy() {
  const data = useData();
  const navigate = useNavigate();
  const copyMenu = async ({ id }: MenuListing) => {
    try {
      const menu = await data.menus.get(id);
      if (!menu) return;
      const copy = await data.menus.insert(copyOfMenu(menu, data.newBase(), newId));
      toaster.create({
        type: 'success',
        title: text.copied(copy.name),
        action: { label: text.open, onClick: () => void navigate(MENU_PATHS.edit(copy.id)) },
      });
    } catch (error) {
      if (explainLimit(error)) return;
      toaster.create({ type: 'error', title: menusText.save.error, description: text.copyFailed });
    }
  };
  return (menu: MenuListing) => void copyMenu(menu);
}

interface RowActions {
  copy: (menu: MenuListing) => void;
  remove: (menu: MenuListing) => void;
}

function RowButtons({ menu, actions }: { menu: MenuListing; actions: RowActions }) {
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
          onClick={() => run(menu)}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}

function Row({ row, actions }: { row: MenuRow; actions: RowActions }) {
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

export function MenuRows({ rows }: { rows: readonly MenuRow[] }) {
  const actions = { copy: useCopy(), remove: useRemove() };
  return (
    <WindowList label={menusText.title} items={rows} estimate={104} gap={8}>
      {(row) => <Row row={row} actions={actions} />}
    </WindowList>
  );
}
