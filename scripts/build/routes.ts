import { relative, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

export type Entry = 'entrance' | 'expert' | 'admin';

export interface BuiltRoute {
  entry: Entry;
  path: string;
  module: string;
  cache?: 'idle';
}

/** Stands for every screen, so that manifests load without their screens. */
const stubs: Plugin = {
  name: 'page-stubs',
  enforce: 'pre',
  load: (id) =>
    /\/src\/features\/.*\.tsx$/.test(id)
      ? `export const module = ${JSON.stringify(id)};`
      : undefined,
};

export async function readRoutes(): Promise<BuiltRoute[]> {
  const { module } = await runnerImport<{ ROUTES: BuiltRoute[] }>(
    resolve(import.meta.dirname, 'routeList.ts'),
    { plugins: [stubs] },
  );
  return module.ROUTES.map((route) => ({ ...route, module: relative(ROOT, route.module) }));
}
