import { useEffect, useSyncExternalStore } from 'react';
import { common } from '../../i18n/common';
import { useSyncStatus } from '../../sync/react';
import { toaster } from '../../ui/toaster';
import { filesKept, forgetFilesKept } from './filesKept';

/**
 * Tells once that no network is needed any more. Files alone are not enough for that: somebody has
 * signed in, and all that the server has of the workspace is on the device.
 */
export function OfflineReady() {
  const { syncBadge } = useSyncStatus();
  const kept = useSyncExternalStore(filesKept.subscribe, filesKept.getSnapshot);
  const ready = kept && syncBadge.kind === 'synced';
  useEffect(() => {
    if (!ready) return;
    forgetFilesKept();
    const { title, body } = common.offlineReady;
    toaster.create({ title, description: body, type: 'success' });
  }, [ready]);
  return null;
}
