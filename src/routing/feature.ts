import type { ComponentType } from 'react';
import type { Permission } from '../domain/accounts/access/permissions';
import { registerAddresses, type Addresses } from './addresses';
import { lazyFrom, part, type Part } from './part';

export interface PageRoute {
  path: string;
  part: Part<unknown>;
  Page: ComponentType;
  /** `idle`: its files are not part of the first visit; they are kept for offline work once the browser is idle. */
  cache?: 'idle';
  /** The page is shown only where the address has this parameter, in place of the page without it. */
  parameter?: string;
}

export interface NavigationEntry {
  path: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  order: number;
  permission?: Permission;
}

/** Read at every start, so it holds no screen and imports none. */
export interface Feature {
  name: string;
  pages: readonly PageRoute[];
  navigation: readonly NavigationEntry[];
}

export function page<K extends string, M extends Record<K, ComponentType>>(
  path: string,
  load: () => Promise<M>,
  name: K,
  options: Pick<PageRoute, 'cache' | 'parameter'> = {},
): PageRoute {
  const loaded = part(load);
  return { path, part: loaded, Page: lazyFrom(loaded, (module) => module[name]), ...options };
}

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

export function listNavigation(features: readonly Feature[]): NavigationEntry[] {
  return features
    .flatMap(({ navigation }) => navigation)
    .toSorted((one, other) => one.order - other.order);
}

function matches(pattern: string, pathname: string): boolean {
  const [patternParts, segments] = [pattern.split('/'), pathname.replace(/\/$/, '').split('/')];
  return (
    patternParts.length === segments.length &&
    patternParts.every(
      (part, at) => part === segments[at] || (part.startsWith(':') && segments[at] !== ''),
    )
  );
}

export function pageFor(pages: readonly PageRoute[], search: string): PageRoute | undefined {
  const params = new URLSearchParams(search);
  const matchingPage = pages.find(
    ({ parameter }) => parameter !== undefined && params.has(parameter),
  );
  return matchingPage ?? pages.find(({ parameter }) => parameter === undefined);
}

/** A fixed segment wins over a variable one. */
export function pageAt(
  features: readonly Feature[],
  pathname: string,
  search = '',
): PageRoute | undefined {
  const matchingPages = features.flatMap(({ pages }) =>
    pages.filter(({ path }) => matches(path, pathname)),
  );
  const matchingPage = pageFor(matchingPages, search);
  if (matchingPage?.parameter !== undefined) return matchingPage;
  return matchingPages.find(({ path }) => !path.includes(':')) ?? matchingPages[0];
}
