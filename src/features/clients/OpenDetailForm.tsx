import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import type { Consent } from '../../domain/records/kinds/consent';
import { ClientFormDialog, ConsentFormDialog, VisitFormDialog } from './lazyForms';
import type { OpenForm } from './useOpenForm';

interface OpenDetailFormProps {
  client: Client;
  visits: Consultation[];
  consents: Consent[] | undefined;
  forms: OpenForm;
}

function OpenConsentForm({ client, consents, forms }: OpenDetailFormProps) {
  const { form, close } = forms;
  const consent = consents?.find((one) => one.id === form?.value);
  if (!consent && form?.value !== 'new') return null;
  return (
    <ConsentFormDialog
      key={form?.value}
      client={client}
      {...(consent ? { consent } : {})}
      onClose={close}
    />
  );
}

export function OpenDetailForm(props: OpenDetailFormProps) {
  const { client, visits, forms } = props;
  const { form, close } = forms;
  if (form?.name === 'edit' && form.value === client.id)
    return <ClientFormDialog client={client} onClose={close} />;
  if (form?.name === 'consent') return <OpenConsentForm {...props} />;
  if (form?.name !== 'visit') return null;
  const visit = visits.find((one) => one.id === form.value);
  if (!visit && form.value !== 'new') return null;
  return (
    <VisitFormDialog
      key={form.value}
      client={client}
      visits={visits}
      {...(visit ? { visit } : {})}
      onClose={close}
    />
  );
}
