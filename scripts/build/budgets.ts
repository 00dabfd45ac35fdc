import type { Budget } from './bundleBudget.ts';
import type { BuiltRoute, Entry } from './routes.ts';
import { readRoutes } from './routes.ts';

/** What each entry loads before any of its pages, and what that alone may weigh, in KB after gzip. */
export const SHELLS: Record<Entry, { loads: readonly string[]; kilobytes: number }> = {
  public: {
    loads: ['src/app/public/main.tsx', 'src/app/public/start.tsx', 'src/data/removal.ts'],
    kilobytes: 132.5,
  },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    kilobytes: 317,
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    kilobytes: 200.5,
  },
};

/** What each page may weigh with its shell, in KB after gzip. A page without a row fails the build. */
const PAGES: Record<string, number> = {
  '/expert/login': 132.5,
  '/expert/register': 132.5,
  '/expert/forgot-password': 133,
  '/expert/reset-password': 133.5,
  '/expert/confirm-email': 133,
  '/expert/clients': 356,
  '/expert/clients/:id/detail': 377.5,
  '/expert/daily-menus': 347,
  '/expert/daily-menus/create': 507,
  '/expert/clients/:id/create-menu': 507.5,
  '/expert/daily-menus/:id/edit': 500,
  '/expert/recipes': 352,
  '/expert/recipes/import': 417.5,
  '/expert/recipes/create': 496.5,
  '/expert/recipes/:id/edit': 496.5,
  '/expert/recipes/:id/preview': 347,
  '/expert/articles': 347,
  // Editor.js, some 140 KB, comes when the page stands.
  '/expert/articles/create': 382.5,
  '/expert/articles/:id/edit': 382.5,
  '/expert/articles/:id/preview': 333.5,
  '/expert/foods': 342.5,
  '/expert/print-daily-menu': 381,
  '/expert/plans': 324.5,
  '/expert/plans/create': 340.5,
  '/expert/plans/:id': 438,
  '/expert/plans/:id/email': 381,
  '/expert/print-plan': 381,
  '/expert/print-recipe': 381,
  '/expert/print-progress': 381,
  '/expert/daily-menus/:id/email': 381,
  '/expert/recipes/:id/email': 381,
  '/expert/images': 338.5,
  '/expert/practice': 350.5,
  '/expert/fee': 331.5,
  '/expert/subscription': 320,
  '/expert/sync': 349.5,
  '/expert/account': 361.5,
  '/expert/security': 353.5,
  '/admin/experts': 234.5,
  '/admin/jobs': 227,
  '/admin/account': 234.5,
  '/admin/security': 237,
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
