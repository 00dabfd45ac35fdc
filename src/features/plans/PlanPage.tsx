import { Field, Flex, Input, Spinner, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Client } from '../../domain/records/clients';
import { plans, type Plan } from '../../domain/records/plans';
import { plansText as text } from '../../i18n/plans';
import { DateInput } from '../../ui/DateInput';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate, formatWhen } from '../../ui/format';
import { laterPart } from '../../ui/laterPart';
import { Page } from '../../ui/Page';
import { useEaten, type Eaten } from './hooks/useEaten';
import { usePlan, type OpenPlan } from './hooks/usePlan';
import { toPlanValue } from './model/planValue';
import { PLAN_PATHS } from './paths';
import { PlanButtons } from './PlanButtons';
import { PlanRecall } from './PlanRecall';
import { PlanShopping } from './PlanShopping';
import { PlanSummary } from './PlanSummary';
import { PlanNotes, PlanVerdict } from './PlanVerdict';
import { Week } from './Week';
import { isComposing } from '../../ui/composing';
import { isOfOrder } from '../../domain/records/orderLine';

const GivePlanDialog = laterPart(async () => (await import('./GivePlanDialog')).GivePlanDialog);
const PlanDiet = laterPart(async () => (await import('./PlanDiet')).PlanDiet);

const back = { to: PLAN_PATHS.list, label: text.back };

function useUndoKeys({ undo, redo }: Pick<OpenPlan, 'undo' | 'redo'>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const key = event.key.toLowerCase();
      if ((!event.ctrlKey && !event.metaKey) || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

function Fields({ open }: { open: OpenPlan }) {
  const { name, startDate } = toPlanValue(open.plan);
  const { edit } = open;
  return (
    <Flex gap="3" wrap="wrap">
      <Field.Root flex="1" minW="56">
        <Field.Label>{text.form.name}</Field.Label>
        <Input
          autoComplete="off"
          maxLength={300}
          value={name}
          onChange={(event) => {
            const typed = event.target.value;
            edit((value) => ({ ...value, name: typed }), 'name');
          }}
        />
      </Field.Root>
      <Field.Root w="48">
        <Field.Label>{text.form.start}</Field.Label>
        <DateInput
          value={startDate ?? ''}
          onChange={(typed) =>
            edit(
              ({ startDate: _old, ...value }) => (typed ? { ...value, startDate: typed } : value),
              'start',
            )
          }
        />
      </Field.Root>
    </Flex>
  );
}

function getSubtitle({ given, updatedAt }: Plan, client: Client | undefined): string {
  return [
    client?.clientName,
    given && text.give.givenOn(formatDate(given.date)),
    text.savedAt(formatWhen(updatedAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Days(props: { open: OpenPlan; eaten: Eaten }) {
  const { open, eaten } = props;
  return (
    <>
      <PlanVerdict {...props} />
      <Week {...props} />
      <Fields open={open} />
      <PlanNotes eaten={eaten} />
      <PlanRecall eaten={eaten} />
      <PlanDiet {...props} />
    </>
  );
}

const orderIdFrom = (client: Client | undefined): string | undefined =>
  client && isOfOrder(client) ? client.id : undefined;

function EatenDays(props: { open: OpenPlan; eaten: Eaten; onLeaveShopping?: () => void }) {
  const { open, eaten, onLeaveShopping } = props;
  return (
    <Flex gap="5" align="flex-start">
      <Stack gap="4" flex="1" minW="0">
        <PlanSummary totals={eaten.totals} targets={eaten.targets} />
        <Days open={open} eaten={eaten} />
      </Stack>
      {onLeaveShopping ? (
        <PlanShopping open={open} eaten={eaten} onClose={onLeaveShopping} />
      ) : null}
    </Flex>
  );
}

function OpenedPlan({ open }: { open: OpenPlan }) {
  const { plan } = open;
  const eaten = useEaten(open);
  const [shopping, setShopping] = useState(false);
  const [giving, setGiving] = useState(false);
  useUndoKeys(open);
  return (
    <Page
      title={plan.name.trim() || plans.title.untitled}
      subtitle={getSubtitle(plan, eaten?.client)}
      back={back}
      maxW="none"
    >
      <Stack gap="4">
        <PlanButtons
          open={open}
          orderId={orderIdFrom(eaten?.client)}
          shopping={shopping}
          onShopping={() => setShopping(!shopping)}
          onGive={() => setGiving(true)}
        />
        {eaten ? (
          <EatenDays
            {...{ open, eaten }}
            {...(shopping ? { onLeaveShopping: () => setShopping(false) } : {})}
          />
        ) : null}
      </Stack>
      {giving && eaten ? (
        <GivePlanDialog plan={plan} days={eaten.meals} onClose={() => setGiving(false)} />
      ) : null}
    </Page>
  );
}

export function PlanPage() {
  const { id = '' } = useParams();
  const open = usePlan(id);
  if (open) return <OpenedPlan key={id} open={open} />;
  return (
    <Page title={open === null ? text.notFound : text.loading} back={back}>
      {open === null ? (
        <EmptyState title={text.notFound} description={text.notFoundHint} />
      ) : (
        <Spinner aria-label={text.loading} />
      )}
    </Page>
  );
}
