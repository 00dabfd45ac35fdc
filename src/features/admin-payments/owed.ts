import type { OwedRecord } from '../../api/adminPayments';
import { onlySource } from '../../domain/money/payerAccount';

/** Account into which money goes back, where the bank named exactly one; otherwise its payer is asked. */
export function accountOf({ sources }: Pick<OwedRecord, 'sources'>): string | undefined {
  const source = onlySource(sources);
  return (
    source && [source.from.account, source.from.holder, source.gateway].filter(Boolean).join(' · ')
  );
}
