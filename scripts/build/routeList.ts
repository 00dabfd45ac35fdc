import { ADMIN_FEATURES } from '../../src/app/admin/features';
import { EXPERT_FEATURES } from '../../src/app/expert/features';
import { ENTRANCE_FEATURES } from '../../src/app/entrance/features';
import type { Feature } from '../../src/routing/feature';
import type { BuiltRoute, Entry } from './routes.ts';

const BY_ENTRY: Record<Entry, readonly Feature[]> = {
  entrance: ENTRANCE_FEATURES,
  expert: EXPERT_FEATURES,
  admin: ADMIN_FEATURES,
};

const pages = Object.entries(BY_ENTRY).flatMap(([entry, features]) =>
  features.flatMap((feature) => feature.pages.map((page) => ({ entry: entry as Entry, ...page }))),
);

/** Read by `routes.ts`, where a stub that names the module replaces each screen. */
export const ROUTES: BuiltRoute[] = await Promise.all(
  pages.map(async ({ entry, path, part, cache }) => {
    const { module } = (await part.load()) as { module: string };
    return { entry, path, module, ...(cache ? { cache } : {}) };
  }),
);
