import { Badge, Box, Flex, IconButton, LinkOverlay, LinkBox, Text } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useData } from '../../../data/react';
import type { Menu } from '../../../domain/collections/menus';
import { countItems } from '../../../domain/menuEditing';
import { common } from '../../../i18n/common';
import { menusText } from '../../../i18n/menus';
import { formatWhen } from '../../../ui/format';
import { AppLink } from '../../../ui/Link';
import { toaster } from '../../../ui/toaster';
import { StatusBadge } from '../editor/PublishPanel';
import type { MenuRow } from '../model/menuList';
import { MENU_PATHS } from '../paths';
import { MenuFigures } from '../wizard/MasterCard';

const text = menusText.list;

/** Deletes at once and offers to take it back. */
function useRemove() {
  const data = useData();
  const restore = async (menu: Menu) => {
    try {
      await data.menus.restore(menu);
    } catch {
      // Whatever the storage says, the person needs to know that the menu is not back.
      toaster.create({
        type: 'error',
        title: menusText.save.error,
        description: text.restoreFailed,
      });
    }
  };
  return async (menu: Menu) => {
    try {
      await data.menus.remove(menu.id);
    } catch {
      toaster.create({
        type: 'error',
        title: menusText.save.error,
        description: text.removeFailed,
      });
      return;
    }
    toaster.create({
      type: 'success',
      title: text.removed(menu.name || menusText.unnamed),
      action: { label: common.undo, onClick: () => void restore(menu) },
    });
  };
}

function Row({ row, onRemove }: { row: MenuRow; onRemove: (menu: Menu) => void }) {
  const { menu, clientName } = row;
  const name = menu.name || menusText.unnamed;
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
      <Box flex="1" minW="0">
        <LinkOverlay asChild fontWeight="medium">
          <AppLink to={MENU_PATHS.edit(menu.id)}>{name}</AppLink>
        </LinkOverlay>
        <Flex wrap="wrap" columnGap="2" rowGap="1" align="center" my="1">
          <Badge colorPalette={menu.kind === 'master' ? 'plum' : 'gray'}>
            {client ?? menusText.kind.master}
          </Badge>
          <StatusBadge status={menu.status} />
        </Flex>
        <MenuFigures menu={menu} />
      </Box>
      <Flex direction="column" align="flex-end" textStyle="sm" color="fg.muted" hideBelow="md">
        <Text>{text.items(countItems(menu.meals))}</Text>
        <Text whiteSpace="nowrap">{text.updated(formatWhen(menu.updatedAt))}</Text>
      </Flex>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        color="fg.muted"
        position="relative"
        zIndex="1"
        aria-label={`${text.remove} ${name}`}
        onClick={() => onRemove(menu)}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </LinkBox>
  );
}

/** The menus as a virtual list that scrolls with the page. */
export function MenuRows({ rows }: { rows: readonly MenuRow[] }) {
  const remove = useRemove();
  const box = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const place = () =>
      setOffset(Math.round((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    place();
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- concerns the React Compiler, which is not used
  const list = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    getItemKey: (index) => rows[index]?.menu.id ?? index,
    estimateSize: () => 104,
    overscan: 8,
    gap: 8,
    scrollMargin: offset,
  });
  return (
    <Box
      ref={box}
      position="relative"
      style={{ height: list.getTotalSize() }}
      as="ul"
      listStyleType="none"
    >
      {list.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (!row) return null;
        return (
          <Box
            key={item.key}
            ref={list.measureElement}
            data-index={item.index}
            as="li"
            position="absolute"
            top="0"
            insetInline="0"
            style={{ transform: `translateY(${item.start - offset}px)` }}
          >
            <Row row={row} onRemove={(menu) => void remove(menu)} />
          </Box>
        );
      })}
    </Box>
  );
}
