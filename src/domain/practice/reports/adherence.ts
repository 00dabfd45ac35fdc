import { isWithin, type Period } from './period';
import type { ReportSource, Share } from './source';

export interface ClientAdherence {
  clientId: string;
  clientName: string;
  days: number;
  eaten: number;
  /** Of the dishes of the menu in use, on the days with a tick; absent where that menu is not here, or no day has one. */
  share?: Share;
  weights: number;
  lastDay: string;
}

export interface AdherenceReport {
  clients: ClientAdherence[];
  share: Share;
}

function buildRows(
  client: ReportSource['clients'][number],
  own: ReportSource['diary'],
  items: ReadonlyMap<string, number>,
): ClientAdherence[] {
  const { clientName, currentMenuId } = client;
  if (own.length === 0) return [];
  // A day with a weight only says nothing of dishes.
  const ticked = own.flatMap(({ ticks }) =>
    ticks.length > 0 ? [ticks.filter(({ isEaten }) => isEaten).length] : [],
  );
  const ofMenu = currentMenuId === undefined ? 0 : (items.get(currentMenuId) ?? 0);
  const eaten = ticked.reduce((sum, count) => sum + count, 0);
  const counted = ticked.reduce((sum, count) => sum + Math.min(count, ofMenu), 0);
  return [
    {
      clientId: client.id,
      clientName,
      days: own.length,
      eaten,
      ...(ofMenu > 0 && ticked.length > 0
        ? { share: { count: counted, of: ofMenu * ticked.length } }
        : {}),
      weights: own.reduce((sum, { weights }) => sum + weights.length, 0),
      lastDay:
        own
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? '',
    },
  ];
}

export function adherenceReport(
  { clients, menus, diary }: ReportSource,
  period: Period,
): AdherenceReport {
  const items = new Map(menus.map((menu) => [menu.id, menu.items]));
  const days = new Map<string, (typeof diary)[number][]>();
  for (const day of diary) {
    if (!isWithin(day.date, period)) continue;
    const own = days.get(day.clientId);
    if (own) own.push(day);
    else days.set(day.clientId, [day]);
  }
  const rows = clients.flatMap((client) => buildRows(client, days.get(client.id) ?? [], items));
  const known = rows.flatMap(({ share }) => share ?? []);
  return {
    clients: rows.sort((a, b) => b.days - a.days || a.clientName.localeCompare(b.clientName, 'vi')),
    share: {
      count: known.reduce((sum, { count }) => sum + count, 0),
      of: known.reduce((sum, { of }) => sum + of, 0),
    },
  };
}
