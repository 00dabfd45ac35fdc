import type { Client } from '../../../domain/records/clients';
import type { CustomDecision } from '../../../domain/records/shared/customs';
import { customsOf } from '../../../domain/clinical/customs/client';
import type { Custom } from '../../../domain/clinical/customs/types';

/** Most decisions that a record keeps. */
const MAX_DECISIONS = 60;

/**
 * The client with a decision about one custom, in place of an earlier one. Where there is no room, decisions about what
 * is not in the record any more make it.
 */
export function withDecision(client: Client, decision: CustomDecision): Client {
  const others = (client.customs ?? []).filter(({ key }) => key !== decision.key);
  const { kept, dropped } = customsOf(client);
  const read = new Set([...kept, ...dropped].map(({ key }) => key));
  const room = others.length < MAX_DECISIONS ? others : others.filter(({ key }) => read.has(key));
  return { ...client, customs: [...room, decision].slice(-MAX_DECISIONS) };
}

/** Keeps a custom as it was read, with the day on which it ends. */
export function keptAsRead(custom: Custom): CustomDecision {
  const until = custom.until && 'date' in custom.until ? { until: custom.until.date } : {};
  return { key: custom.key, state: 'kept', ...until };
}

/** The client without a decision about a custom: it is read anew. */
export function withoutDecision(client: Client, key: string): Client {
  const { customs = [], ...rest } = client;
  const left = customs.filter((one) => one.key !== key);
  return left.length === 0 ? rest : { ...rest, customs: left };
}
