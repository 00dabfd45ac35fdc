import { expect, it } from 'vitest';
import { pageBudgets } from './budgets';
import { readRoutes } from './routes';

it('S04 every page of the manifests has a budget, and every budget its page', async () => {
  const routes = await readRoutes();
  expect(pageBudgets(routes)).toHaveLength(routes.length);
  const list = routes.find(({ path }) => path === '/expert/clients');
  expect(list).toEqual({
    entry: 'expert',
    path: '/expert/clients',
    module: 'src/features/clients/ClientsPage.tsx',
  });
  const more = { entry: 'expert', path: '/expert/more', module: 'src/x.tsx' } as const;
  expect(() => pageBudgets([...routes, more])).toThrow('/expert/more has no budget');
  expect(() => pageBudgets(routes.filter((route) => route !== list))).toThrow('/expert/clients');
});
