import { Box, Button, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useData } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/client';
import { clientTexts } from '../../i18n/clients';
import { thisYear } from './calendar';
import type { ClientFormValues } from './clientForm';
import {
  clientFormErrors,
  clientToForm,
  EMPTY_CLIENT_FORM,
  formToFields,
  hasDetails,
} from './clientForm';
import { DetailFields, ShortFields } from './ClientFormFields';
import { FormDialog } from './FormDialog';
import { applyChanges, hasChanges } from './patch';
import type { FormDraft } from './useFormDraft';
import { useFormDraft } from './useFormDraft';

const texts = clientTexts.form;
const FIELD_LABELS: Record<keyof ClientFormValues, string> = { ...texts, clientName: texts.name };

async function saveClient(
  data: LocalData,
  draft: FormDraft<ClientFormValues>,
  isNew: boolean,
): Promise<void> {
  const fields = formToFields(draft.values);
  const opened = formToFields(draft.base);
  // The tab may have died between the write and the end of the draft: then the client is there.
  if (isNew && !(await data.clients.get(draft.id))) {
    const document: Client = {
      ...data.newBase(),
      id: draft.id,
      clientType: 'managed',
      assignedMenus: [],
      ...fields,
    };
    await data.clients.insert(document);
    return;
  }
  if (hasChanges(opened, fields))
    await data.clients.update(draft.id, (current) => applyChanges(current, opened, fields));
}

interface ClientFormDialogProps {
  /** The client to edit; without one, a new client is added. */
  client?: Client;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

/** Adds or edits a client. */
export function ClientFormDialog({ client, onClose, onSaved }: ClientFormDialogProps) {
  const data = useData();
  const year = thisYear();
  const isNew = client === undefined;
  const [opened] = useState(() => ({
    id: client?.id ?? data.newBase().id,
    base: client ? clientToForm(client) : EMPTY_CLIENT_FORM,
  }));
  const form = useFormDraft({
    draftKey: `client:${client?.id ?? 'new'}`,
    ...opened,
    labels: FIELD_LABELS,
    errors: (values: ClientFormValues) => clientFormErrors(values, year),
    save: async (draft) => {
      await saveClient(data, draft, isNew);
      onSaved?.(draft.id);
    },
    onClose,
  });
  return (
    <FormDialog
      title={isNew ? texts.addTitle : texts.editTitle}
      missing={form.values.clientName.trim() === '' ? texts.errors.required : undefined}
      {...form.frame}
    >
      <ShortFields form={{ ...form, year }} />
      {isNew ? (
        <OptionalDetails form={{ ...form, year }} refusals={form.frame.refusals} />
      ) : (
        <DetailFields form={{ ...form, year }} />
      )}
    </FormDialog>
  );
}

/** The detailed section of the add form, closed until somebody wants it or a draft holds it. */
function OptionalDetails(props: Parameters<typeof DetailFields>[0] & { refusals: number }) {
  const [open, setOpen] = useState(() => hasDetails(props.form.values));
  const shown = open || props.refusals > 0;
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
        aria-expanded={shown}
        onClick={() => setOpen(!shown)}
      >
        <span>
          {texts.details}
          {shown ? null : (
            <Text as="span" display="block" textStyle="sm" color="fg.muted" fontWeight="normal">
              {texts.detailsHint}
            </Text>
          )}
        </span>
        {shown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </Button>
      {shown ? (
        <Box pt="4">
          <DetailFields form={props.form} />
        </Box>
      ) : null}
    </Box>
  );
}
