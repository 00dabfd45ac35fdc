import type { Budget } from './bundleBudget.ts';
import type { BuiltRoute, Entry } from './routes.ts';
import { readRoutes } from './routes.ts';

/** What each entry loads before any of its pages, and what that alone may weigh, in KB after gzip. */
export const SHELLS: Record<Entry, { loads: readonly string[]; kilobytes: number }> = {
  public: { loads: ['src/app/public/main.tsx', 'src/app/public/start.tsx'], kilobytes: 131.5 },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    kilobytes: 330.5,
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    kilobytes: 200,
  },
};

/** What each page may weigh with its shell, in KB after gzip. A page without a row fails the build. */
const PAGES: Record<string, number> = {
  '/expert/login': 131.5,
  '/expert/register': 131.5,
  '/expert/forgot-password': 132,
  '/expert/reset-password': 132.5,
  '/expert/confirm-email': 132,
  '/expert/clients': 373.5,
  '/expert/clients/:id/detail': 395,
  '/expert/daily-menus': 364.5,
  '/expert/daily-menus/create': 525.5,
  '/expert/clients/:id/create-menu': 526,
  '/expert/daily-menus/:id/edit': 518,
  '/expert/recipes': 369,
  '/expert/recipes/import': 435.5,
  '/expert/recipes/create': 514.5,
  '/expert/recipes/:id/edit': 514.5,
  '/expert/recipes/:id/preview': 363.5,
  '/expert/articles': 364,
  // Editor.js, some 140 KB, comes when the page stands.
  '/expert/articles/create': 400,
  '/expert/articles/:id/edit': 400,
  '/expert/articles/:id/preview': 354,
  '/expert/foods': 358,
  '/expert/print-daily-menu': 396,
  '/expert/plans': 340,
  '/expert/plans/create': 357,
  '/expert/plans/:id': 455.5,
  '/expert/plans/:id/email': 398.5,
  '/expert/print-plan': 396,
  '/expert/print-recipe': 396,
  '/expert/print-progress': 396,
  '/expert/daily-menus/:id/email': 398.5,
  '/expert/recipes/:id/email': 398.5,
  '/expert/images': 355.5,
  '/expert/practice': 367,
  '/expert/fee': 348,
  '/expert/subscription': 340,
  '/expert/sync': 366,
  '/expert/account': 378.5,
  '/expert/security': 370,
  '/admin/experts': 236,
  '/admin/jobs': 228,
  '/admin/account': 235,
  '/admin/security': 237.5,
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
