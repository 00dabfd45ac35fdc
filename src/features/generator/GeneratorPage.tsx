import { Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useData, useLiveOne } from '../../data/react';
import type { Client } from '../../domain/collections/clients';
import type { Place } from '../../domain/generator/types';
import { PLAN_DAYS } from '../../domain/planning';
import { generatorText as text } from '../../i18n/generator';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { localDate } from '../../platform/clock';
import { addressesOf } from '../../routing/addresses';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { dayName } from '../../ui/dayName';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { ProgressBar } from '../../ui/ProgressBar';
import { toaster } from '../../ui/toaster';
import { Days } from './Days';
import { DishDialog } from './DishDialog';
import { Gaps, Summary } from './Result';
import { savePlan } from './savePlan';
import { slotName } from './texts';
import { useProposal } from './useProposal';
import type { Proposal } from './useProposal';
import { useSources, useWish } from './useWish';
import { WishForm } from './WishForm';
import type { TypedWish } from './WishForm';

const WEEK = '7';

function daysOf(typed: string): number | undefined {
  const count = Number(typed);
  const fits = Number.isInteger(count) && count >= PLAN_DAYS.min && count <= PLAN_DAYS.max;
  return fits ? count : undefined;
}

/** Keeps what is typed; wishes that say the same are the same object, so that the worker is not begun anew. */
function useTyped() {
  const [typed, setTyped] = useState<TypedWish>({
    days: WEEK,
    startDate: localDate(),
    slots: ['breakfast', 'lunch', 'dinner', 'snack1'],
    refused: [],
  });
  const days = daysOf(typed.days);
  const { slots, refused } = typed;
  const asked = useMemo(() => ({ days: days ?? 7, slots, refused }), [days, slots, refused]);
  const change = (part: Partial<TypedWish>) => setTyped((now) => ({ ...now, ...part }));
  return { typed, days, asked, change };
}

function useSave(client: Client, startDate: string, targetCalories: number | undefined) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const [saving, setSaving] = useState(false);
  const save = async (plan: NonNullable<Proposal['plan']>) => {
    setSaving(true);
    try {
      const stored = await savePlan({ plan, client, startDate, targetCalories }, data);
      toaster.create({ type: 'success', title: text.save.done(plan.days) });
      navigate(addressesOf('plans').edit(stored.id), { replace: true });
    } catch {
      setSaving(false);
      toaster.create({ type: 'error', title: text.save.failed });
    }
  };
  return { saving, save: (plan: NonNullable<Proposal['plan']>) => void save(plan) };
}

function Working({ proposal: { progress, cancel } }: { proposal: Proposal }) {
  if (progress === undefined) return null;
  return (
    <Flex gap="3" align="center">
      <Text as="output">{text.working(Math.round(progress * 100))}</Text>
      <ProgressBar share={progress} />
      <Button variant="outline" colorPalette="gray" minH="11" onClick={cancel}>
        {text.cancel}
      </Button>
    </Flex>
  );
}

function NoTarget({ missing }: { missing: readonly string[] }) {
  const words = missing.map((field) => text.fields[field] ?? field).join(', ');
  return (
    <Notice tone="warning" title={text.noTarget}>
      {words === '' ? nutritionPanelText.missing('…') : text.noTargetHint(words)}
    </Notice>
  );
}

function Proposed({
  client,
  startDate,
  target,
  proposal,
  onSave,
  saving,
}: {
  client: Client;
  startDate: string;
  target: number | undefined;
  proposal: Proposal;
  onSave: () => void;
  saving: boolean;
}) {
  const [open, setOpen] = useState<Place>();
  const { plan, locked } = proposal;
  if (!plan) return null;
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <Button colorPalette="leaf" minH="11" loading={saving} onClick={onSave}>
          {text.save.button(plan.days)}
        </Button>
        <Text textStyle="sm" color="fg.muted">
          {text.save.hint}
        </Text>
      </Flex>
      <Summary
        plan={plan}
        client={client}
        startDate={startDate}
        target={target}
        locked={locked.size}
      />
      <Days
        plan={plan}
        startDate={startDate}
        targets={target === undefined ? undefined : { calories: target }}
        locked={locked}
        onOpen={setOpen}
        onLock={proposal.toggleLock}
      />
      {open ? (
        <DishDialog
          proposal={proposal}
          at={open}
          where={`${slotName[open.slot]}, ${dayName(startDate, open.day)}`}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}

function Generator({ client }: { client: Client }) {
  const { typed, days, asked, change } = useTyped();
  const sources = useSources();
  const { wish, targets } = useWish(client, asked);
  const proposal = useProposal(sources, wish);
  const { startDate } = typed;
  const target = targets.targets?.calories;
  const { save, saving } = useSave(client, startDate, target);
  const { plan, outcome } = proposal;
  const isReady =
    sources && wish && days !== undefined && typed.slots.length > 0 && startDate !== '';
  return (
    <Page
      title={text.title(days ?? 7)}
      subtitle={client.clientName}
      back={{ to: addressesOf('clients').detail(client.id), label: text.back }}
      maxW="none"
    >
      <Stack gap="4">
        <WishForm
          client={client}
          targets={targets}
          typed={typed}
          days={days}
          change={change}
          isAgain={plan !== undefined}
          onPropose={isReady && proposal.progress === undefined ? proposal.propose : undefined}
        />
        {sources ? null : <Spinner aria-label={text.loading} />}
        <Working proposal={proposal} />
        {proposal.failed ? <Notice tone="warning" title={text.failed} /> : null}
        {outcome?.kind === 'noTarget' ? <NoTarget missing={targets.missing} /> : null}
        {outcome?.kind === 'impossible' ? <Gaps gaps={outcome.gaps} /> : null}
        <Proposed
          client={client}
          startDate={startDate}
          target={target}
          proposal={proposal}
          saving={saving}
          onSave={() => plan && save(plan)}
        />
      </Stack>
    </Page>
  );
}

/** `/expert/generator?client=`: days that are proposed for a client, on this device. */
export function GeneratorPage() {
  const [params] = useSearchParams();
  const data = useData();
  const client = useLiveOne(data.clients, params.get('client') ?? undefined);
  if (client) return <Generator key={client.id} client={client} />;
  return (
    <Page title={text.title(7)} back={{ to: addressesOf('clients').list, label: text.back }}>
      {client === undefined && params.get('client') ? (
        <Spinner aria-label={text.loading} />
      ) : (
        <EmptyState title={text.noClient} description={text.noClientHint} />
      )}
    </Page>
  );
}
