import type { ComponentType } from 'react';
import type { Permission } from '../domain/accounts/access/permissions';
import { registerAddresses, type Addresses } from './addresses';
import { lazyFrom, part, type Part } from './part';

/** A screen of a feature and the address at which it stands. */
export interface PageRoute {
  /** From the root of the site; `:name` stands for one segment. */
  path: string;
  part: Part<unknown>;
  Page: ComponentType;
  /**
   * `idle`: its files do not belong to the first visit. They come when the page is first opened, and are kept for
   * work without a network as soon as the browser has nothing else to do.
   */
  cache?: 'idle';
  /** A parameter of the address: the page stands there only where it is given, in place of the one without. */
  parameter?: string;
}

/** A place in the navigation of its entry. */
export interface NavigationEntry {
  path: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Smaller stands first; from 100 on it stands at the lower end of the side bar. */
  order: number;
  /** Permission that the account needs; everybody may, where it is left out. */
  permission?: Permission;
}

/** A feature's description of itself: read at every start, so it holds no screen and imports none. */
export interface Feature {
  name: string;
  pages: readonly PageRoute[];
  navigation: readonly NavigationEntry[];
}

/**
 * A page that is fetched when it is first opened.
 * @param load a dynamic import of the module that holds it
 * @param name what the module calls it; a component without properties
 */
export function page<K extends string, M extends Record<K, ComponentType>>(
  path: string,
  load: () => Promise<M>,
  name: K,
  options: Pick<PageRoute, 'cache' | 'parameter'> = {},
): PageRoute {
  const loaded = part(load);
  return { path, part: loaded, Page: lazyFrom(loaded, (module) => module[name]), ...options };
}

/** Describes a feature to its entry, and its addresses to other features. */
export function defineFeature<N extends keyof Addresses>(
  name: N,
  says: {
    addresses: Addresses[N];
    pages: readonly PageRoute[];
    navigation?: readonly NavigationEntry[];
  },
): Feature {
  registerAddresses(name, says.addresses);
  return { name, pages: says.pages, navigation: says.navigation ?? [] };
}

/** The navigation of all features in its order. */
export function navigationOf(features: readonly Feature[]): NavigationEntry[] {
  return features
    .flatMap(({ navigation }) => navigation)
    .toSorted((one, other) => one.order - other.order);
}

function matches(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern.split('/'), pathname.replace(/\/$/, '').split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  );
}

/** Of pages that share an address, the one that its parameters ask for. */
export function pageFor(pages: readonly PageRoute[], search: string): PageRoute | undefined {
  const given = new URLSearchParams(search);
  const asked = pages.find(({ parameter }) => parameter !== undefined && given.has(parameter));
  return asked ?? pages.find(({ parameter }) => parameter === undefined);
}

/** The page at an address; a fixed segment wins over a variable one. */
export function pageAt(
  features: readonly Feature[],
  pathname: string,
  search = '',
): PageRoute | undefined {
  const found = features.flatMap(({ pages }) =>
    pages.filter(({ path }) => matches(path, pathname)),
  );
  const asked = pageFor(found, search);
  if (asked?.parameter !== undefined) return asked;
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
}
