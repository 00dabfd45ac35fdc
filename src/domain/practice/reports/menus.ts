import { dateInVietnam } from '../../text/days';
import { wholeFigure } from '../../nutrition/summary';
import { isWithin, type Period } from './period';
import type { ReportMenu, ReportSource } from './source';

export interface EnergyFit {
  within5: number;
  within10: number;
  beyond: number;
  unknown: number;
}

export interface MenusReport {
  given: number;
  clients: number;
  fit: EnergyFit;
  most: { menuId: string; name?: string; given: number; clients: number }[];
}

const MAX_LISTED = 10;

function classifyFit(target: number | undefined, menu: ReportMenu | undefined): keyof EnergyFit {
  const energy = menu && wholeFigure(menu, 'calories');
  if (target === undefined || target <= 0 || energy === undefined) return 'unknown';
  const off = Math.abs(energy - target) / target;
  if (off <= 0.05) return 'within5';
  return off <= 0.1 ? 'within10' : 'beyond';
}

export function menusReport(
  { clients, menus }: Pick<ReportSource, 'clients' | 'menus'>,
  period: Period,
): MenusReport {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const fit: EnergyFit = { within5: 0, within10: 0, beyond: 0, unknown: 0 };
  const uses = new Map<string, { given: number; clients: Set<string> }>();
  const eaters = new Set<string>();
  for (const client of clients)
    for (const { menuId, assignedDate, targetNutrition } of client.assignedMenus) {
      if (!isWithin(dateInVietnam(assignedDate), period)) continue;
      const use = uses.get(menuId) ?? { given: 0, clients: new Set<string>() };
      use.given += 1;
      use.clients.add(client.id);
      uses.set(menuId, use);
      eaters.add(client.id);
      fit[classifyFit(targetNutrition?.calories, byId.get(menuId))] += 1;
    }
  const all = [...uses].map(([menuId, use]) => {
    const name = byId.get(menuId)?.name;
    return { menuId, ...(name ? { name } : {}), given: use.given, clients: use.clients.size };
  });
  return {
    given: all.reduce((sum, { given }) => sum + given, 0),
    clients: eaters.size,
    fit,
    most: all
      .sort((a, b) => b.given - a.given || a.menuId.localeCompare(b.menuId))
      .slice(0, MAX_LISTED),
  };
}
