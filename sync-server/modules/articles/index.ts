import type { Core, Module } from '../module';
import type { StorageQuota } from '../storage/storageQuota';
import { createArticlePurge } from './purge';

export const articles = ({
  ctx: { couch, wake },
  storageQuota: rooms,
  now,
}: Core & { storageQuota: StorageQuota }): Module => ({
  cleanUps: [createArticlePurge({ couch, rooms, wake, now })],
});
