import type { Budget } from './bundleBudget.ts';
import type { BuiltRoute, Entry } from './routes.ts';
import { readRoutes } from './routes.ts';

/** What each entry loads before any of its pages, and what that alone may weigh, in KB after gzip. */
export const SHELLS: Record<Entry, { loads: readonly string[]; kilobytes: number }> = {
  public: { loads: ['src/app/public/main.tsx', 'src/app/public/start.tsx'], kilobytes: 125 },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    kilobytes: 350,
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    kilobytes: 260,
  },
};

/** What each page may weigh with its shell, in KB after gzip. A page without a row fails the build. */
const PAGES: Record<string, number> = {
  '/expert/login': 130,
  '/expert/register': 130,
  '/expert/forgot-password': 130,
  '/expert/reset-password': 130,
  '/expert/clients': 420,
  '/expert/clients/:id/detail': 420,
  '/expert/daily-menus': 420,
  '/expert/daily-menus/create': 450,
  '/expert/clients/:id/create-menu': 450,
  '/expert/daily-menus/:id/edit': 450,
  '/expert/sync': 400,
  '/expert/account': 400,
  '/admin/experts': 280,
  '/admin/account': 280,
};

const KB = 1024;

/** @throws Error for a page without a budget, and for a budget without a page */
export function pageBudgets(routes: readonly BuiltRoute[]): Budget[] {
  const unknown = Object.keys(PAGES).filter((path) => !routes.some((route) => route.path === path));
  if (unknown.length > 0)
    throw new Error(`Budgets of pages that no manifest has: ${unknown.join(', ')}`);
  return routes.map(({ entry, path, module }) => {
    const kilobytes = PAGES[path];
    if (kilobytes === undefined)
      throw new Error(`${path} has no budget in scripts/build/budgets.ts.`);
    return { page: path, loads: [...SHELLS[entry].loads, module], bytes: kilobytes * KB };
  });
}

/** The budgets of all shells and pages. */
export async function budgets(): Promise<Budget[]> {
  const shells = Object.entries(SHELLS).map(([entry, { loads, kilobytes }]) => ({
    page: `${entry} shell`,
    loads,
    bytes: kilobytes * KB,
  }));
  return [...shells, ...pageBudgets(await readRoutes())];
}
