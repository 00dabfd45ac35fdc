import {
  COUNTED_NAMES,
  getMaximum,
  type CountedName,
} from '../../../src/domain/accounts/access/counted';
import type { PushEffect } from '../../sync/pushEffect';
import { addsOne, createDocumentLimit, removesOne } from './documentLimit';

const REFUSALS = { clients: 'client_limit', recipes: 'recipe_limit', menus: 'menu_limit' } as const;

const limitEffect = (name: CountedName): PushEffect => ({
  begin: ({ rows, database, account: { plan } }) => {
    const isCounted = ({ collection }: { collection: string }): boolean => collection === name;
    const most = getMaximum(plan, name);
    if (most === 0 || !rows.some(({ row }) => isCounted(row))) return undefined;
    const limit = createDocumentLimit({ database, name, most });
    return {
      // Deletions too: one between counting and writing would make another batch count wrongly.
      isExclusive: true,
      needsStored: isCounted,
      // A deletion makes room only once it is done.
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

export const limitEffects: readonly PushEffect[] = COUNTED_NAMES.map(limitEffect);
