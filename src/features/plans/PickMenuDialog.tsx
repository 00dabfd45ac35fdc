import { Box, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { useLiveMany } from '../../data/liveMany';
import { useData, useLive } from '../../data/react';
import type { Menu } from '../../domain/collections/menus';
import { menus as menusOf } from '../../domain/collections/menus';
import type { MealSlot } from '../../domain/collections/shared/lines';
import { sortedItems } from '../../domain/lines';
import { mealTotals, menuTotals } from '../../domain/nutrition/totals';
import { findPlaces } from '../../domain/search/places';
import { plansText } from '../../i18n/plans';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { boundText } from '../../ui/nutrition/boundText';
import { SearchField } from '../../ui/SearchField';
import { tabular } from '../../ui/theme';
import { PHONE, useMedia } from '../../ui/useMedia';
import { EATEN } from './grid/planDrag';

const text = plansText.pickDialog;
/** As many as are looked through rather than searched. */
const SHOWN = 30;

interface PickMenuDialogProps {
  title: string;
  /** Of a meal: which; absent: the whole day is chosen. */
  slot?: MealSlot;
  onPick: (menuId: string) => void;
  onClose: () => void;
}

function dishesOf(menu: Menu, slot: MealSlot | undefined): string {
  const slots = slot ? [slot] : EATEN;
  return slots.flatMap((one) => sortedItems(menu.meals[one]).map(({ name }) => name)).join(', ');
}

type OptionProps = Pick<PickMenuDialogProps, 'slot' | 'onPick'> & { menu: Menu };

function Option({ menu, slot, onPick }: OptionProps) {
  const totals = slot ? mealTotals(menu.meals[slot]) : menuTotals(menu.meals);
  const dishes = dishesOf(menu, slot);
  const name = menu.name || menusOf.title.untitled;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      h="auto"
      minH="14"
      py="2"
      px="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={() => onPick(menu.id)}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="medium">
          <Box as="span" srOnly>
            {text.choose}{' '}
          </Box>
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="sm" color="fg.muted" lineClamp="2" fontWeight="normal">
          {dishes || text.empty}
        </Text>
      </Box>
      <Text css={tabular} flexShrink="0">
        {boundText('calories', totals)} kcal
      </Text>
    </Button>
  );
}

/** The menus that are shown, whole; `undefined` until they are read. */
function useFound(query: string): readonly Menu[] | undefined {
  const data = useData();
  const list = useLive(() => data.menuList, [data]);
  const ids = useMemo(() => {
    const named = list?.map(({ id, name }) => ({ id, name: name || menusOf.title.untitled }));
    return named && findPlaces(named, query, SHOWN).map(({ id }) => id);
  }, [list, query]);
  return useLiveMany(data.menus, ids)?.documents;
}

/** Chooses the menu from which a day or a meal is taken. */
export function PickMenuDialog({ title, slot, onPick, onClose }: PickMenuDialogProps) {
  const [query, setQuery] = useState('');
  const phone = useMedia(PHONE);
  const body = useRef<HTMLDivElement>(null);
  const found = useFound(query);
  return (
    <AppDialog
      onClose={onClose}
      initialFocusEl={() => body.current?.querySelector('input') ?? null}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body ref={body} px="3" pb="4" tabIndex={0} focusVisibleRing="inside">
        <Flex px="1" pb="2">
          <SearchField label={text.search} value={query} onChange={setQuery} />
        </Flex>
        <Stack gap="1">
          {found?.map((menu) => (
            <Option key={menu.id} menu={menu} slot={slot} onPick={onPick} />
          ))}
        </Stack>
        {found?.length === 0 ? (
          <Text color="fg.muted" px="3" aria-live="polite">
            {text.nothing}
          </Text>
        ) : null}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
