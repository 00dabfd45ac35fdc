import { relative, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

export type Entry = 'entrance' | 'expert' | 'admin';

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

/** All pages of the app, as the manifests of its features say. */
export async function readRoutes(): Promise<BuiltRoute[]> {
  const { module } = await runnerImport<{ ROUTES: BuiltRoute[] }>(
    resolve(import.meta.dirname, 'routeList.ts'),
    { plugins: [stubs] },
  );
  return module.ROUTES.map((route) => ({ ...route, module: relative(ROOT, route.module) }));
}
