import { Checkbox, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useData } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Client, Consultation } from '../../domain/client';
import { clientTexts } from '../../i18n/clients';
import { currentPrescription } from '../../domain/targets/dayTargets';
import { localDate } from '../../platform/clock';
import type { VisitFormValues } from './consultationForm';
import {
  isNewestReading,
  newVisitForm,
  visitFormErrors,
  visitFormToFields,
  visitToForm,
} from './consultationForm';
import { formatDate } from '../../ui/format';
import { AreaField, optionsOf, SelectField, TextField } from './fields';
import { FormDialog } from './FormDialog';
import { prescriptionText } from './prescription';
import { applyChanges, hasChanges } from './patch';
import type { FormDraft } from './useFormDraft';
import { useFormDraft } from './useFormDraft';

const texts = clientTexts.visits;
const FIELD_LABELS = {
  visitDate: texts.date,
  goal: texts.goal,
  weight: texts.weight,
  targetWeight: texts.targetWeight,
  targetNutrition: `${texts.calories}, ${texts.protein}`,
  notes: texts.notes,
};

interface VisitFormProps {
  client: Client;
  /** All visits of the client, newest first. */
  visits: Consultation[];
  /** The visit to edit; without one, a new visit is added. */
  visit?: Consultation;
  onClose: () => void;
}

async function saveVisit(
  data: LocalData,
  { client, visits, visit }: VisitFormProps,
  draft: FormDraft<VisitFormValues>,
): Promise<void> {
  const fields = visitFormToFields(draft.values);
  const opened = visitFormToFields(draft.base);
  const exists = visit !== undefined || (await data.consultations.get(draft.id)) !== undefined;
  if (!exists)
    await data.consultations.insert({
      ...data.newBase(),
      id: draft.id,
      clientId: client.id,
      ...fields,
    });
  else if (hasChanges(opened, fields))
    await data.consultations.update(draft.id, (current) => applyChanges(current, opened, fields));
  const { weight } = fields;
  const present = draft.values.updateClient && isNewestReading(fields.visitDate, visits, draft.id);
  if (present && weight !== undefined && weight !== opened.weight && weight !== client.weight)
    await data.clients.update(client.id, (current) => ({ ...current, weight }));
}

/** Adds or edits a visit. */
export function VisitFormDialog(props: VisitFormProps) {
  const { client, visits, visit } = props;
  const data = useData();
  const [today] = useState(() => localDate());
  const [opened] = useState(() => ({
    id: visit?.id ?? data.newBase().id,
    base: visit ? visitToForm(visit) : newVisitForm(today, client, visits),
  }));
  const form = useFormDraft({
    draftKey: visit ? `visit:${visit.id}` : `visit:new:${client.id}`,
    ...opened,
    labels: FIELD_LABELS,
    errors: visitFormErrors,
    save: (draft) => saveVisit(data, props, draft),
    onClose: props.onClose,
  });
  const { values, set } = form;
  const bind = (
    key: 'visitDate' | 'weight' | 'targetWeight' | 'calories' | 'protein' | 'notes',
  ) => {
    const error = form.errorOf(key);
    return {
      value: values[key],
      onChange: (value: string) => set(key, value),
      onBlur: () => form.leave(key),
      error: error && clientTexts.form.errors[error],
    };
  };
  // Said only of a new visit: an old one keeps what was prescribed at its time.
  const prescribed = visit ? undefined : prescriptionText(currentPrescription(client, visits));
  const offered =
    values.weight.trim() !== '' && isNewestReading(values.visitDate, visits, visit?.id);
  return (
    <FormDialog title={visit ? texts.editTitle : texts.addTitle} {...form.frame}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          label={texts.date}
          type="date"
          required
          // A browser writes dates as its own language does; the hint says it without doubt.
          hint={values.visitDate > today ? texts.futureDate : formatDate(values.visitDate)}
          {...bind('visitDate')}
        />
        <SelectField
          label={texts.goal}
          value={values.goal}
          options={optionsOf(clientTexts.goal)}
          emptyLabel={clientTexts.form.choose}
          onChange={(value) => set('goal', value)}
        />
        <Stack gap="2">
          <TextField label={texts.weight} numeric {...bind('weight')} />
          {offered ? (
            <Checkbox.Root
              minH="11"
              checked={values.updateClient}
              onCheckedChange={({ checked }) => set('updateClient', checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{texts.updateClient}</Checkbox.Label>
            </Checkbox.Root>
          ) : null}
        </Stack>
        <TextField label={texts.targetWeight} numeric {...bind('targetWeight')} />
        <TextField
          label={texts.calories}
          numeric
          {...(prescribed ? { hint: texts.prefilled(prescribed) } : {})}
          {...bind('calories')}
        />
        <TextField label={texts.protein} numeric {...bind('protein')} />
      </SimpleGrid>
      <AreaField label={texts.notes} {...bind('notes')} />
    </FormDialog>
  );
}
