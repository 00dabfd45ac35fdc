import { Button, Dialog, Field, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { AllergyConcerns, PossibleConcerns } from '../../blocks/meals/AllergyConcerns';
import { possibleTexts } from '../../blocks/allergies/possibleText';
import { useLiveMany } from '../../data/liveMany';
import { useData, useLive } from '../../data/react';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { findConcerns, isCertain } from '../../domain/clinical/allergens/concerns';
import type { Client } from '../../domain/records/clients';
import type { Plan } from '../../domain/records/plans';
import type { MadeMenu } from '../../domain/verdict/harm/madeForOthers';
import { menusOfDays } from '../../domain/menus/planning';
import type { Meals } from '../../domain/food/storedLines';
import { givePlan } from '../../blocks/giving/givePlan';
import { allergyHarms } from '../../blocks/harm/allergyHarms';
import { useAsked } from '../../blocks/harm/useAsked';
import { useHarms } from '../../blocks/harm/useHarms';
import { harmText } from '../../i18n/harm';
import { menusText } from '../../i18n/menus';
import { plansText } from '../../i18n/plans';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { laterPart } from '../../ui/laterPart';
import { toaster } from '../../ui/toaster';

const BeforeGiving = laterPart(
  async () => (await import('../../blocks/handouts/BeforeGiving')).BeforeGiving,
);

const text = plansText.give;
const NO_CLIENTS: readonly Client[] = [];
const NO_HARMS: readonly string[] = [];

interface GivePlanDialogProps {
  plan: Plan;
  days: readonly Meals[];
  onClose: () => void;
}

function useGive({ plan, onClose }: GivePlanDialogProps) {
  const data = useData();
  return async (client: Client, allergyReason: string) => {
    try {
      await givePlan({ plan, client, allergyReason }, data);
      toaster.create({ type: 'success', title: text.done(client.clientName) });
      onClose();
    } catch {
      toaster.create({ type: 'error', title: plansText.failed });
    }
  };
}

interface ClientChoiceProps {
  clients: readonly Client[];
  clientId: string;
  missing: boolean;
  onChange: (clientId: string) => void;
}

function ClientChoice({ clients, clientId, missing, onChange }: ClientChoiceProps) {
  const sorted = clients.toSorted((a, b) => a.clientName.localeCompare(b.clientName, 'vi'));
  return (
    <Field.Root required invalid={missing}>
      <Field.Label>{plansText.form.client}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={clientId} onChange={(event) => onChange(event.target.value)}>
          <option value="">{plansText.form.nobody}</option>
          {sorted.map(({ id, clientName }) => (
            <option key={id} value={id}>
              {clientName}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{menusText.save.needClient}</Field.ErrorText>
    </Field.Root>
  );
}

/** The plan and its menus, which say for whom they were made; absent until all are read. */
function useMade(plan: Plan): readonly MadeMenu[] | undefined {
  const ids = useMemo(() => menusOfDays(plan.dailyPlans), [plan.dailyPlans]);
  const read = useLiveMany(useData().menus, ids);
  return useMemo(
    () =>
      read && ids.every((id) => read.ids.has(id))
        ? [{ ...plan, tags: [] }, ...read.documents]
        : undefined,
    [plan, ids, read],
  );
}

function useGiving(props: GivePlanDialogProps) {
  const { plan, days } = props;
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]) ?? NO_CLIENTS;
  const [clientId, setClientId] = useState(plan.clientId ?? '');
  const [reason, setReason] = useState(plan.given?.allergyReason ?? '');
  const [refused, setRefused] = useState(false);
  const give = useGive(props);
  const client = clients.find(({ id }) => id === clientId);
  const all = useMemo(
    () => days.flatMap((meals) => findConcerns({ meals }, client ? avoidedBy(client) : [])),
    [days, client],
  );
  const concerns = useMemo(() => all.filter(isCertain), [all]);
  const [seen, addSeen] = useAsked(plan.id);
  const made = useMade(plan);
  const allHarms = useHarms(client, days, made);
  const isNew = (one: string) => !seen.includes(one);
  const possible = useMemo(() => possibleTexts(all), [all]).filter(isNew);
  const harms = allHarms?.filter(isNew);
  const isMissing = concerns.length > 0 && reason.trim() === '';
  const confirm = () => {
    setRefused(true);
    // Giving waits until the client's limits have been checked.
    if (!client || !harms || isMissing) return;
    addSeen([...allergyHarms(concerns), ...possible, ...harms]);
    void give(client, concerns.length > 0 ? reason.trim() : '');
  };
  return {
    choice: { clients, clientId, missing: refused && !client, onChange: setClientId },
    client,
    possible,
    harms: harms ?? NO_HARMS,
    isChecking: client !== undefined && harms === undefined,
    allergyQuestion: { concerns, reason, onReason: setReason, missing: refused && isMissing },
    confirm,
  };
}

/** Gives a plan to a client; what certainly offends an allergy needs a written reason. */
export function GivePlanDialog(props: GivePlanDialogProps) {
  const { choice, client, allergyQuestion, possible, harms, isChecking, confirm } =
    useGiving(props);
  const isAllergic = allergyQuestion.concerns.length > 0;
  const isRisky = isAllergic || harms.length > 0;
  return (
    <AppDialog scrollBehavior="inside" onClose={props.onClose}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="3">
          <Text color="fg.muted">{text.hint}</Text>
          <ClientChoice {...choice} />
          {client && allergyQuestion.concerns.length > 0 ? (
            <>
              <Text>{text.ask(client.clientName)}</Text>
              <AllergyConcerns {...allergyQuestion} />
            </>
          ) : null}
          {client ? <PossibleConcerns texts={possible} title={menusText.allergies.also} /> : null}
          {client ? <PossibleConcerns texts={harms} title={harmText.also} /> : null}
          {client ? <BeforeGiving client={client} diet={props.plan.hospitalDiet} /> : null}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={props.onClose}>
          {text.cancel}
        </Button>
        <Button colorPalette={isRisky ? 'chilli' : 'leaf'} loading={isChecking} onClick={confirm}>
          {isRisky ? (isAllergic ? text.despiteReason : text.despite) : text.confirm}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
