import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Budget, Page, Weight } from './bundleBudget.ts';
import { readRoutes, type Entry } from './routes.ts';
import { SITE_ENTRY } from './siteFiles.ts';

/** KB after gzip and files of each page, as they were measured last. */
export type PageSizes = Readonly<Record<string, readonly [kilobytes: number, files: number]>>;

export const SIZES_FILE = resolve(import.meta.dirname, 'pageSizes.json');
/** Growth of a page before somebody looks: 5 %, and three files. */
const SLACK = { share: 1.05, files: 3 };

interface Shell {
  loads: readonly string[];
  first: string;
}

export const SHELLS: Record<Entry, Shell> = {
  entrance: {
    loads: ['src/app/entrance/main.tsx', 'src/app/entrance/start.tsx', 'src/data/removal.ts'],
    first: 'src/features/account/LoginPage.tsx',
  },
  expert: {
    loads: [
      'src/app/expert/main.tsx',
      'src/app/expert/App.tsx',
      'src/app/workspace/Workspace.tsx',
      'src/platform/serviceWorker.ts',
    ],
    first: 'src/features/dashboard/DashboardPage.tsx',
  },
  admin: {
    loads: ['src/app/admin/main.tsx', 'src/app/admin/App.tsx', 'src/platform/serviceWorker.ts'],
    first: 'src/features/admin-dashboard/DashboardPage.tsx',
  },
};

const readSizes = (): PageSizes => JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as PageSizes;

/** @throws Error for a page that was not measured yet, and for a size without a page */
export function withSizes(pages: readonly Page[], sizes: PageSizes): Budget[] {
  const unknown = Object.keys(sizes).filter((name) => !pages.some(({ page }) => page === name));
  if (unknown.length > 0)
    throw new Error(`Sizes of pages that are not there: ${unknown.join(', ')}`);
  return pages.map((page) => {
    const size = sizes[page.page];
    if (!size) throw new Error(`${page.page} was not measured yet: PAGE_SIZES=write npm run build`);
    const [kilobytes, files] = size;
    return { ...page, bytes: kilobytes * SLACK.share * 1024, files: files + SLACK.files };
  });
}

/** The public pages, the starts of the entries, and each page with its shell. */
export async function pagesToWeigh(): Promise<Page[]> {
  const starts = Object.entries(SHELLS).map(([entry, { loads, first }]) => ({
    page: `${entry} start`,
    loads: [...loads, first],
  }));
  const routes = (await readRoutes()).map(({ entry, path, module }) => ({
    page: path,
    loads: [...SHELLS[entry].loads, module],
  }));
  // The head's account is in the script of public pages: a part of its own would be a file more.
  return [{ page: 'public pages', loads: [SITE_ENTRY] }, ...starts, ...routes];
}

/** With `PAGE_SIZES=write` every page is measured anew, and none is too large. */
export async function budgets(): Promise<Budget[]> {
  const pages = await pagesToWeigh();
  if (process.env.PAGE_SIZES === 'write')
    return pages.map((page) => ({ ...page, bytes: Infinity, files: Infinity }));
  return withSizes(pages, readSizes());
}

/** Keeps what every page weighs, where that was asked for. */
export function keepSizes(weights: readonly Weight[]): void {
  if (process.env.PAGE_SIZES !== 'write') return;
  const sizes = Object.fromEntries(
    weights.map(({ budget, bytes, files }) => [
      budget.page,
      [Number((bytes / 1024).toFixed(1)), files.length],
    ]),
  );
  const lines = Object.entries(sizes).map(
    ([page, size]) => `  ${JSON.stringify(page)}: ${JSON.stringify(size).replace(',', ', ')}`,
  );
  writeFileSync(SIZES_FILE, `{\n${lines.join(',\n')}\n}\n`);
}
