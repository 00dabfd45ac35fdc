import { useState } from 'react';
import { useData } from '../../data/react';
import type { Client } from '../../domain/collections/clients';
import type { MealSlot } from '../../domain/collections/shared/lines';
import { aiText } from '../../i18n/ai';
import { localDate } from '../../platform/clock';
import { addressesOf } from '../../routing/addresses';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { toaster } from '../../ui/toaster';
import { addToMenu, addToRecall } from './saveFoods';
import type { SavedFoods } from './saveFoods';
import { lineOfFood } from './useSeenFoods';
import type { SeenFood } from './useSeenFoods';

const text = aiText.photo;

const info = (title: string) => toaster.create({ type: 'info', title });

/** The lines of what is kept; undefined, and said, where one of them has none. */
function linesOf(foods: readonly SeenFood[]) {
  const kept = foods.filter(({ isKept }) => isKept);
  const lines = kept.flatMap((food) => lineOfFood(food) ?? []);
  if (kept.length > 0 && lines.length === kept.length) return lines;
  info(kept.length === 0 ? text.nothingKept : text.unclear);
  return undefined;
}

/** Puts corrected foods into a draft of a menu, or into what the client ate. */
export function useSaveFoods({
  foods,
  client,
}: {
  foods: readonly SeenFood[];
  client: Client | undefined;
}) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const [slot, setSlot] = useState<MealSlot>('lunch');
  const [date, setDate] = useState(localDate());
  const [saving, setSaving] = useState(false);
  const saved = async (write: (foods: SavedFoods) => Promise<void>) => {
    const lines = linesOf(foods);
    if (!lines) return;
    if (date === '') {
      info(text.needDate);
      return;
    }
    setSaving(true);
    try {
      await write({ client, date, slot, lines });
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
    setSaving(false);
  };
  const toMenu = async (given: SavedFoods) => {
    const menu = await addToMenu(given, data);
    toaster.create({
      type: 'success',
      title: text.savedInMenu(menu.name),
      action: {
        label: text.openMenu,
        onClick: () => navigate(addressesOf('menus').edit(menu.id)),
      },
    });
  };
  const toRecall = async (given: SavedFoods) => {
    if (!client) return;
    if (await addToRecall(given, data))
      toaster.create({ type: 'success', title: text.savedInRecall(client.clientName) });
    else info(text.full);
  };
  return {
    slot,
    setSlot,
    date,
    setDate,
    saving,
    toMenu: () => void saved(toMenu),
    toRecall: () => void saved(toRecall),
  };
}
