import { useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import { menus as menusCollection } from '../../domain/records/menus';
import { plans as plansOf } from '../../domain/records/plans';
import type { NamedPlace } from '../../domain/search/places';
import { quickOpenText } from '../../i18n/quickOpen';
import { getAddresses } from '../../routing/addresses';
import type { NavigationEntry } from '../../routing/feature';

const text = quickOpenText;

export interface Destination extends NamedPlace {
  kind: keyof typeof quickOpenText.kinds;
  path: string;
}

const newestFirst = (a: { updatedAt: string }, b: { updatedAt: string }) =>
  a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0;

function actions(): Destination[] {
  const [clients, menus, plans] = [
    getAddresses('clients'),
    getAddresses('menus'),
    getAddresses('plans'),
  ];
  return [
    { kind: 'action', name: text.newMenu, path: menus.create },
    { kind: 'action', name: text.newClient, path: `${clients.list}?new=1` },
    { kind: 'page', name: text.plans, path: plans.list },
    { kind: 'action', name: text.newPlan, path: plans.create },
  ];
}

export interface Places {
  all: readonly Destination[];
  /** False until clients, menus and plans have come to this device. */
  isWhole: boolean;
}

export function usePlaces(pages: readonly NavigationEntry[]): Places {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const menus = useLive(() => data.menuList, [data]);
  const plans = useLive(() => data.plans.watchAll(), [data]);
  const isWhole = Boolean(clients && menus && plans);
  const all = useMemo(() => {
    const people = [...(clients ?? [])].sort(newestFirst).map((client) => ({
      kind: 'client' as const,
      name: client.clientName,
      also: client.phone ?? '',
      path: getAddresses('clients').detail(client.id),
    }));
    const days = [...(menus ?? [])].sort(newestFirst).map((menu) => ({
      kind: 'menu' as const,
      name: menu.name || menusCollection.title.untitled,
      path: getAddresses('menus').edit(menu.id),
    }));
    const weeks = [...(plans ?? [])].sort(newestFirst).map((plan) => ({
      kind: 'plan' as const,
      name: plan.name || plansOf.title.untitled,
      path: getAddresses('plans').edit(plan.id),
    }));
    const named = pages.map(({ label, path }) => ({ kind: 'page' as const, name: label, path }));
    return [...named, ...actions(), ...people, ...days, ...weeks];
  }, [clients, menus, plans, pages]);
  return { all, isWhole };
}
