import type { Client } from '../../../domain/records/clients';
import type { AdviceDecision } from '../../../domain/records/shared/advice';

const MAX_DECISIONS = 30;

export function withoutAdvice(client: Client, id: string): Client {
  const { advice = [], ...rest } = client;
  const left = advice.filter((one) => one.id !== id);
  return left.length === 0 ? rest : { ...rest, advice: left };
}

export function withAdvice(client: Client, decision: AdviceDecision): Client {
  const { advice = [] } = withoutAdvice(client, decision.id);
  return { ...client, advice: [...advice, decision].slice(-MAX_DECISIONS) };
}
