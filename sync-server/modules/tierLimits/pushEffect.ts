import {
  COUNTED_NAMES,
  mostOf,
  type CountedName,
} from '../../../src/domain/accounts/access/counted';
import type { PushEffect } from '../../sync/pushEffect';
import { addsOne, createDocumentLimit, removesOne } from './documentLimit';

const REFUSALS = { clients: 'client_limit', recipes: 'recipe_limit', menus: 'menu_limit' } as const;

/** Holds the tier's limit of a collection. Its documents are counted, so their stored versions are looked up first. */
const limitEffect = (name: CountedName): PushEffect => ({
  begin: ({ rows, database, account: { plan } }) => {
    const isCounted = ({ collection }: { collection: string }): boolean => collection === name;
    const most = mostOf(plan, name);
    if (most === 0 || !rows.some(({ row }) => isCounted(row))) return undefined;
    const limit = createDocumentLimit({ database, name, most });
    return {
      // Deletions too: one that comes between counting and writing makes another batch count wrongly.
      isExclusive: true,
      needsStored: isCounted,
      // A deletion makes room, but only when it is done.
      deletesFirst: (writes) =>
        writes.some((one) => addsOne(name, one)) && writes.some((one) => removesOne(name, one)),
      claim: async (writes) => {
        const { refused, count } = await limit.claim(writes);
        const details = { limit: most, count };
        return new Map([...refused].map((write) => [write, { code: REFUSALS[name], details }]));
      },
      check: limit.begin,
      settle: limit.settle,
    };
  },
});

/** One for each collection that tiers count. */
export const limitEffects: readonly PushEffect[] = COUNTED_NAMES.map(limitEffect);
