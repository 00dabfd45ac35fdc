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
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useData, useLive } from '../../data/react';
import type { Client } from '../../domain/collections/clients';
import { menus as menusOf } from '../../domain/collections/menus';
import type { MenuListing } from '../../domain/menuListing';
import { newDays, PLAN_DAYS } from '../../domain/planning';
import { plansText } from '../../i18n/plans';
import { localDate } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { findPlaces } from '../../domain/search/places';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { toaster } from '../../ui/toaster';
import { PLAN_PATHS } from './paths';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';

const text = plansText.form;
/** As many as are looked through rather than searched. */
const SHOWN = 30;
const WEEK = '7';

interface Typed {
  /** `null`: nobody has typed a name yet. */
  name: string | null;
  clientId: string;
  startDate: string;
  days: string;
  /** In the order in which they were chosen. */
  menuIds: string[];
}

function daysOf({ days }: Typed): number | undefined {
  const count = Number(days);
  const fits = Number.isInteger(count) && count >= PLAN_DAYS.min && count <= PLAN_DAYS.max;
  return fits ? count : undefined;
}

interface MenuChoiceProps {
  menus: readonly MenuListing[];
  clientId: string;
  chosen: readonly string[];
  onChange: (menuIds: string[]) => void;
}

/** Menus for the days; those of the client stand first. */
function MenuChoice({ menus, clientId, chosen, onChange }: MenuChoiceProps) {
  const [query, setQuery] = useState('');
  const offered = useMemo(() => {
    const own = (menu: MenuListing) => Number(menu.clientId === clientId && clientId !== '');
    return menus
      .filter(({ status }) => status !== 'archived')
      .toSorted((a, b) => own(b) - own(a) || (a.updatedAt < b.updatedAt ? 1 : -1))
      .map((menu) => ({ menu, name: menu.name || menusOf.title.untitled }));
  }, [menus, clientId]);
  if (menus.length === 0) return <Text color="fg.muted">{text.noMenus}</Text>;
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
        {findPlaces(offered, query, SHOWN).map(({ menu, name }) => (
          <Checkbox.Root
            key={menu.id}
            colorPalette="leaf"
            display="flex"
            minH="11"
            checked={chosen.includes(menu.id)}
            onCheckedChange={() => toggle(menu.id)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{name}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Box>
    </Stack>
  );
}

interface FieldsProps {
  typed: Typed;
  /** What was typed, or what it is called by its client. */
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
        <Input
          type="date"
          value={typed.startDate}
          onChange={(event) => change({ startDate: event.target.value })}
        />
      </Field.Root>
      <Field.Root invalid={daysOf(typed) === undefined}>
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

/** What is typed of a new plan, and how it is stored. */
function useNewPlan() {
  const data = useData();
  const navigate = useNavigateFromHere();
  const [params] = useSearchParams();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const [typed, setTyped] = useState<Typed>({
    name: null,
    clientId: params.get('client') ?? '',
    startDate: localDate(),
    days: WEEK,
    menuIds: [],
  });
  const client = clients?.find(({ id }) => id === typed.clientId);
  const name = typed.name ?? (client ? text.nameOf(client.clientName) : '');
  const create = async () => {
    const days = daysOf(typed);
    if (days === undefined) return;
    try {
      const plan = await data.plans.insert({
        ...data.newBase(),
        name,
        dailyPlans: newDays(days, typed.menuIds, newId),
        ...(client ? { clientId: client.id } : {}),
        ...(typed.startDate ? { startDate: typed.startDate } : {}),
      });
      navigate(PLAN_PATHS.edit(plan.id), { replace: true });
    } catch {
      toaster.create({ type: 'error', title: plansText.failed });
    }
  };
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  return { typed, change, name, clients: clients ?? [], create: () => void create() };
}

/** `/expert/plans/create?client=`: for whom, from when, how many days, of which menus. */
export function PlanCreatePage() {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const { create, ...form } = useNewPlan();
  const { typed, change } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  return (
    <Page title={plansText.create} back={{ to: PLAN_PATHS.list, label: plansText.back }} maxW="2xl">
      <Stack as="form" gap="4" onSubmit={submit}>
        <Fields {...form} />
        {menus ? (
          <>
            <MenuChoice
              menus={menus}
              clientId={typed.clientId}
              chosen={typed.menuIds}
              onChange={(menuIds) => change({ menuIds })}
            />
            <Button
              type="submit"
              colorPalette="leaf"
              alignSelf="flex-start"
              disabled={daysOf(typed) === undefined}
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
