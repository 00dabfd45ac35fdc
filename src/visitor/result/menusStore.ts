import { useSyncExternalStore } from 'react';
import type { MenuCard } from '../../domain/publicHouse/matching/card';
import { VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { call } from '../call';
import { keep, readKept } from '../store';

const KEY = 'bualanh-menus';

export interface KnownMenus {
  state: 'loading' | 'fresh' | 'failed';
  cards?: readonly MenuCard[];
  at?: string;
}

let known: KnownMenus | undefined;
const listeners = new Set<() => void>();

function readKnown(): KnownMenus {
  const menus = readKept(KEY) as Partial<KnownMenus> | undefined;
  const isSound = Array.isArray(menus?.cards) && typeof menus.at === 'string';
  return isSound
    ? { state: 'loading', cards: menus.cards ?? [], at: menus.at ?? '' }
    : { state: 'loading' };
}

function set(next: KnownMenus): void {
  known = next;
  for (const listener of listeners) listener();
}

export async function loadMenus(): Promise<void> {
  set({ ...(known ?? readKnown()), state: 'loading' });
  try {
    const { menus } = await call<{ menus: MenuCard[] }>(VISITOR_CALLS.menus);
    const fetched = { cards: menus, at: new Date().toISOString() };
    keep(KEY, fetched);
    set({ state: 'fresh', ...fetched });
  } catch {
    set({ ...known, state: 'failed' });
  }
}

const loadAgain = (): void => void loadMenus();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('online', loadAgain);
    loadAgain();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('online', loadAgain);
  };
}

const read = (): KnownMenus => (known ??= readKnown());

export const useMenus = (): KnownMenus => useSyncExternalStore(subscribe, read);
