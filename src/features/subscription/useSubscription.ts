import { useEffect, useRef } from 'react';
import { readSubscription, type QuoteView, type SubscriptionView } from '../../api/subscription';
import { useData, useLive } from '../../data/react';
import { presentTier } from '../../domain/person/clientList';
import type { Tier } from '../../domain/accounts/access/tiers';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { subscriptionText as texts } from '../../i18n/subscription';

export interface OwnSubscription {
  tier?: Tier;
  maxClients: number;
  counts?: { clients: number; recipes: number; menus: number };
  subscription?: SubscriptionView;
  quotes: readonly QuoteView[];
  canPay: boolean;
  support?: string;
  error: string | null;
  reload: () => Promise<void>;
  /** Changes whenever the gateway says something of the account: a tier that was paid for has begun. */
  toldAt: string;
}

export function useSubscription(): OwnSubscription {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const menus = useLive(() => data.menuList, [data]);
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const { answer, error, reload } = useGatewayQuery(readSubscription, {}, texts.loading);
  const accountNotices = notices?.filter(({ kind }) => kind === 'account') ?? [];
  const toldAt = accountNotices.reduce(
    (last, one) => (one.updatedAt > last ? one.updatedAt : last),
    '',
  );
  const known = useRef('');
  useEffect(() => {
    if (known.current !== '' && toldAt !== known.current) void reload();
    known.current = toldAt;
  }, [toldAt, reload]);
  const present = notices && presentTier(data.account, notices);
  const isCounted = clients && recipes && menus;
  return {
    ...(present ? { tier: present.plan } : {}),
    maxClients: present?.maxClients ?? 0,
    ...(isCounted
      ? { counts: { clients: clients.length, recipes: recipes.length, menus: menus.length } }
      : {}),
    ...(answer ? { subscription: answer.subscription } : {}),
    quotes: answer?.quotes ?? [],
    canPay: answer?.canPay ?? true,
    ...(answer?.support === undefined ? {} : { support: answer.support }),
    error,
    reload,
    toldAt,
  };
}
