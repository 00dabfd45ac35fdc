import type { Client } from '../../../domain/records/clients';
import type { CustomDecision } from '../../../domain/records/shared/customs';
import { getCustoms } from '../../../domain/clinical/customs/client';
import type { Custom } from '../../../domain/clinical/customs/types';

const MAX_DECISIONS = 60;

/** When full, decisions about customs that the record no longer names give way. */
export function withDecision(client: Client, decision: CustomDecision): Client {
  const others = (client.customs ?? []).filter(({ key }) => key !== decision.key);
  const { kept, dropped } = getCustoms(client);
  const read = new Set([...kept, ...dropped].map(({ key }) => key));
  const room = others.length < MAX_DECISIONS ? others : others.filter(({ key }) => read.has(key));
  return { ...client, customs: [...room, decision].slice(-MAX_DECISIONS) };
}

export function keptAsRead(custom: Custom): CustomDecision {
  const until = custom.until && 'date' in custom.until ? { until: custom.until.date } : {};
  return { key: custom.key, state: 'kept', ...until };
}

export function withoutDecision(client: Client, key: string): Client {
  const { customs = [], ...rest } = client;
  const left = customs.filter((one) => one.key !== key);
  return left.length === 0 ? rest : { ...rest, customs: left };
}
