import type { Core, Module } from '../modules/module';
import type { Library } from '../modules/published/library';
import { createPublicMenus } from '../modules/published/publicMenu';
import { readSiteFiles } from './files';
import { createPageCache } from './pageCache';
import { siteRoutes } from './routes';

/** The public house: pages that anybody reads, drawn from what is published. */
export function site({ ctx, library, appFolder, now }: Core & { library: Library }): Module {
  const files = readSiteFiles(appFolder);
  const menus = createPublicMenus(ctx.couch, library);
  return { routes: siteRoutes({ ctx, menus, cache: createPageCache(), files, now }) };
}
