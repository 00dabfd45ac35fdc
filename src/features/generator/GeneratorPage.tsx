import { Button, Flex, Grid, Spinner, Stack, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { useMemo, useRef, useState, type ComponentProps } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useData, useLiveOne } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import type { CostLevel } from '../../domain/menus/dishMarks';
import type { Wish } from '../../domain/generator/types';
import type { WishOptions } from '../../domain/generator/wishFor';
import { region } from '../../domain/clinical/customs/client';
import { usualMeals } from '../../domain/generator/usualMeals';
import { PLAN_DAYS } from '../../domain/menus/planning';
import { fold } from '../../domain/text/fold';
import { generatorText as text } from '../../i18n/generator';
import { localDate } from '../../platform/clock';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { ProgressBar } from '../../ui/ProgressBar';
import { askedInAddress } from './askedInAddress';
import { namedIn, type Named } from './named';
import { NamedDishes } from './NamedDishes';
import { Proposed } from './Proposed';
import { Gaps, type Loosen } from './Gaps';
import { Stopped } from './Stopped';
import { useProposal, type Proposal } from './useProposal';
import { useSources, useWish } from './useWish';
import { WishForm } from './WishForm';
import type { TypedWish } from './typedWish';
import { mustWait } from '../../domain/clinical/limitTypes';

const WEEK = '7';

function parseDays(typed: string): number | undefined {
  const count = Number(typed);
  const fits = Number.isInteger(count) && count >= PLAN_DAYS.min && count <= PLAN_DAYS.max;
  return fits ? count : undefined;
}

/** Equal wishes are the same object, so that the worker is not restarted. */
function useTyped(client: Client) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState<TypedWish>({
    days: WEEK,
    startDate: localDate(),
    slots: usualMeals(client, localDate()),
    refused: [],
    region: region(client, localDate())?.region ?? 'any',
    maxMinutes: 'any',
    maxCost: '3',
    ...askedInAddress(params),
  });
  const days = parseDays(typed.days);
  const { slots, refused, region: at, maxMinutes, maxCost } = typed;
  const options = useMemo(
    (): WishOptions => ({
      days: days ?? 7,
      slots,
      refused,
      ...(at === 'any' ? {} : { region: at }),
      ...(maxMinutes === 'any' ? {} : { maxMinutes: Number(maxMinutes) }),
      ...(maxCost === '3' ? {} : { maxCost: Number(maxCost) as CostLevel }),
    }),
    [days, slots, refused, at, maxMinutes, maxCost],
  );
  const change = (part: Partial<TypedWish>) => setTyped((now) => ({ ...now, ...part }));
  return { typed, days, options, change };
}

function loosening({ refused }: TypedWish, change: (part: Partial<TypedWish>) => void): Loosen {
  return ({ kind, word }) => {
    if (kind === 'slow' || kind === 'unknownTime') return () => change({ maxMinutes: 'any' });
    if (kind === 'dear' || kind === 'unknownCost') return () => change({ maxCost: '3' });
    const rest = refused.filter((one) => fold(one) !== fold(word));
    return kind === 'restriction' && rest.length < refused.length
      ? () => change({ refused: rest })
      : undefined;
  };
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

function NotProposed(props: {
  client: Client;
  wish: Wish | undefined;
  outcome: Proposal['outcome'];
  missing: readonly string[];
  loosen: Loosen;
}) {
  const { client, wish, outcome, missing, loosen } = props;
  if (outcome?.kind === 'stopped') {
    // Decisions made since the search are in the present wish only.
    const alarms = wish?.standard?.alarms.filter(mustWait) ?? outcome.alarms;
    return alarms.length > 0 ? <Stopped client={client} alarms={alarms} /> : null;
  }
  if (outcome?.kind === 'noTarget') return <NoTarget missing={missing} />;
  return outcome?.kind === 'impossible' ? <Gaps gaps={outcome.gaps} loosen={loosen} /> : null;
}

function NoTarget({ missing }: { missing: readonly string[] }) {
  const words = missing.map((field) => text.fields[field] ?? field).join(', ');
  return (
    <Notice tone="warning" title={text.noTarget}>
      {words === '' ? text.noTargetPrescribe : text.noTargetHint(words)}
    </Notice>
  );
}

function useNamed(): Named | undefined {
  const { state } = useLocation();
  return useMemo(() => namedIn(state), [state]);
}

function AskAi({ client }: { client: Client }) {
  return (
    <Button asChild variant="outline" minH="11" alignSelf="flex-start">
      <AppLink to={getAddresses('ai').planFor(client.id)}>
        <Sparkles size={18} aria-hidden /> {text.named.ask}
      </AppLink>
    </Button>
  );
}

function Outcome(props: ComponentProps<typeof Proposed> & { missing: readonly string[] }) {
  const { missing, ...proposed } = props;
  const { client, wish, proposal, loosen } = proposed;
  return (
    <>
      <Working proposal={proposal} />
      {proposal.failed ? <Notice tone="warning" title={text.failed} /> : null}
      <NotProposed {...{ client, wish, missing, loosen }} outcome={proposal.outcome} />
      <Proposed {...proposed} />
    </>
  );
}

const BESIDE = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' } as const;
const ALONE = 'minmax(0, 1fr)';

function useGenerator(client: Client) {
  const { typed, days, options, change } = useTyped(client);
  const sources = useSources();
  const { wish, targets } = useWish(client, options, typed.startDate);
  const named = useNamed();
  const proposal = useProposal(sources, wish, named?.dishes);
  const results = useRef<HTMLDivElement>(null);
  const wishes = useRef<HTMLDivElement>(null);
  const isReady =
    sources && wish && days !== undefined && typed.slots.length > 0 && typed.startDate !== '';
  const propose = () => {
    proposal.propose();
    results.current?.scrollIntoView({ block: 'start' });
  };
  const onPropose = isReady && proposal.progress === undefined ? propose : undefined;
  const form = { client, targets, typed, days, change, onPropose };
  return { sources, wish, named, proposal, results, wishes, form };
}

function Generator({ client }: { client: Client }) {
  const { sources, wish, named, proposal, results, wishes, form } = useGenerator(client);
  const { days, typed, targets, change, onPropose } = form;
  const isBeside = proposal.outcome !== undefined || proposal.progress !== undefined;
  return (
    <Page
      title={text.title(days ?? 7)}
      subtitle={client.clientName}
      back={{ to: getAddresses('clients').detail(client.id), label: text.back }}
      maxW="none"
    >
      <Grid gap="4" templateColumns={isBeside ? BESIDE : ALONE} alignItems="start">
        <Stack gap="4" minW="0" ref={results} scrollMarginTop="20">
          {sources ? null : <Spinner aria-label={text.loading} />}
          <Outcome
            {...{ client, wish, proposal }}
            startDate={typed.startDate}
            loosen={loosening(typed, change)}
            missing={targets.missing}
            onAgain={onPropose}
            onWishes={() => wishes.current?.scrollIntoView({ block: 'start' })}
          />
        </Stack>
        <Stack gap="4" minW="0" ref={wishes} scrollMarginTop="20">
          <WishForm {...form} isAgain={proposal.plan !== undefined} />
          <AskAi client={client} />
          {named && proposal.matched ? (
            <NamedDishes provider={named.provider} matched={proposal.matched} />
          ) : null}
        </Stack>
      </Grid>
    </Page>
  );
}

export function GeneratorPage() {
  const [params] = useSearchParams();
  const data = useData();
  const client = useLiveOne(data.clients, params.get('client') ?? undefined);
  if (client) return <Generator key={client.id} client={client} />;
  return (
    <Page title={text.title(7)} back={{ to: getAddresses('clients').list, label: text.back }}>
      {client === undefined && params.get('client') ? (
        <Spinner aria-label={text.loading} />
      ) : (
        <EmptyState title={text.noClient} description={text.noClientHint} />
      )}
    </Page>
  );
}
