import { useData } from '../../../data/react';
import type { Consent } from '../../../domain/records/kinds/consent';
import { localDate } from '../../../platform/clock';

/** A further record says it; the former one gets its day, which is what gateways and older apps read. */
export function useWithdraw(): (consent: Consent) => Promise<void> {
  const data = useData();
  const consents = data.records.of('consent');
  return async (former) => {
    const withdrawnDate = localDate();
    const { clientId, purpose, recipient, givenBy, guardianName, textVersion } = former;
    await consents.update(former.id, (one) => ({ ...one, withdrawnDate }));
    await consents.insert({
      ...data.newBase(),
      kind: 'consent',
      clientId,
      purpose,
      ...(recipient === undefined ? {} : { recipient }),
      answer: 'withdrawn',
      withdraws: former.id,
      withdrawnDate,
      consentDate: withdrawnDate,
      givenBy,
      ...(guardianName === undefined ? {} : { guardianName }),
      way: 'spoken',
      textVersion,
    });
    if (purpose === 'mail')
      await data.clients.update(clientId, ({ emailConsentDate: _before, ...client }) => client);
  };
}
