import { SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { FormDialog } from '../../../blocks/forms/FormDialog';
import { FormField } from '../../../blocks/forms/FormField';
import { saveForm } from '../../../blocks/forms/saveForm';
import { useFormDraft } from '../../../blocks/forms/useFormDraft';
import { useData } from '../../../data/react';
import type { Client } from '../../../domain/records/clients';
import type { Consent } from '../../../domain/records/kinds/consent';
import { consentTexts as texts } from '../../../i18n/consents';
import { localDate } from '../../../platform/clock';
import { GoneNotice } from '../GoneNotice';
import { useReopening } from '../useOpenForm';
import { consentForm } from './consentForm';

interface ConsentFormProps {
  client: Client;
  consent?: Consent;
  onClose: () => void;
}

function useConsentForm({ client, consent, onClose }: ConsentFormProps) {
  const data = useData();
  const [opened] = useState(() => ({
    id: consent?.id ?? data.newBase().id,
    base: consent
      ? consentForm.fromDocument(consent)
      : { ...consentForm.empty, consentDate: localDate() },
  }));
  const form = useFormDraft({
    form: consentForm,
    draftKey: consent ? `consent:${consent.id}` : `consent:new:${client.id}`,
    ...opened,
    save: (draft) =>
      saveForm(
        data.records.of('consent'),
        consentForm,
        draft,
        consent
          ? undefined
          : (fields) => ({
              ...data.newBase(),
              id: draft.id,
              kind: 'consent',
              clientId: client.id,
              ...fields,
            }),
      ),
    onClose,
  });
  useReopening(form.typed);
  return form;
}

export function ConsentFormDialog(props: ConsentFormProps) {
  const form = useConsentForm(props);
  return (
    <FormDialog title={props.consent ? texts.editTitle : texts.addTitle} {...form.frame}>
      <GoneNotice client={props.client} />
      <FormField of={form} name="purpose" />
      <FormField of={form} name="recipient" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField of={form} name="consentDate" />
        <FormField of={form} name="way" />
        <FormField of={form} name="givenBy" />
        {form.values.givenBy === 'guardian' ? <FormField of={form} name="guardianName" /> : null}
        <FormField of={form} name="textVersion" />
        <FormField of={form} name="withdrawnDate" />
      </SimpleGrid>
      <FormField of={form} name="notes" />
    </FormDialog>
  );
}
