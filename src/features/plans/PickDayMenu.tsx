import { useMemo, useState } from 'react';
import { GroupedAllergies, GroupedMarks } from '../../blocks/lines/GroupedMarks';
import { PickMenuDialog, type OfferedMenu } from '../../blocks/menus/PickMenuDialog';
import { useLiveMany } from '../../data/liveMany';
import { useData } from '../../data/react';
import { menus as menusCollection, type Menu } from '../../domain/records/menus';
import type { MealSlot, MenuItem } from '../../domain/food/storedLines';
import { sortedItems } from '../../domain/food/lines';
import { mealTotals, menuTotals } from '../../domain/nutrition/totals';
import { findPlaces } from '../../domain/search/places';
import { plansText } from '../../i18n/plans';
import { boundText } from '../../ui/nutrition/boundText';
import { ForOthers } from './ForOthers';
import { EATEN } from './grid/planDrag';
import type { PlanMenus } from './hooks/usePlanMenus';

const text = plansText.pickDialog;
const SHOWN = 30;

interface PickDayMenuProps {
  title: string;
  slot?: MealSlot;
  offered: PlanMenus | undefined;
  allergies: readonly string[];
  onPick: (menuId: string) => void;
  onClose: () => void;
}

type Shown = Pick<Menu, 'id' | 'name' | 'meals'> & { expertName?: string };

const listItems = ({ meals }: Shown, slot: MealSlot | undefined): MenuItem[] =>
  (slot ? [slot] : EATEN).flatMap((one) => sortedItems(meals[one]));

interface Row {
  slot: MealSlot | undefined;
  isForeign: boolean;
  allergies: readonly string[];
}

function toRow(menu: Shown, { slot, isForeign, allergies }: Row): OfferedMenu {
  const totals = slot ? mealTotals(menu.meals[slot]) : menuTotals(menu.meals);
  const items = listItems(menu, slot);
  return {
    id: menu.id,
    name: menu.name || menusCollection.title.untitled,
    ...(menu.expertName === undefined ? {} : { by: menu.expertName }),
    ...(isForeign ? { mark: <ForOthers /> } : {}),
    detail: items.map(({ name }) => name).join(', ') || text.empty,
    below: (
      <>
        <GroupedAllergies items={items} allergies={allergies} />
        <GroupedMarks items={items} most={3} />
      </>
    ),
    figure: `${boundText('calories', totals)} kcal`,
  };
}

function useFound(
  query: string,
  { offered, slot, allergies }: Pick<PickDayMenuProps, 'offered' | 'slot' | 'allergies'>,
) {
  const data = useData();
  const ids = useMemo(() => {
    const named = offered?.own.map(({ id, name }) => ({
      id,
      name: name || menusCollection.title.untitled,
    }));
    return named && findPlaces(named, query, SHOWN).map(({ id }) => id);
  }, [offered, query]);
  const own = useLiveMany(data.menus, ids)?.documents;
  return useMemo(() => {
    if (!own || !offered) return undefined;
    const { foreign } = offered;
    const row = (menu: Shown) => toRow(menu, { slot, allergies, isForeign: foreign.has(menu.id) });
    return {
      own: own.map(({ id, name, meals }) => row({ id, name, meals })),
      library: findPlaces(offered.library, query, SHOWN).map(row),
    };
  }, [own, offered, query, slot, allergies]);
}

export function PickDayMenu({ title, onPick, onClose, ...shown }: PickDayMenuProps) {
  const [query, setQuery] = useState('');
  const results = useFound(query, shown);
  return (
    <PickMenuDialog
      query={query}
      onQuery={setQuery}
      matches={results}
      texts={{ ...text, title }}
      onPick={({ id }) => onPick(id)}
      onClose={onClose}
    />
  );
}
