import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { FormDialog } from '../../blocks/forms/FormDialog';
import { FormField } from '../../blocks/forms/FormField';
import { saveForm, type FormDraft } from '../../blocks/forms/saveForm';
import { useFormDraft } from '../../blocks/forms/useFormDraft';
import { useData } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import { currentPrescription } from '../../domain/targets/dayTargets';
import { clientTexts } from '../../i18n/clients';
import type { Meals } from '../../domain/food/storedLines';
import { localDate } from '../../platform/clock';
import { labTexts } from '../../i18n/labs';
import { parseNumber } from '../../blocks/forms/numbers';
import { formatDate, formatNumber } from '../../ui/format';
import {
  isNewestReading,
  newVisitForm,
  visitForm,
  visitFormFor,
  type VisitFields,
  type VisitFormValues,
} from './consultationForm';
import { prescriptionText } from './prescription';
import { GoneNotice } from './GoneNotice';
import { useReopening } from './useOpenForm';
import { HomeReadingFields } from './visit/HomeReadingFields';
import { RecallField } from './visit/RecallField';
import {
  BloodFields,
  MeasureFields,
  NextFields,
  NoteFields,
  VisitGroup,
} from './visit/VisitFields';
import { laterPart } from '../../ui/laterPart';

const RecallDialog = laterPart(async () => (await import('./visit/RecallDialog')).RecallDialog);

const PrescriptionCheck = laterPart(
  async () => (await import('./visit/PrescriptionCheck')).PrescriptionCheck,
);

const VisitNotes = laterPart(async () => (await import('./labs/VisitNotes')).VisitNotes);

const texts = clientTexts.visits;

interface VisitFormProps {
  client: Client;
  visits: Consultation[];
  visit?: Consultation;
  onClose: () => void;
}

async function saveVisit(
  data: LocalData,
  { client, visits, visit }: VisitFormProps,
  draft: FormDraft<VisitFormValues>,
): Promise<void> {
  const create = (fields: VisitFields): Consultation => ({
    ...data.newBase(),
    id: draft.id,
    clientId: client.id,
    ...fields,
  });
  await saveForm(data.consultations, visitForm, draft, visit ? undefined : create);
  const { weight, visitDate } = visitForm.toFields(draft.values);
  const opened = visitForm.toFields(draft.base);
  const present = draft.values.updateClient && isNewestReading(visitDate, visits, draft.id);
  if (present && weight !== undefined && weight !== opened.weight && weight !== client.weight)
    await data.clients.update(client.id, (current) => ({
      ...current,
      weight,
      weighing: { weight, date: visitDate },
    }));
}

function useVisitForm(props: VisitFormProps, today: string) {
  const { client, visits, visit } = props;
  const data = useData();
  const [opened] = useState(() => ({
    id: visit?.id ?? data.newBase().id,
    base: visit ? visitForm.fromDocument(visit) : newVisitForm(today, client, visits),
  }));
  const { birthYear, birthMonth, birthDay } = client;
  const checkedForm = useMemo(
    () => visitFormFor({ birthYear, birthMonth, birthDay }),
    [birthYear, birthMonth, birthDay],
  );
  const form = useFormDraft({
    form: checkedForm,
    draftKey: visit ? `visit:${visit.id}` : `visit:new:${client.id}`,
    ...opened,
    save: (draft) => saveVisit(data, props, draft),
    onClose: props.onClose,
  });
  useReopening(form.typed);
  return form;
}

type VisitForm = ReturnType<typeof useVisitForm>;
type PartProps = VisitFormProps & { form: VisitForm; today: string };

const PLAUSIBLE_WEIGHT = 0.25;

/** Asks about a weight that is far from the one before: 6.8 or 168 for 68 kg. */
function weightHint(
  typed: string,
  visits: readonly Consultation[],
  editedId: string | undefined,
): string | undefined {
  const value = parseNumber(typed);
  const before = visits.find((one) => one.id !== editedId && one.weight !== undefined);
  if (value === undefined || Number.isNaN(value) || before?.weight === undefined) return undefined;
  const isFar = Math.abs(value - before.weight) > before.weight * PLAUSIBLE_WEIGHT;
  return isFar
    ? labTexts.weightFar(formatNumber(before.weight, 1), formatDate(before.visitDate))
    : undefined;
}

function FirstFields({ form, visits, visit, today }: PartProps) {
  const { visitDate, weight } = form.values;
  const offered = weight.trim() !== '' && isNewestReading(visitDate, visits, visit?.id);
  // The browser shows dates in its own language's order; the hint is unambiguous.
  const dateHint = visitDate > today ? texts.futureDate : formatDate(visitDate);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <FormField of={form} name="visitDate" hint={dateHint} />
      <FormField of={form} name="goal" />
      <Stack gap="2">
        <FormField of={form} name="weight" hint={weightHint(weight, visits, visit?.id)} />
        {offered ? <FormField of={form} name="updateClient" /> : null}
      </Stack>
      <FormField of={form} name="targetWeight" />
    </SimpleGrid>
  );
}

function Prescription({ form, client, visits, visit, today }: PartProps) {
  // Only for a new visit: an old one keeps what was prescribed then.
  const prescribed = visit ? undefined : prescriptionText(currentPrescription(client, visits));
  return (
    <VisitGroup title={texts.prescription}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField
          of={form}
          name="calories"
          hint={prescribed ? texts.prefilled(prescribed) : undefined}
        />
        <FormField of={form} name="protein" />
      </SimpleGrid>
      <PrescriptionCheck
        client={client}
        visits={visits}
        editedId={visit?.id}
        values={form.values}
        today={today}
        waiting={null}
      />
    </VisitGroup>
  );
}

export function VisitFormDialog(props: VisitFormProps) {
  const { client, visits, visit } = props;
  const [today] = useState(() => localDate());
  const [recalling, setRecalling] = useState(false);
  const form = useVisitForm(props, today);
  const { change } = form;
  const changeRecall = useCallback(
    (how: (meals: Meals) => Meals) => change('recall', how),
    [change],
  );
  const part = { ...props, form, today };
  const fields = { form, visits, editedId: visit?.id };
  const { recall } = form.values;
  return (
    <>
      <FormDialog title={visit ? texts.editTitle : texts.addTitle} {...form.frame}>
        <GoneNotice client={client} />
        <FirstFields {...part} />
        <VisitGroup title={texts.body}>
          <MeasureFields {...fields} group="body" />
        </VisitGroup>
        <BloodFields {...fields} refusals={form.frame.refusals} />
        <VisitNotes client={client} values={form.values} waiting={null} />
        <HomeReadingFields form={form} />
        <RecallField meals={recall} onOpen={() => setRecalling(true)} />
        <Prescription {...part} />
        <NoteFields form={form} />
        <NextFields form={form} />
      </FormDialog>
      {recalling ? (
        <RecallDialog
          client={client}
          meals={recall}
          change={changeRecall}
          onClose={() => setRecalling(false)}
        />
      ) : null}
    </>
  );
}
