import type { OwedRecord } from '../../api/adminPayments';

/** Account into which money goes back, where the bank named exactly one; otherwise its payer is asked. */
export function accountOf({ sources }: Pick<OwedRecord, 'sources'>): string | undefined {
  const named = new Map(sources.map(({ from, gateway }) => [from?.account, { from, gateway }]));
  const [only] = named.values();
  if (named.size !== 1 || !only?.from) return undefined;
  const { from, gateway } = only;
  return [from.account, from.holder, gateway].filter(Boolean).join(' · ');
}
