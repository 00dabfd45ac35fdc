import { useState } from 'react';
import { explainLimit } from '../../blocks/tier/limitStore';
import { useData } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { MealSlot } from '../../domain/food/storedLines';
import { aiText } from '../../i18n/ai';
import { localDate } from '../../platform/clock';
import { getAddresses } from '../../routing/addresses';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { toaster } from '../../ui/toaster';
import { addToMenu, addToRecall, type SavedFoods } from './saveFoods';
import { lineOfFood, type SeenFood } from './useSeenFoods';

const text = aiText.photo;

const info = (title: string) => toaster.create({ type: 'info', title });

function toLines(foods: readonly SeenFood[]) {
  const keptFoods = foods.filter(({ isKept }) => isKept);
  const lines = keptFoods.flatMap((food) => lineOfFood(food) ?? []);
  if (keptFoods.length > 0 && lines.length === keptFoods.length) return lines;
  info(keptFoods.length === 0 ? text.nothingKept : text.unclear);
  return undefined;
}

type Target = (saved: SavedFoods) => Promise<void>;

function useTargetsOfFoods(): { toMenu: Target; toRecall: Target } {
  const data = useData();
  const navigate = useNavigateFromHere();
  const open = (id: string) => navigate(getAddresses('menus').edit(id));
  return {
    toMenu: async (saved) => {
      const { id, name } = await addToMenu(saved, data);
      toaster.create({
        type: 'success',
        title: text.savedInMenu(name),
        action: { label: text.openMenu, onClick: () => open(id) },
      });
    },
    toRecall: async (saved) => {
      const name = saved.client?.clientName ?? '';
      if (await addToRecall(saved, data))
        toaster.create({ type: 'success', title: text.savedInRecall(name) });
      else info(text.full);
    },
  };
}

export function useSaveFoods(props: { foods: readonly SeenFood[]; client: Client | undefined }) {
  const { foods, client } = props;
  const { toMenu, toRecall } = useTargetsOfFoods();
  const [slot, setSlot] = useState<MealSlot>('lunch');
  const [date, setDate] = useState(localDate());
  const [saving, setSaving] = useState(false);
  const save = async (write: Target) => {
    const lines = toLines(foods);
    if (!lines) return;
    if (date === '') {
      info(text.needDate);
      return;
    }
    setSaving(true);
    try {
      await write({ client, date, slot, lines });
    } catch (error) {
      if (!explainLimit(error)) toaster.create({ type: 'error', title: text.failed });
    }
    setSaving(false);
  };
  return {
    slot,
    setSlot,
    date,
    setDate,
    saving,
    toMenu: () => void save(toMenu),
    toRecall: () => void save(toRecall),
  };
}
