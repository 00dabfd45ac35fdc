import { createForm } from '../../../blocks/forms/form';
import { consent } from '../../../domain/records/kinds/consent';
import { consentTexts as texts } from '../../../i18n/consents';
import { localDate } from '../../../platform/clock';

const form = createForm(consent, {
  purpose: { kind: 'choice' },
  recipient: { kind: 'text', hint: texts.recipientHint },
  consentDate: { kind: 'date' },
  givenBy: { kind: 'choice', initial: 'client' },
  guardianName: { kind: 'text' },
  way: { kind: 'choice' },
  textVersion: { kind: 'text', hint: texts.textVersionHint },
  withdrawnDate: { kind: 'date', hint: texts.withdrawnHint },
  notes: { kind: 'area' },
});

export type ConsentFormValues = typeof form.empty;

function proofErrors(values: ConsentFormValues): Partial<Record<keyof ConsentFormValues, string>> {
  const { purpose, recipient, consentDate, givenBy, guardianName, withdrawnDate } = values;
  const isSent = purpose === 'sharing' || purpose === 'ai';
  const today = localDate();
  return {
    ...(isSent && recipient.trim() === '' ? { recipient: texts.needsRecipient } : {}),
    ...(givenBy === 'guardian' && guardianName.trim() === ''
      ? { guardianName: texts.needsGuardian }
      : {}),
    ...(consentDate > today ? { consentDate: texts.futureDate } : {}),
    ...(withdrawnDate > today ? { withdrawnDate: texts.futureDate } : {}),
    ...(withdrawnDate !== '' && withdrawnDate < consentDate
      ? { withdrawnDate: texts.withdrawnBefore }
      : {}),
  };
}

/** Consent must not be preselected, beyond its day and that the client gave it. */
export const consentForm: typeof form = {
  ...form,
  errors: (values) => ({ ...proofErrors(values), ...form.errors(values) }),
};
