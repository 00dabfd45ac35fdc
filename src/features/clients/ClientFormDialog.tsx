import { Box, Button, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../blocks/forms/FormDialog';
import { saveForm, type FormDraft } from '../../blocks/forms/saveForm';
import { useFormDraft } from '../../blocks/forms/useFormDraft';
import { useData } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import type { DocumentBase } from '../../domain/schema/primitives';
import { clientTexts } from '../../i18n/clients';
import { localDate } from '../../platform/clock';
import { clientForm, hasDetails, type ClientFields, type ClientFormValues } from './clientForm';
import { DetailFields, ShortFields } from './ClientFormFields';
import { GoneNotice } from './GoneNotice';
import { useReopening } from './useOpenForm';

const texts = clientTexts.form;

interface ClientFormDialogProps {
  client?: Client;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

/** A weight that is typed counts as weighed today. */
const weighedToday = (weight: number | undefined): Pick<Client, 'weighing'> =>
  weight === undefined ? {} : { weighing: { weight, date: localDate() } };

async function keepWeighing(
  data: Pick<LocalData, 'clients'>,
  { id, base, values }: FormDraft<ClientFormValues>,
): Promise<void> {
  const { weight } = clientForm.toFields(values);
  if (weight === undefined || weight === clientForm.toFields(base).weight) return;
  await data.clients.update(id, (now) =>
    now.weight === weight ? { ...now, ...weighedToday(weight) } : now,
  );
}

const newClient =
  (base: DocumentBase, id: string) =>
  (fields: ClientFields): Client => ({
    ...base,
    id,
    clientType: 'managed',
    assignedMenus: [],
    ...fields,
    ...weighedToday(fields.weight),
  });

async function saveClient(
  data: LocalData,
  draft: FormDraft<ClientFormValues>,
  isNew: boolean,
): Promise<void> {
  const create = isNew ? newClient(data.newBase(), draft.id) : undefined;
  await saveForm(data.clients, clientForm, draft, create);
  if (!isNew) await keepWeighing(data, draft);
}

export function ClientFormDialog({ client, onClose, onSaved }: ClientFormDialogProps) {
  const data = useData();
  const isNew = client === undefined;
  const [opened] = useState(() => ({
    id: client?.id ?? data.newBase().id,
    base: client ? clientForm.fromDocument(client) : clientForm.empty,
  }));
  const form = useFormDraft({
    form: clientForm,
    draftKey: `client:${client?.id ?? 'new'}`,
    ...opened,
    save: async (draft) => {
      await saveClient(data, draft, isNew);
      onSaved?.(draft.id);
    },
    onClose,
  });
  useReopening(form.typed);
  const nameMissing = form.values.clientName.trim() === '';
  return (
    <FormDialog
      title={isNew ? texts.addTitle : texts.editTitle}
      missing={nameMissing ? clientForm.errors(form.values).clientName : undefined}
      {...form.frame}
    >
      {client ? <GoneNotice client={client} /> : null}
      <ShortFields form={form} />
      {isNew ? (
        <OptionalDetails
          form={form}
          hasValues={hasDetails(form.values)}
          refusals={form.frame.refusals}
        />
      ) : (
        <DetailFields form={form} />
      )}
    </FormDialog>
  );
}

function OptionalDetails(
  props: Parameters<typeof DetailFields>[0] & { hasValues: boolean; refusals: number },
) {
  const [open, setOpen] = useState(props.hasValues);
  const isOpen = open || props.refusals > 0;
  return (
    <Box borderTopWidth="1px" pt="3">
      <Button
        variant="ghost"
        colorPalette="leaf"
        w="full"
        h="auto"
        minH="11"
        py="2"
        px="2"
        justifyContent="space-between"
        whiteSpace="normal"
        textAlign="start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {texts.details}
          {isOpen ? null : (
            <Text as="span" display="block" textStyle="sm" color="fg.muted" fontWeight="normal">
              {texts.detailsHint}
            </Text>
          )}
        </span>
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </Button>
      {isOpen ? (
        <Box pt="4">
          <DetailFields form={props.form} />
        </Box>
      ) : null}
    </Box>
  );
}
