import { useMemo } from 'react';
import { useLiveMany } from '../../data/liveMany';
import { useData, useLive } from '../../data/react';
import type { KitchenSheet } from '../../domain/records/kinds/kitchenSheet';
import type { Menu } from '../../domain/records/menus';
import { kitchenText as text } from '../../i18n/kitchen';
import { toaster } from '../../ui/toaster';

export type ChangeSheet = (change: (sheet: KitchenSheet) => KitchenSheet) => void;

export interface OpenSheet {
  sheet: KitchenSheet;
  menus: ReadonlyMap<string, Menu>;
  change: ChangeSheet;
}

export function useSheet(id: string): OpenSheet | null | undefined {
  const data = useData();
  const all = useLive(() => data.records.of('kitchenSheet').watchAll(), [data]);
  const sheet = all && (all.find((one) => one.id === id) ?? null);
  const ids = useMemo(
    () => [...new Set((sheet?.lines ?? []).map(({ menuId }) => menuId))],
    [sheet],
  );
  const read = useLiveMany(data.menus, ids);
  const menus = useMemo(
    () => new Map((read?.documents ?? []).map((menu) => [menu.id, menu])),
    [read],
  );
  const change: ChangeSheet = (apply) => {
    void data.records
      .of('kitchenSheet')
      .update(id, apply)
      .catch(() => toaster.create({ type: 'error', title: text.failed }));
  };
  return sheet && { sheet, menus, change };
}
