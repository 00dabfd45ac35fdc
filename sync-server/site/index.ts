import type { Core, Module } from '../modules/module';
import type { Library } from '../modules/published/library';
import { createPublicDocuments } from '../modules/published/publicDocuments';
import type { Showcase } from '../modules/published/showcase';
import { readSiteFiles } from './files';
import { createPageCache } from './pageCache';
import { siteRoutes } from './routes';

/** The public house: pages that anybody reads, drawn from what is published. */
export function site({
  ctx,
  library,
  showcase,
  appFolder,
  now,
}: Core & { library: Library; showcase: Showcase }): Module {
  const files = readSiteFiles(appFolder);
  const documents = createPublicDocuments(ctx.couch, library);
  return { routes: siteRoutes({ ctx, documents, showcase, cache: createPageCache(), files, now }) };
}
