import { describe, expect, it } from 'vitest';
import { listNavigation, pageAt } from '../routing/feature';
import { ADMIN_FEATURES } from './admin/features';
import { EXPERT_FEATURES } from './expert/features';
import { ENTRANCE_FEATURES } from './entrance/features';

const ENTRIES = { entrance: ENTRANCE_FEATURES, expert: EXPERT_FEATURES, admin: ADMIN_FEATURES };

describe.each(Object.entries(ENTRIES))('P01 the manifests of the %s entry', (_entry, features) => {
  it('P01 lead from each place of the navigation to a page', () => {
    for (const { path } of listNavigation(features))
      expect(pageAt(features, path)?.path).toBe(path);
  });

  it('P01 give no two places the same order', () => {
    const orders = listNavigation(features).map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

it('P01 no address belongs to two pages', () => {
  const shapes = Object.values(ENTRIES)
    .flat()
    .flatMap(({ pages }) =>
      pages.map(({ path, parameter = '' }) => path.replaceAll(/:\w+/g, ':') + parameter),
    );
  expect(new Set(shapes).size).toBe(shapes.length);
});

it.each([
  ['/expert/', EXPERT_FEATURES],
  ['/admin', ADMIN_FEATURES],
] as const)('P01 pages stand below %s, where their entry draws them', (beginning, features) => {
  for (const { path } of features.flatMap(({ pages }) => pages))
    expect(path.startsWith(beginning)).toBe(true);
});

it('P01 the navigation of experts stands in its order', () => {
  expect(listNavigation(EXPERT_FEATURES).map(({ path }) => path)).toEqual([
    '/expert/dashboard',
    '/expert/clients',
    '/expert/daily-menus',
    '/expert/recipes',
    '/expert/articles',
    '/expert/images',
    '/expert/ai',
    '/expert/reports',
    '/expert/orders',
    '/expert/item-for-sales',
    '/expert/import-export',
    '/expert/notices',
    '/expert/sync',
  ]);
});

it.each([
  ['/expert/clients', '/expert/clients'],
  ['/expert/clients/', '/expert/clients'],
  ['/expert/clients/c1/detail', '/expert/clients/:id/detail'],
  ['/expert/clients/c1/create-menu', '/expert/clients/:id/create-menu'],
  ['/expert/daily-menus/create', '/expert/daily-menus/create'],
  ['/expert/daily-menus/m1/edit', '/expert/daily-menus/:id/edit'],
  ['/expert/clients//detail', undefined],
  ['/expert/unknown', undefined],
])('P01 %s is the page %s', (pathname, path) => {
  expect(pageAt(EXPERT_FEATURES, pathname)?.path).toBe(path);
});

it('P31 the dashboard and the subscription share an address, told apart by its parameter', () => {
  const parameters = ['', '?tab=plans', '?tab=subscription&status=success'].map(
    (search) => pageAt(EXPERT_FEATURES, '/expert/dashboard', search)?.parameter,
  );
  expect(parameters).toEqual([undefined, 'tab', 'tab']);
});
