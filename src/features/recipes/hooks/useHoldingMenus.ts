import { useCallback, useEffect, useState } from 'react';
import { useData } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import type { Menu } from '../../../domain/records/menus';
import type { Recipe } from '../../../domain/records/recipes';
import {
  menusHolding,
  withFormerFigures,
  withRecipeFigures,
  type HoldingMenu,
} from '../../../domain/menus/recipeInMenus';
import { common } from '../../../i18n/common';
import { recipesText } from '../../../i18n/recipes';
import { whenIdle } from '../../../platform/idle';
import { toaster } from '../../../ui/toaster';

const text = recipesText.inMenus;

async function written(writes: readonly (() => Promise<unknown>)[]): Promise<boolean> {
  try {
    for (const write of writes) await write();
    return true;
  } catch {
    toaster.create({ type: 'error', title: text.failed });
    return false;
  }
}

function useHolding(data: LocalData, recipe: Recipe) {
  const [holding, setHolding] = useState<readonly HoldingMenu[]>();
  // All menus are looked through; only those that hold it stay in memory.
  const read = useCallback(async () => {
    const all = await data.menus.all().catch(() => undefined);
    if (all) setHolding(menusHolding(all, recipe));
  }, [data, recipe]);
  useEffect(() => whenIdle(() => void read()), [read]);
  return { holding, again: () => void read() };
}

export function useHoldingMenus(recipe: Recipe) {
  const data = useData();
  const { holding, again } = useHolding(data, recipe);
  const change = async (menus: readonly Menu[], to: (now: Menu, before: Menu) => Menu) => {
    const isWritten = await written(
      menus.map((menu) => () => data.menus.update(menu.id, (now) => to(now, menu))),
    );
    again();
    return isWritten;
  };
  const takeBack = (menus: readonly Menu[]) =>
    change(menus, (now, before) => withFormerFigures(now, before, recipe.id));
  const take = async (menus: readonly Menu[]) => {
    if (!(await change(menus, (now) => withRecipeFigures(now, recipe)))) return;
    const action = { label: common.undo, onClick: () => void takeBack(menus) };
    toaster.create({ type: 'success', title: text.taken(menus.length), action });
  };
  return { holding, take: (menus: readonly Menu[]) => void take(menus) };
}
