import type { Core, Module } from '../module';
import type { QuotaWatch } from '../quotas/watch';
import { imageRoutes } from './routes';
import { createImageStore, type ImageStore } from './store';

export function images({
  ctx: { couch },
  gate,
  counters,
  quotaWatch,
  now,
}: Core & { quotaWatch: QuotaWatch }): Module<{ images: ImageStore }> {
  const store = createImageStore(couch, now, quotaWatch);
  return { gives: { images: store }, routes: imageRoutes({ images: store, gate, counters }) };
}
