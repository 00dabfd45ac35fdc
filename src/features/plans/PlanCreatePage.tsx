import {
  Box,
  Button,
  Checkbox,
  Field,
  Input,
  NativeSelect,
  Spinner,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useMemo, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { explainLimit } from '../../blocks/tier/limitStore';
import { useData, useLive } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { menus as menusCollection } from '../../domain/records/menus';
import { newDays, PLAN_DAYS } from '../../domain/menus/planning';
import { plansText } from '../../i18n/plans';
import { localDate } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { findPlaces } from '../../domain/search/places';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { toaster } from '../../ui/toaster';
import { ForOthers } from './ForOthers';
import { ensureOwnMenu, usePlanMenus, type PlanMenus } from './hooks/usePlanMenus';
import { PLAN_PATHS } from './paths';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { DateInput } from '../../ui/DateInput';

const text = plansText.form;
const SHOWN = 30;
const WEEK = '7';

interface Typed {
  name: string | null;
  clientId: string;
  startDate: string;
  days: string;
  menuIds: string[];
}

function parseDays({ days }: Typed): number | undefined {
  const count = Number(days);
  const fits = Number.isInteger(count) && count >= PLAN_DAYS.min && count <= PLAN_DAYS.max;
  return fits ? count : undefined;
}

interface MenuChoiceProps {
  offered: PlanMenus;
  chosen: readonly string[];
  onChange: (menuIds: string[]) => void;
}

/** `by`: the expert of a library's master, else empty. */
interface Choice {
  id: string;
  name: string;
  by: string;
  isForeign: boolean;
}

function listChoices({ own, library, foreign }: PlanMenus): Choice[] {
  const all = [
    ...own.map(({ id, name }) => ({ id, name: name || menusCollection.title.untitled, by: '' })),
    ...library.map(({ id, name, expertName }) => ({ id, name, by: expertName })),
  ].map((choice) => ({ ...choice, isForeign: foreign.has(choice.id) }));
  return all.toSorted((a, b) => Number(a.isForeign) - Number(b.isForeign));
}

function Option(props: { choice: Choice; isChosen: boolean; onToggle: () => void }) {
  const { name, by, isForeign } = props.choice;
  return (
    <Checkbox.Root
      colorPalette="leaf"
      display="flex"
      minH="11"
      checked={props.isChosen}
      onCheckedChange={props.onToggle}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {name}
        {by === '' ? null : (
          <Text as="span" color="fg.muted" fontWeight="normal">
            {text.byLibrary(by)}
          </Text>
        )}
        {isForeign ? <ForOthers /> : null}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

function MenuChoice({ offered, chosen, onChange }: MenuChoiceProps) {
  const [query, setQuery] = useState('');
  const choices = useMemo(() => listChoices(offered), [offered]);
  if (choices.length === 0) return <Text color="fg.muted">{text.noMenus}</Text>;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" fontWeight="medium">
        {text.menus}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {text.menusHint}
      </Text>
      <SearchField label={plansText.pickDialog.search} value={query} onChange={setQuery} />
      <Box maxH="20rem" overflowY="auto" borderWidth="1px" borderRadius="l2" px="3" tabIndex={0}>
        {findPlaces(choices, query, SHOWN).map((choice) => (
          <Option
            key={choice.id}
            choice={choice}
            isChosen={chosen.includes(choice.id)}
            onToggle={() => toggle(choice.id)}
          />
        ))}
      </Box>
    </Stack>
  );
}

interface FieldsProps {
  typed: Typed;
  name: string;
  clients: readonly Client[];
  change: (part: Partial<Typed>) => void;
}

function ClientField({ typed, clients, change }: Omit<FieldsProps, 'name'>) {
  const sorted = clients.toSorted((a, b) => a.clientName.localeCompare(b.clientName, 'vi'));
  return (
    <Field.Root>
      <Field.Label>{text.client}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={typed.clientId}
          onChange={(event) => change({ clientId: event.target.value })}
        >
          <option value="">{text.nobody}</option>
          {sorted.map(({ id, clientName }) => (
            <option key={id} value={id}>
              {clientName}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function Fields(props: FieldsProps) {
  const { typed, name, change } = props;
  return (
    <>
      <ClientField {...props} />
      <Field.Root>
        <Field.Label>{text.name}</Field.Label>
        <Input
          autoComplete="off"
          maxLength={300}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>{text.start}</Field.Label>
        <DateInput value={typed.startDate} onChange={(startDate) => change({ startDate })} />
      </Field.Root>
      <Field.Root invalid={parseDays(typed) === undefined}>
        <Field.Label>{text.days}</Field.Label>
        <Input
          inputMode="numeric"
          maxLength={2}
          value={typed.days}
          onChange={(event) => change({ days: event.target.value })}
        />
        <Field.ErrorText>{text.daysWrong}</Field.ErrorText>
      </Field.Root>
    </>
  );
}

function useNewPlan(typed: Typed, offered: PlanMenus | undefined) {
  const data = useData();
  const navigate = useNavigateFromHere();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const client = clients?.find(({ id }) => id === typed.clientId);
  const name = typed.name ?? (client ? text.planName(client.clientName) : '');
  const create = async () => {
    const days = parseDays(typed);
    if (days === undefined || !offered) return;
    try {
      const menuIds: string[] = [];
      for (const id of typed.menuIds) menuIds.push(await ensureOwnMenu(id, offered, client, data));
      const plan = await data.plans.insert({
        ...data.newBase(),
        name,
        dailyPlans: newDays(days, menuIds, newId),
        ...(client ? { clientId: client.id } : {}),
        ...(typed.startDate ? { startDate: typed.startDate } : {}),
      });
      navigate(PLAN_PATHS.edit(plan.id), { replace: true });
    } catch (error) {
      if (!explainLimit(error)) toaster.create({ type: 'error', title: plansText.failed });
    }
  };
  return { name, clients: clients ?? [], create: () => void create() };
}

/** Menus made for one client are not chosen for another. */
function useTyped() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState<Typed>({
    name: null,
    clientId: params.get('client') ?? '',
    startDate: localDate(),
    days: WEEK,
    menuIds: [],
  });
  const offered = usePlanMenus(typed.clientId === '' ? undefined : typed.clientId);
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const known = new Set([...(offered?.own ?? []), ...(offered?.library ?? [])].map(({ id }) => id));
  const menuIds = offered ? typed.menuIds.filter((id) => known.has(id)) : typed.menuIds;
  return { typed: { ...typed, menuIds }, change, offered };
}

export function PlanCreatePage() {
  const { typed, change, offered } = useTyped();
  const { create, name, clients } = useNewPlan(typed, offered);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  return (
    <Page title={plansText.create} back={{ to: PLAN_PATHS.list, label: plansText.back }} maxW="2xl">
      <Stack as="form" gap="4" onSubmit={submit}>
        <Fields typed={typed} name={name} clients={clients} change={change} />
        {offered ? (
          <>
            <MenuChoice
              offered={offered}
              chosen={typed.menuIds}
              onChange={(menuIds) => change({ menuIds })}
            />
            <Button
              type="submit"
              colorPalette="leaf"
              alignSelf="flex-start"
              disabled={parseDays(typed) === undefined}
            >
              {text.submit}
            </Button>
          </>
        ) : (
          <Spinner aria-label={text.loadingMenus} />
        )}
      </Stack>
    </Page>
  );
}
