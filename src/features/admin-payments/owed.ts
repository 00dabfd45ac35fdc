import type { OwedRecord } from '../../api/adminPayments';
import { onlySource } from '../../domain/money/payerAccount';

/** Account into which money goes back: that its payer gave, or the only one that the bank named. */
export function describeAccount({
  given,
  sources,
}: Pick<OwedRecord, 'sources' | 'given'>): string | undefined {
  if (given) return [given.to.account, given.to.holder, given.to.bank].join(' · ');
  const source = onlySource(sources);
  return (
    source && [source.from.account, source.from.holder, source.gateway].filter(Boolean).join(' · ')
  );
}
