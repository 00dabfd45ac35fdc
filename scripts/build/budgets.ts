import type { Budget } from './bundleBudget.ts';
import { readRoutes, type BuiltRoute, type Entry } from './routes.ts';
import { SITE_ENTRY } from './siteFiles.ts';

/** Most KB after gzip, and most files that they come in: what was measured, and 5 % of slack. */
type Bounds = readonly [kilobytes: number, files: number];

interface Shell {
  /** Files that the entry loads before any of its pages. */
  loads: readonly string[];
  /** The page with which most people begin there. */
  first: string;
  /** For both together. */
  bounds: Bounds;
}

export const SHELLS: Record<Entry, Shell> = {
  entrance: {
    loads: ['src/app/entrance/main.tsx', 'src/app/entrance/start.tsx', 'src/data/removal.ts'],
    first: 'src/features/account/LoginPage.tsx',
    bounds: [138, 11],
  },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    first: 'src/features/dashboard/DashboardPage.tsx',
    bounds: [372, 12],
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    first: 'src/features/admin-dashboard/DashboardPage.tsx',
    bounds: [210, 12],
  },
};

/** Bounds of a public page beside its HTML; the head's account is in it, for a part of its own would be a file more. */
const SITE: Bounds = [6.6, 1];

/** The heaviest pages with their shells; no other page may be heavier than the first of them. */
const HEAVIEST: Readonly<Record<string, Bounds>> = {
  // Marks stand beside dishes wherever they are chosen, and a plan is given for its order.
  // The verdict of a day, readings of the record and dishes that open came to editors, plans and the start.
  // Its editor shares the search of foods with the helper, which reads them off photographs. What the list of clients shares
  // with the editors is no part of the start any more, and comes in a few small files of its own.
  '/expert/daily-menus/create': [610, 66],
  '/expert/recipes/create': [580, 62],
  '/expert/plans/:id': [530, 50],
};

const budgetOf = ([kilobytes, files]: Bounds): { bytes: number; files: number } => ({
  bytes: kilobytes * 1024,
  files,
});

/** @throws Error for a budget without a page */
export function pageBudgets(routes: readonly BuiltRoute[]): Budget[] {
  const unknown = Object.keys(HEAVIEST).filter(
    (path) => !routes.some((route) => route.path === path),
  );
  if (unknown.length > 0)
    throw new Error(`Budgets of pages that no manifest has: ${unknown.join(', ')}`);
  const most = Object.values(HEAVIEST).reduce<Bounds>(
    ([kilobytes, files], bounds) => [Math.max(kilobytes, bounds[0]), Math.max(files, bounds[1])],
    [0, 0],
  );
  return routes.map(({ entry, path, module }) => ({
    page: path,
    loads: [...SHELLS[entry].loads, module],
    ...budgetOf(HEAVIEST[path] ?? most),
  }));
}

/** The budgets of the public pages, of the entries and of their pages. */
export async function budgets(): Promise<Budget[]> {
  const starts = Object.entries(SHELLS).map(([entry, { loads, first, bounds }]) => ({
    page: `${entry} start`,
    loads: [...loads, first],
    ...budgetOf(bounds),
  }));
  const site = { page: 'public pages', loads: [SITE_ENTRY], ...budgetOf(SITE) };
  return [site, ...starts, ...pageBudgets(await readRoutes())];
}
