import { useMemo, useState } from 'react';
import { PickMenuDialog } from '../../blocks/menus/PickMenuDialog';
import type { OfferedMenu } from '../../blocks/menus/PickMenuDialog';
import { useLiveMany } from '../../data/liveMany';
import { useData } from '../../data/react';
import type { Menu } from '../../domain/collections/menus';
import { menus as menusOf } from '../../domain/collections/menus';
import type { MealSlot } from '../../domain/collections/shared/lines';
import { sortedItems } from '../../domain/lines';
import { mealTotals, menuTotals } from '../../domain/nutrition/totals';
import { findPlaces } from '../../domain/search/places';
import { plansText } from '../../i18n/plans';
import { boundText } from '../../ui/nutrition/boundText';
import { ForOthers } from './ForOthers';
import { EATEN } from './grid/planDrag';
import type { PlanMenus } from './hooks/usePlanMenus';

const text = plansText.pickDialog;
/** As many as are looked through rather than searched. */
const SHOWN = 30;

interface PickDayMenuProps {
  title: string;
  /** Of a meal: which; absent: the whole day is chosen. */
  slot?: MealSlot;
  /** Menus that the plan may take; `undefined` until they are read. */
  offered: PlanMenus | undefined;
  onPick: (menuId: string) => void;
  onClose: () => void;
}

type Shown = Pick<Menu, 'id' | 'name' | 'meals'> & { expertName?: string };

function dishesOf({ meals }: Shown, slot: MealSlot | undefined): string {
  const slots = slot ? [slot] : EATEN;
  return slots.flatMap((one) => sortedItems(meals[one]).map(({ name }) => name)).join(', ');
}

/** A row: its dishes and energy, by whom it is, and whether it is made for somebody else. */
function rowOf(menu: Shown, slot: MealSlot | undefined, isForeign: boolean): OfferedMenu {
  const totals = slot ? mealTotals(menu.meals[slot]) : menuTotals(menu.meals);
  return {
    id: menu.id,
    name: menu.name || menusOf.title.untitled,
    ...(menu.expertName === undefined ? {} : { by: menu.expertName }),
    ...(isForeign ? { mark: <ForOthers /> } : {}),
    detail: dishesOf(menu, slot) || text.empty,
    figure: `${boundText('calories', totals)} kcal`,
  };
}

/** Own menus and masters of the library that are shown, whole; `undefined` until they are read. */
function useFound(query: string, offered: PlanMenus | undefined, slot: MealSlot | undefined) {
  const data = useData();
  const ids = useMemo(() => {
    const named = offered?.own.map(({ id, name }) => ({
      id,
      name: name || menusOf.title.untitled,
    }));
    return named && findPlaces(named, query, SHOWN).map(({ id }) => id);
  }, [offered, query]);
  const own = useLiveMany(data.menus, ids)?.documents;
  return useMemo(() => {
    if (!own || !offered) return undefined;
    const { foreign } = offered;
    const row = (menu: Shown) => rowOf(menu, slot, foreign.has(menu.id));
    return {
      own: own.map(({ id, name, meals }) => row({ id, name, meals })),
      library: findPlaces(offered.library, query, SHOWN).map(row),
    };
  }, [own, offered, query, slot]);
}

/** Chooses the menu from which a day or a meal is taken. */
export function PickDayMenu({ title, slot, offered, onPick, onClose }: PickDayMenuProps) {
  const [query, setQuery] = useState('');
  const found = useFound(query, offered, slot);
  return (
    <PickMenuDialog
      query={query}
      onQuery={setQuery}
      found={found}
      texts={{ ...text, title }}
      onPick={({ id }) => onPick(id)}
      onClose={onClose}
    />
  );
}
