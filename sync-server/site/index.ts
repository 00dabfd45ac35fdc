import type { Core, Module } from '../modules/module';
import type { Limited } from '../http/limits';
import type { ImageStore } from '../modules/images/store';
import type { PublicDocuments } from '../modules/published/publicDocuments';
import type { Showcase } from '../modules/published/showcase';
import type { Purchases } from '../modules/purchases/service';
import type { ContactExperts } from '../modules/contacts/acts';
import type { ReaderActs } from '../modules/reviews/acts';
import type { Reactions } from '../modules/reviews/reactions';
import { readSiteFiles } from './files';
import { formRoutes } from './forms';
import { createPageCache } from './pageCache';
import { publicImageRoute } from './publicImages';
import { pictureRoute } from './pictures';
import { siteRoutes } from './routes';

/** The public house: pages that anybody reads, drawn from what is published. */
export function site({
  ctx,
  publicDocuments: documents,
  showcase,
  purchases,
  purchaseLimit,
  reactions,
  readerActs,
  contactExperts,
  images,
  appFolder,
  now,
}: Core & {
  publicDocuments: PublicDocuments;
  showcase: Showcase;
  purchases: Purchases;
  purchaseLimit: Limited;
  reactions: Reactions;
  readerActs: ReaderActs;
  contactExperts: ContactExperts;
  images: ImageStore;
}): Module {
  const files = readSiteFiles(appFolder);
  return {
    routes: [
      ...siteRoutes({
        ctx,
        documents,
        showcase,
        purchases,
        purchaseLimit,
        reactions,
        cache: createPageCache(),
        files,
        now,
      }),
      ...formRoutes({ ctx, showcase, readerActs, contactExperts, files, now }),
      publicImageRoute({ images, showcase }),
      pictureRoute({ showcase }),
    ],
  };
}
