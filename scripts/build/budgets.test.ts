import { expect, it } from 'vitest';
import { budgets, pageBudgets, SHELLS } from './budgets';
import { readRoutes } from './routes';

it('S04 every page of the manifests has a budget, and every budget its page', async () => {
  const routes = await readRoutes();
  const pages = pageBudgets(routes);
  expect(pages).toHaveLength(routes.length);
  const list = routes.find(({ path }) => path === '/expert/clients');
  expect(list).toEqual({
    entry: 'expert',
    path: '/expert/clients',
    module: 'src/features/clients/ClientsPage.tsx',
  });
  const heaviest = routes.find(({ path }) => path === '/expert/recipes/create');
  expect(() => pageBudgets(routes.filter((route) => route !== heaviest))).toThrow(
    '/expert/recipes/create',
  );
});

it('S04 no page may be heavier than the heaviest, nor one of those than its own budget', async () => {
  const pages = pageBudgets(await readRoutes());
  const of = (path: string): number => pages.find(({ page }) => page === path)?.bytes ?? 0;
  const most = Math.max(...pages.map(({ bytes }) => bytes));
  expect(of('/expert/account')).toBe(most);
  expect(of('/expert/plans/:id')).toBeLessThan(most);
});

it('P10 public pages load less than 10 KB of JavaScript, in one file', async () => {
  const [site] = await budgets();
  expect(site).toMatchObject({ page: 'public pages', files: 1 });
  expect(site?.bytes).toBeLessThan(10 * 1024);
});

it('S04 each entry begins with a page of its own', async () => {
  const routes = await readRoutes();
  for (const [entry, { first }] of Object.entries(SHELLS))
    expect(routes.find(({ module }) => module === first)?.entry).toBe(entry);
});
