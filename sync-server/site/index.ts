import type { Core, Module } from '../modules/module';
import type { Limited } from '../http/limits';
import type { ImageStore } from '../modules/images/store';
import type { RefundAccounts } from '../modules/billing/payments/refundAccounts';
import type { PublicDocuments } from '../modules/published/publicDocuments';
import type { Showcase } from '../modules/published/showcase';
import type { Purchases } from '../modules/purchases/service';
import type { ContactExperts } from '../modules/contacts/acts';
import type { ReaderActs } from '../modules/reviews/acts';
import type { Reactions } from '../modules/reviews/reactions';
import { readSiteFiles } from './files';
import { formRoutes } from './forms';
import { createDrawings } from './drawings';
import { createPageCache } from './pageCache';
import { publicImageRoute } from './publicImages';
import { pictureRoute } from './pictures';
import { siteRoutes } from './routes';

interface Parts extends Core {
  publicDocuments: PublicDocuments;
  showcase: Showcase;
  purchases: Purchases;
  refundAccounts: RefundAccounts;
  purchaseLimit: Limited;
  reactions: Reactions;
  readerActs: ReaderActs;
  contactExperts: ContactExperts;
  images: ImageStore;
}

export function site(parts: Parts): Module {
  const { showcase, images } = parts;
  const files = readSiteFiles(parts.appFolder);
  return {
    routes: [
      ...siteRoutes({
        ...parts,
        documents: parts.publicDocuments,
        cache: createPageCache(),
        drawings: createDrawings(),
        files,
      }),
      ...formRoutes({ ...parts, files }),
      publicImageRoute({ images, showcase }),
      pictureRoute({ showcase }),
    ],
  };
}
