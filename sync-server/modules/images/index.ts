import type { Core, Module } from '../module';
import type { QuotaWatch } from '../quotas/watch';
import { imageRoutes } from './routes';
import { ACCOUNTS_DATABASE } from '../../store/envelope';
import { createSharedImageStore } from '../sharedImages/store';
import { createImageStore, type FindJudged, type ImageStore } from './store';

export function images({
  ctx: { couch },
  gate,
  counters,
  quotaWatch,
  now,
}: Core & { quotaWatch: QuotaWatch }): Module<{ images: ImageStore }> {
  const shared = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), now);
  const findJudged: FindJudged = async ({ size, ...place }) => {
    const { state, hashes } = (await shared.find(place)) ?? {};
    const isJudged = state === 'approved' || state === 'declined' || state === 'removed';
    return isJudged ? hashes?.[size] : undefined;
  };
  const store = createImageStore(couch, now, { watch: quotaWatch, findJudged });
  return { gives: { images: store }, routes: imageRoutes({ images: store, gate, counters }) };
}
