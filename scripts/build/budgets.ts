import type { Budget } from './bundleBudget.ts';
import type { BuiltRoute, Entry } from './routes.ts';
import { readRoutes } from './routes.ts';

/** What each entry loads before any of its pages, and what that alone may weigh, in KB after gzip. */
export const SHELLS: Record<Entry, { loads: readonly string[]; kilobytes: number }> = {
  public: { loads: ['src/app/public/main.tsx', 'src/app/public/start.tsx'], kilobytes: 126 },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    kilobytes: 364,
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    kilobytes: 233,
  },
};

/** What each page may weigh with its shell, in KB after gzip. A page without a row fails the build. */
const PAGES: Record<string, number> = {
  '/expert/login': 126,
  '/expert/register': 126,
  '/expert/forgot-password': 127,
  '/expert/reset-password': 127,
  '/expert/clients': 412,
  '/expert/clients/:id/detail': 415,
  '/expert/daily-menus': 397,
  '/expert/daily-menus/create': 472,
  '/expert/clients/:id/create-menu': 472,
  '/expert/daily-menus/:id/edit': 466,
  '/expert/sync': 375,
  '/expert/account': 370,
  '/admin/experts': 253,
  '/admin/jobs': 246,
  '/admin/account': 246,
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
