import { useEffect, useState } from 'react';
import { useData, useLive } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { AttentionReason } from '../../domain/dashboard/attention';
import type { MenuQuestion } from '../../workers/reportsService';
import { reportsClient } from '../../workers/reportsClient';
import type { Day } from './useDay';

/** Reasons that the menus in use give, by client. */
export type MenuReasons = ReadonlyMap<string, readonly AttentionReason[]>;

export interface MenuReasonsState {
  reasons: MenuReasons;
  state: 'checking' | 'done' | 'failed';
  /** Clients whose menu in use is not on this device, and so was not looked at. */
  missing: number;
}

const NONE: MenuReasons = new Map();

/** Clients who use a menu now, and that menu's id. */
function inUse({ clients }: Pick<Day, 'clients'>): { id: string; menuId: string }[] {
  return clients.flatMap(({ id, status, currentMenuId, assignedMenus }) => {
    const isUsed = assignedMenus.some(
      (one) => one.menuId === currentMenuId && one.status === 'active',
    );
    return status === 'active' && currentMenuId && isUsed ? [{ id, menuId: currentMenuId }] : [];
  });
}

/** The menus in use with their clients, and how many of them are not on this device. */
export async function questionsOf(
  data: { menus: Pick<LocalData['menus'], 'get'> },
  day: Pick<Day, 'clients' | 'byClient'>,
): Promise<{ questions: MenuQuestion[]; missing: number }> {
  const byId = new Map(day.clients.map((client) => [client.id, client]));
  const questions: MenuQuestion[] = [];
  let missing = 0;
  for (const { id, menuId } of inUse(day)) {
    const menu = await data.menus.get(menuId);
    const client = byId.get(id);
    if (!menu) missing += 1;
    if (menu && client)
      questions.push({
        client,
        visits: day.byClient.get(id) ?? [],
        menu: { id: menu.id, meals: menu.meals },
      });
  }
  return { questions, missing };
}

/**
 * Looks the menus in use through for allergies and limits, in the worker, once the page stands; again when a client, a
 * visit or a menu changes.
 */
export function useMenuReasons(day: Day): MenuReasonsState {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const [found, setFound] = useState<MenuReasonsState>({
    reasons: NONE,
    state: 'checking',
    missing: 0,
  });
  useEffect(() => {
    if (!menus) return undefined;
    let isOver = false;
    const look = async () => {
      const { questions, missing } = await questionsOf(data, day);
      const answers =
        questions.length > 0 ? await reportsClient().menuReasons(questions, day.today) : [];
      if (!isOver) setFound({ reasons: new Map(answers), state: 'done', missing });
    };
    look().catch(() => {
      if (!isOver) setFound((now) => ({ ...now, state: 'failed' }));
    });
    return () => {
      isOver = true;
    };
  }, [data, day, menus]);
  return found;
}
