import { findClientId } from '../../../src/domain/records/clientData';
import type { PlannedWrite, PushEffect } from '../../sync/pushEffect';
import type { ErasureStore } from './erasures';

const clientOf = ({ write: { type, body } }: PlannedWrite): string | undefined =>
  findClientId(type, body);

/** Documents of an erased client that a device still sends are refused; the device erases it then. */
export const erasedClients = (erasures: ErasureStore): PushEffect => ({
  begin: ({ rows, request: { workspaceId } }) => {
    const names = ({ row: { collection, body } }: (typeof rows)[number]): boolean =>
      findClientId(collection, body) !== undefined;
    if (!rows.some(names)) return undefined;
    return {
      claim: async (writes) => {
        const ids = [...new Set(writes.flatMap((write) => clientOf(write) ?? []))];
        const erased = ids.length > 0 ? await erasures.among(workspaceId, ids) : new Set<string>();
        const isGone = (write: PlannedWrite): boolean => erased.has(clientOf(write) ?? '');
        return new Map(writes.filter(isGone).map((write) => [write, { code: 'client_erased' }]));
      },
    };
  },
});
