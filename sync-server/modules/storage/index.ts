import type { Core, Module } from '../module';
import { storageEffect } from './pushEffect';
import { createStorageQuota, type StorageQuota } from './storageQuota';

export function storage({ ctx }: Core): Module<{ storageQuota: StorageQuota }> {
  const storageQuota = createStorageQuota(ctx.couch);
  return { gives: { storageQuota }, pushEffects: [storageEffect(storageQuota)] };
}
