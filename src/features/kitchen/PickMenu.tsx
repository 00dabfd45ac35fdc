import { Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { PickMenuDialog, type OfferedMenu } from '../../blocks/menus/PickMenuDialog';
import { explainLimit } from '../../blocks/tier/limitStore';
import { useData, useLive } from '../../data/react';
import type { LocalData } from '../../data/types';
import { menus as collection } from '../../domain/records/menus';
import { dietLabel, type ChosenDiet } from '../../domain/records/hospitalDietForms';
import {
  foreignMasters,
  menuFromLibrary,
  type LibraryMaster,
} from '../../domain/menus/libraryMasters';
import { findPlaces } from '../../domain/search/places';
import { kitchenText } from '../../i18n/kitchen';
import { newId } from '../../platform/ids';
import { toaster } from '../../ui/toaster';

const text = kitchenText.pick;
const SHOWN = 30;

interface PickMenuProps {
  onPick: (menuId: string, diet: ChosenDiet | undefined) => void;
  onClose: () => void;
}

type Coded = OfferedMenu & { diet: ChosenDiet | undefined; master?: LibraryMaster };

const byCode = (a: { hospitalDiet?: ChosenDiet | undefined }, b: typeof a) =>
  Number(b.hospitalDiet !== undefined) - Number(a.hospitalDiet !== undefined);

interface Named {
  id: string;
  name: string;
  hospitalDiet?: ChosenDiet | undefined;
}

const toCoded = ({ id, name, hospitalDiet: diet }: Named): Coded => ({
  id,
  name,
  diet,
  code: (
    <Text as="span" fontWeight="bold" color={diet ? undefined : 'fg.muted'}>
      {diet ? dietLabel(diet) : text.noCode}
    </Text>
  ),
});

function useOffered(query: string) {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const { workspaceId } = data.account;
  return useMemo(() => {
    if (!menus || !library) return undefined;
    const own = menus
      .filter(({ status }) => status !== 'archived')
      .map((menu) => ({ ...menu, name: menu.name || collection.title.untitled }))
      .sort(byCode);
    const masters = foreignMasters(library, workspaceId).filter(({ hospitalDiet }) => hospitalDiet);
    return {
      own: findPlaces(own, query, SHOWN).map(toCoded),
      library: findPlaces(masters, query, SHOWN).map((master) => ({ ...toCoded(master), master })),
    };
  }, [menus, library, workspaceId, query]);
}

/** @throws StorageFull, InvalidDocument */
async function ensureCopy(
  master: LibraryMaster,
  own: readonly Coded[],
  data: LocalData,
): Promise<string> {
  for (const listed of own) {
    if (listed.name !== master.name) continue;
    const menu = await data.menus.get(listed.id);
    if (menu?.masterMenuId === master.id && menu.clientId === undefined) return menu.id;
  }
  const copy = menuFromLibrary(master, data.newBase(), undefined, newId);
  return (await data.menus.insert(copy)).id;
}

export function PickMenu({ onPick, onClose }: PickMenuProps) {
  const data = useData();
  const [query, setQuery] = useState('');
  const choices = useOffered(query);
  const pick = ({ id, diet, master }: Coded) => {
    if (!master) {
      onPick(id, diet);
      return;
    }
    ensureCopy(master, choices?.own ?? [], data).then(
      (copied) => onPick(copied, diet),
      (error: unknown) => {
        if (!explainLimit(error)) toaster.create({ type: 'error', title: kitchenText.failed });
      },
    );
  };
  return (
    <PickMenuDialog
      query={query}
      onQuery={setQuery}
      matches={choices}
      texts={text}
      onPick={pick}
      onClose={onClose}
    />
  );
}
