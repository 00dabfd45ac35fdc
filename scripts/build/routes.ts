import { relative, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type { Feature } from '../../src/routing/feature';

const ROOT = resolve(import.meta.dirname, '../..');

export const ENTRIES = ['public', 'expert', 'admin'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A page as the build sees it. */
export interface BuiltRoute {
  entry: Entry;
  path: string;
  /** The module that holds the page, from the root of the project. */
  module: string;
  cache?: 'idle';
}

/** Stands for every screen: the manifests are read without what they describe. */
const stubs: Plugin = {
  name: 'page-stubs',
  enforce: 'pre',
  load: (id) =>
    /\/src\/features\/.*\.tsx$/.test(id)
      ? `export const module = ${JSON.stringify(id)};`
      : undefined,
};

async function routesOf(entry: Entry): Promise<BuiltRoute[]> {
  const file = resolve(ROOT, `src/app/${entry}/features.ts`);
  const { module } = await runnerImport<Record<string, Feature[]>>(file, { plugins: [stubs] });
  const pages = Object.values(module)
    .flat()
    .flatMap((feature) => feature.pages);
  return Promise.all(
    pages.map(async ({ path, part, cache }) => {
      const page = (await part.load()) as { module: string };
      return { entry, path, module: relative(ROOT, page.module), ...(cache ? { cache } : {}) };
    }),
  );
}

/** All pages of the app, as the manifests of its features say. */
export async function readRoutes(): Promise<BuiltRoute[]> {
  return (await Promise.all(ENTRIES.map(routesOf))).flat();
}
