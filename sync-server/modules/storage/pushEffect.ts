import type { PushEffect } from '../../sync/pushEffect';
import type { StorageQuota } from './storageQuota';

export const storageEffect = (quota: StorageQuota): PushEffect => ({
  begin: ({ request: { workspaceId }, account: { plan } }) => {
    const room = quota.of(workspaceId, plan);
    return {
      claim: async (writes) => {
        const refused = await room.claim(writes);
        return new Map([...refused].map((write) => [write, { code: 'workspace_full' }]));
      },
      settle: (written) => room.settle(new Set(written.keys())),
    };
  },
});
