import { useData } from '../../data/react';
import type { OwnFood } from '../../domain/food/ownFoods';
import { common } from '../../i18n/common';
import { foodsText } from '../../i18n/foods';
import { toaster } from '../../ui/toaster';

const text = foodsText.list;

async function runAction(write: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await write();
  } catch {
    toaster.create({ type: 'error', title: text.failed });
    return false;
  }
  if (done !== undefined) toaster.create({ type: 'success', title: done });
  return true;
}

export function useFoodActions() {
  const data = useData();
  const setStatus = (food: OwnFood, status: 'pending' | 'active', done: string) =>
    runAction(() => data.foods.update(food.id, (current) => ({ ...current, status })), done);
  return {
    submit: (food: OwnFood) => setStatus(food, 'pending', text.submitted),
    withdraw: (food: OwnFood) => setStatus(food, 'active', text.withdrawn),
    remove: async (food: OwnFood) => {
      if (!(await runAction(() => data.foods.remove(food.id)))) return;
      toaster.create({
        type: 'success',
        title: text.removed(food.name),
        action: {
          label: common.undo,
          onClick: () => void runAction(() => data.foods.restore(food)),
        },
      });
    },
  };
}
