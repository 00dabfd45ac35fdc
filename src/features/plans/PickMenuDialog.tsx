import { Box, Button, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { useLiveMany } from '../../data/liveMany';
import { useData } from '../../data/react';
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
import { ForOthers } from './ForOthers';
import { EATEN } from './grid/planDrag';
import type { PlanMenus } from './hooks/usePlanMenus';

const text = plansText.pickDialog;
/** As many as are looked through rather than searched. */
const SHOWN = 30;

interface PickMenuDialogProps {
  title: string;
  /** Of a meal: which; absent: the whole day is chosen. */
  slot?: MealSlot;
  /** Menus that the plan may take; `undefined` until they are read. */
  offered: PlanMenus | undefined;
  onPick: (menuId: string) => void;
  onClose: () => void;
}

function dishesOf(menu: Offered, slot: MealSlot | undefined): string {
  const slots = slot ? [slot] : EATEN;
  return slots.flatMap((one) => sortedItems(menu.meals[one]).map(({ name }) => name)).join(', ');
}

type Offered = Pick<Menu, 'id' | 'name' | 'meals'>;
type OptionProps = Pick<PickMenuDialogProps, 'slot' | 'onPick'> & {
  menu: Offered;
  /** Who made it, of the library's. */
  by?: string;
  /** Made for a condition or stage of life that the client does not have. */
  isForeign: boolean;
};

/** The name, by whom it is, and whether it is made for somebody else. */
function OptionName({ menu, by, isForeign }: Pick<OptionProps, 'menu' | 'by' | 'isForeign'>) {
  return (
    <Text fontWeight="medium">
      <Box as="span" srOnly>
        {text.choose}{' '}
      </Box>
      <bdi>{menu.name || menusOf.title.untitled}</bdi>
      {by === undefined ? null : (
        <Text as="span" color="fg.muted" fontWeight="normal">
          {' · '}
          <bdi>{by}</bdi>
        </Text>
      )}
      {isForeign ? <ForOthers /> : null}
    </Text>
  );
}

function Option(props: OptionProps) {
  const { menu, slot, onPick } = props;
  const totals = slot ? mealTotals(menu.meals[slot]) : menuTotals(menu.meals);
  const dishes = dishesOf(menu, slot);
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
        <OptionName {...props} />
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

/** Own menus and masters of the library that are shown, whole; `undefined` until they are read. */
function useFound(query: string, offered: PlanMenus | undefined) {
  const data = useData();
  const ids = useMemo(() => {
    const named = offered?.own.map(({ id, name }) => ({
      id,
      name: name || menusOf.title.untitled,
    }));
    return named && findPlaces(named, query, SHOWN).map(({ id }) => id);
  }, [offered, query]);
  const library = useMemo(
    () => offered && findPlaces(offered.library, query, SHOWN),
    [offered, query],
  );
  const own = useLiveMany(data.menus, ids)?.documents;
  return own && library && offered ? { own, library, foreign: offered.foreign } : undefined;
}

type OptionsProps = Pick<PickMenuDialogProps, 'onPick'> & {
  found: NonNullable<ReturnType<typeof useFound>>;
  slot: MealSlot | undefined;
};

/** Own menus first, then masters of the library. */
function Options({ found: { own, library, foreign }, slot, onPick }: OptionsProps) {
  const of = (id: string) => ({ ...(slot ? { slot } : {}), isForeign: foreign.has(id) });
  if (own.length + library.length === 0)
    return (
      <Text color="fg.muted" px="3" aria-live="polite">
        {text.nothing}
      </Text>
    );
  return (
    <Stack gap="1">
      {own.map((menu) => (
        <Option key={menu.id} menu={menu} onPick={onPick} {...of(menu.id)} />
      ))}
      {library.length > 0 ? (
        <Heading as="h3" size="sm" color="fg.muted" px="3" pt="3">
          {text.library}
        </Heading>
      ) : null}
      {library.map((master) => (
        <Option
          key={master.id}
          menu={master}
          by={master.expertName}
          onPick={onPick}
          {...of(master.id)}
        />
      ))}
    </Stack>
  );
}

/** Chooses the menu from which a day or a meal is taken. */
export function PickMenuDialog({ title, slot, offered, onPick, onClose }: PickMenuDialogProps) {
  const [query, setQuery] = useState('');
  const phone = useMedia(PHONE);
  const body = useRef<HTMLDivElement>(null);
  const found = useFound(query, offered);
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
        {found ? <Options found={found} slot={slot} onPick={onPick} /> : null}
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
