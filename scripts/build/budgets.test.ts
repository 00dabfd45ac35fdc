import { expect, it } from 'vitest';
import { budgets, pagesToWeigh, SHELLS, withSizes } from './budgets';
import { readRoutes } from './routes';

it('S04 every page of the manifests has a size, and every size its page', async () => {
  const pages = await pagesToWeigh();
  const sizes = Object.fromEntries(pages.map(({ page }) => [page, [100, 10] as const]));
  expect(pages).toHaveLength((await readRoutes()).length + Object.keys(SHELLS).length + 1);
  expect(pages.find(({ page }) => page === '/expert/clients')?.loads).toContain(
    'src/features/clients/ClientsPage.tsx',
  );
  expect(await budgets()).toHaveLength(pages.length);
  const { '/expert/clients': _gone, ...less } = sizes;
  expect(() => withSizes(pages, less)).toThrow('/expert/clients was not measured yet');
  expect(() => withSizes(pages, { ...sizes, '/x': [1, 1] })).toThrow('/x');
});

it('S04 a page may grow by a twentieth and three files', async () => {
  const [page] = withSizes([{ page: 'p', loads: [] }], { p: [200, 10] });
  expect(page).toMatchObject({ bytes: 210 * 1024, files: 13 });
});

it('P10 public pages load less than 10 KB of JavaScript', async () => {
  const [site] = await budgets();
  expect(site?.page).toBe('public pages');
  expect(site?.bytes).toBeLessThan(10 * 1024);
});

it('S04 each entry begins with a page of its own', async () => {
  const routes = await readRoutes();
  for (const [entry, { first }] of Object.entries(SHELLS))
    expect(routes.find(({ module }) => module === first)?.entry).toBe(entry);
});
