import type { Budget } from './bundleBudget.ts';
import type { BuiltRoute, Entry } from './routes.ts';
import { readRoutes } from './routes.ts';

/** What each entry loads before any of its pages, and what that alone may weigh, in KB after gzip. */
export const SHELLS: Record<Entry, { loads: readonly string[]; kilobytes: number }> = {
  public: { loads: ['src/app/public/main.tsx', 'src/app/public/start.tsx'], kilobytes: 131 },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    kilobytes: 325,
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    kilobytes: 194,
  },
};

/** What each page may weigh with its shell, in KB after gzip. A page without a row fails the build. */
const PAGES: Record<string, number> = {
  '/expert/login': 131,
  '/expert/register': 131,
  '/expert/forgot-password': 131,
  '/expert/reset-password': 131,
  '/expert/confirm-email': 131,
  '/expert/clients': 368,
  '/expert/clients/:id/detail': 390,
  '/expert/daily-menus': 359,
  '/expert/daily-menus/create': 518,
  '/expert/clients/:id/create-menu': 518,
  '/expert/daily-menus/:id/edit': 511,
  '/expert/recipes': 366,
  '/expert/recipes/import': 428,
  '/expert/recipes/create': 507,
  '/expert/recipes/:id/edit': 507,
  '/expert/recipes/:id/preview': 358,
  '/expert/articles': 359,
  // Editor.js, some 140 KB, comes when the page stands.
  '/expert/articles/create': 400,
  '/expert/articles/:id/edit': 400,
  '/expert/articles/:id/preview': 354,
  '/expert/foods': 353,
  '/expert/print-daily-menu': 391,
  '/expert/plans': 336,
  '/expert/plans/create': 352,
  '/expert/plans/:id': 450,
  '/expert/plans/:id/email': 393,
  '/expert/print-plan': 391,
  '/expert/print-recipe': 391,
  '/expert/print-progress': 391,
  '/expert/daily-menus/:id/email': 393,
  '/expert/recipes/:id/email': 393,
  '/expert/images': 350,
  '/expert/practice': 366,
  '/expert/fee': 343,
  '/expert/subscription': 340,
  '/expert/sync': 361,
  '/expert/account': 373,
  '/expert/security': 365,
  '/admin/experts': 232,
  '/admin/jobs': 224,
  '/admin/account': 231,
  '/admin/security': 234,
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
