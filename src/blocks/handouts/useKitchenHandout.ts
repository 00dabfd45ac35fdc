import { useMemo } from 'react';
import { useLiveMany } from '../../data/liveMany';
import { useData, useLive } from '../../data/react';
import { kitchenPrintable } from '../../domain/printable/kitchen';
import { clientStandard } from '../../domain/verdict/clientStandard';
import { buildMarket } from '../../domain/printable/stored';
import { useAround, useEdibles, type Handout } from './useHandout';

export function useKitchenHandout(id: string): Handout | null | undefined {
  const data = useData();
  const sheets = useLive(() => data.records.of('kitchenSheet').watchAll(), [data]);
  const sheet = sheets && (sheets.find((one) => one.id === id) ?? null);
  const ids = useMemo(
    () => [...new Set((sheet?.lines ?? []).map(({ menuId }) => menuId))],
    [sheet],
  );
  const read = useLiveMany(data.menus, ids);
  const around = useAround();
  const edibles = useEdibles();
  return useMemo(() => {
    if (sheet === null) return null;
    if (!sheet || !read || !around || !edibles) return undefined;
    if (!ids.every((one) => read.ids.has(one))) return undefined;
    const { paper, recipes, library, clients, visits } = around;
    const { plan, ...context } = paper;
    const menus = new Map(read.documents.map((menu) => [menu.id, menu]));
    const market = buildMarket(read.documents, { recipes, library }, edibles);
    const standardFor = (menuId: string, code: string) => {
      const client = clients.find(({ id: one }) => one === menus.get(menuId)?.clientId);
      return client && clientStandard(client, visits, context.today, code);
    };
    return {
      printable: kitchenPrintable(sheet, menus, { ...market, ...context, standardFor }),
      client: undefined,
      plan,
    };
  }, [sheet, ids, read, around, edibles]);
}
