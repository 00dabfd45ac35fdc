import type { Client } from '../../../domain/records/clients';
import type { AdviceDecision } from '../../../domain/records/shared/advice';

/** Most decisions that a record keeps. */
const MAX_DECISIONS = 30;

/** The client without a decision about a line of advice: it stands there in the product's words. */
export function withoutAdvice(client: Client, id: string): Client {
  const { advice = [], ...rest } = client;
  const left = advice.filter((one) => one.id !== id);
  return left.length === 0 ? rest : { ...rest, advice: left };
}

/** The client with a decision about a line of advice, in place of an earlier one. */
export function withAdvice(client: Client, decision: AdviceDecision): Client {
  const { advice = [] } = withoutAdvice(client, decision.id);
  return { ...client, advice: [...advice, decision].slice(-MAX_DECISIONS) };
}
