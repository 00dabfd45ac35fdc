import { backgroundPart } from '../../http/backgroundPart';
import type { AccountServices } from '../accounts/wiring';
import type { ImageStore } from '../images/store';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Showcase } from '../published/showcase';
import { createSharingDecisions, type SharingDecisions } from './decisions';
import { takeFormerOffers } from './formerOffers';
import { createSharingLists } from './lists';
import { sharingNoticeHandler } from './notice';
import { createOffers, offerEffect } from './offers';
import { sharedImageRoutes } from './routes';
import { createShow } from './show';
import { createSharedImageStore, type SharedImageStore } from './store';
import { usesEffect, usesHandler } from './uses';

type Given = Core & {
  accounts: AccountServices;
  images: ImageStore;
  notices: NoticeWriter;
  showcase: Showcase;
};

export function sharedImages(
  input: Given,
): Module<{ sharedImageStore: SharedImageStore; sharingDecisions: SharingDecisions }> {
  const { ctx, jobs, images, notices, showcase, now } = input;
  const { couch, log, wake, shutdown: signal } = ctx;
  const { database } = input.accounts.store;
  const store = createSharedImageStore(database, now);
  const show = createShow({ couch, store, showcase, wake });
  const offers = createOffers({ couch, store, show, now });
  const decisions = createSharingDecisions({ store, images, jobs, show, now });
  const lists = createSharingLists({ store, images, database });
  return {
    gives: { sharedImageStore: store, sharingDecisions: decisions },
    routes: sharedImageRoutes({ store, images, lists, decisions }),
    jobs: [
      ...offers.handlers,
      sharingNoticeHandler(store, notices),
      usesHandler({ couch, database, showcase, now }),
    ],
    queues: [{ name: 'images', count: lists.waiting }],
    pushEffects: [offerEffect(jobs), usesEffect(jobs, showcase)],
    background: [
      backgroundPart(
        'former offers',
        () => takeFormerOffers({ couch, log, signal, take: offers.takeFormer }),
        log,
      ),
    ],
  };
}
