import type { Core, Module } from '../module';
import { imageRoutes } from './routes';
import { createImageStore, type ImageStore } from './store';

/** The files of a practice's images. */
export function images({
  ctx: { couch },
  gate,
  counters,
  now,
}: Core): Module<{ images: ImageStore }> {
  const store = createImageStore(couch, now);
  return { gives: { images: store }, routes: imageRoutes({ images: store, gate, counters }) };
}
