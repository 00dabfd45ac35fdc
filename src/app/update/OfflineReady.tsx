import { useEffect, useSyncExternalStore } from 'react';
import { common } from '../../i18n/common';
import { useSyncStatus } from '../../sync/react';
import { toaster } from '../../ui/toaster';
import { filesKept, forgetFilesKept } from './filesKept';

/** Shown once: not just the app's files, but a signed-in person's whole workspace must be on the device. */
export function OfflineReady() {
  const { syncBadge } = useSyncStatus();
  const areFilesStored = useSyncExternalStore(filesKept.subscribe, filesKept.getSnapshot);
  const ready = areFilesStored && syncBadge.kind === 'synced';
  useEffect(() => {
    if (!ready) return;
    forgetFilesKept();
    const { title, body } = common.offlineReady;
    toaster.create({ title, description: body, type: 'success' });
  }, [ready]);
  return null;
}
