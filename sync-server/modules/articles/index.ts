import type { Core, Module } from '../module';
import type { StorageQuota } from '../storage/storageQuota';
import { createArticlePurge } from './purge';

/** Removes articles for good, some time after their author did. */
export const articles = ({
  ctx: { couch, wake },
  storageQuota: rooms,
  now,
}: Core & { storageQuota: StorageQuota }): Module => ({
  cleanUps: [createArticlePurge({ couch, rooms, wake, now })],
});
