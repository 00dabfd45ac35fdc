import type { PushEffect } from '../../sync/pushEffect';
import { addsClient, createClientLimit, removesClient } from './clientLimit';

const isClient = ({ collection }: { collection: string }): boolean => collection === 'clients';

/** Holds the tier's limit. Clients are counted, so their stored versions are looked up first. */
export const clientLimitEffect: PushEffect = {
  begin: ({ rows, database, account: { maxClients } }) => {
    if (!rows.some(({ row }) => isClient(row))) return undefined;
    const limit = createClientLimit(database, maxClients);
    return {
      // Deletions too: one that comes between counting and writing makes another batch count wrongly.
      isExclusive: true,
      needsStored: isClient,
      // A deletion makes room, but only when it is done.
      deletesFirst: (writes) => writes.some(addsClient) && writes.some(removesClient),
      claim: async (writes) => {
        const { refused, count } = await limit.claim(writes);
        const details = { limit: maxClients, count };
        return new Map([...refused].map((write) => [write, { code: 'client_limit', details }]));
      },
      check: limit.begin,
      settle: limit.settle,
    };
  },
};
