import type { Budget } from './bundleBudget.ts';
import type { BuiltRoute, Entry } from './routes.ts';
import { readRoutes } from './routes.ts';

/** Most KB after gzip, and most files that they come in. */
type Bounds = readonly [kilobytes: number, files: number];

/** What each entry loads before any of its pages, and what that alone may be. */
export const SHELLS: Record<Entry, { loads: readonly string[]; bounds: Bounds }> = {
  public: {
    loads: ['src/app/entrance/main.tsx', 'src/app/entrance/start.tsx', 'src/data/removal.ts'],
    bounds: [132.5, 10],
  },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    bounds: [321.5, 20],
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    bounds: [202, 15],
  },
};

/** What each page may be with its shell. A page without a row fails the build. */
const PAGES: Record<string, Bounds> = {
  '/expert/login': [132.5, 10],
  '/expert/register': [132.5, 10],
  '/expert/forgot-password': [133, 10],
  '/expert/reset-password': [133.5, 10],
  '/expert/confirm-email': [133, 10],
  '/expert/clients': [363, 25],
  '/expert/clients/:id/detail': [381.5, 30],
  '/expert/daily-menus': [355.5, 25],
  '/expert/daily-menus/create': [500.5, 50],
  '/expert/clients/:id/create-menu': [500.5, 50],
  '/expert/daily-menus/:id/edit': [493.5, 45],
  '/expert/recipes': [358, 25],
  '/expert/recipes/import': [419.5, 30],
  '/expert/recipes/create': [495.5, 50],
  '/expert/recipes/:id/edit': [495.5, 50],
  '/expert/recipes/:id/preview': [355, 30],
  '/expert/articles': [352, 25],
  // Editor.js, some 140 KB, comes when the page stands.
  '/expert/articles/create': [389.5, 35],
  '/expert/articles/:id/edit': [389.5, 35],
  '/expert/articles/:id/preview': [342.5, 25],
  '/expert/foods': [350, 20],
  '/expert/print-daily-menu': [389, 40],
  '/expert/plans': [331.5, 25],
  '/expert/plans/create': [351.5, 25],
  '/expert/plans/:id': [449.5, 45],
  '/expert/plans/:id/email': [391, 40],
  '/expert/print-plan': [389, 40],
  '/expert/print-recipe': [389, 40],
  '/expert/print-progress': [389, 40],
  '/expert/daily-menus/:id/email': [391, 40],
  '/expert/recipes/:id/email': [391, 40],
  '/expert/images': [352, 25],
  '/expert/practice': [361, 30],
  '/expert/fee': [340.5, 25],
  '/expert/subscription': [327, 20],
  '/expert/sync': [360.5, 25],
  '/expert/account': [365, 25],
  '/expert/security': [362.5, 25],
  '/admin/experts': [238, 20],
  '/admin/jobs': [234.5, 15],
  '/admin/account': [243.5, 20],
  '/admin/security': [245, 20],
};

const budgetOf = ([kilobytes, files]: Bounds): { bytes: number; files: number } => ({
  bytes: kilobytes * 1024,
  files,
});

/** @throws Error for a page without a budget, and for a budget without a page */
export function pageBudgets(routes: readonly BuiltRoute[]): Budget[] {
  const unknown = Object.keys(PAGES).filter((path) => !routes.some((route) => route.path === path));
  if (unknown.length > 0)
    throw new Error(`Budgets of pages that no manifest has: ${unknown.join(', ')}`);
  return routes.map(({ entry, path, module }) => {
    const bounds = PAGES[path];
    if (!bounds) throw new Error(`${path} has no budget in scripts/build/budgets.ts.`);
    return { page: path, loads: [...SHELLS[entry].loads, module], ...budgetOf(bounds) };
  });
}

/** The budgets of all shells and pages. */
export async function budgets(): Promise<Budget[]> {
  const shells = Object.entries(SHELLS).map(([entry, { loads, bounds }]) => ({
    page: `${entry} shell`,
    loads,
    ...budgetOf(bounds),
  }));
  return [...shells, ...pageBudgets(await readRoutes())];
}
