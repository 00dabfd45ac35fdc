import { Badge, Box, Flex, Grid } from '@chakra-ui/react';
import { Suspense, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { SentMails } from '../../blocks/mails/SentMails';
import { useData, useLiveState } from '../../data/react';
import { clients, type Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import type { Consent } from '../../domain/records/kinds/consent';
import {
  clientRows,
  consultationHistory,
  type ClientRow,
  type HistoryEntry,
} from '../../domain/person/clientList';
import { clientTexts as texts } from '../../i18n/clients';
import { restrictionTexts } from '../../i18n/clientRights';
import { formatDate } from '../../ui/format';
import { getWordLabel } from '../../ui/fieldText';
import { whenIdle } from '../../platform/idle';
import { Page } from '../../ui/Page';
import { AssignedMenus } from './AssignedMenus';
import { ClientActions } from './ClientActions';
import { ClientPlans } from './ClientPlans';
import { Measures } from './charts/Measures';
import { Consents } from './consents/Consents';
import { useConsents } from './consents/useConsents';
import { ClientLink } from './link/ClientLink';
import { useDiary } from './link/useDiary';
import { fetchForms } from './lazyForms';
import { OpenDetailForm } from './OpenDetailForm';
import { Facts } from './Facts';
import { History } from './History';
import { LoadFailed, Missing } from './NoClient';
import { SidePane } from './SidePane';
import { ThumbButton } from './ThumbButton';
import { PHONE, TABLET, useMedia } from '../../ui/useMedia';
import { useOpenForm, type OpenForm } from './useOpenForm';
import { useKept } from './useKept';
import { useRemoveClient } from './useRemoveClient';
import { WeightLine } from './WeightLine';
import { listReadings } from './weightLine';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { CLIENT_PATHS } from './paths';
import { laterPart } from '../../ui/laterPart';
import { NothingYet } from '../../ui/restoring';

const ClinicalPanel = laterPart(
  async () => (await import('./clinical/ClinicalPanel')).ClinicalPanel,
);

const Customs = laterPart(async () => (await import('./customs/Customs')).Customs);

const Doubles = laterPart(async () => (await import('./Doubles')).Doubles);

const Screenings = laterPart(async () => (await import('./screening/Screenings')).Screenings);

const LatestLabs = laterPart(async () => (await import('./labs/LatestLabs')).LatestLabs);

const ClientDiet = laterPart(async () => (await import('./ClientDiet')).ClientDiet);

const Clinical = (props: ComponentProps<typeof ClinicalPanel>) => (
  <ClinicalPanel {...props} waiting={<Box minH="md" />} />
);

function Panel({ order, children }: { order: number; children: ReactNode }) {
  return (
    <Box
      order={{ base: order, xl: 0 }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      _empty={{ display: 'none' }}
    >
      {children}
    </Box>
  );
}

function Column({ children }: { children: ReactNode }) {
  return (
    <Box display={{ base: 'contents', xl: 'flex' }} flexDirection="column" gap="4" minW="0">
      {children}
    </Box>
  );
}

function About(props: ComponentProps<typeof Facts>) {
  return (
    <>
      <Doubles client={props.row.client} waiting={null} />
      <Facts {...props} />
      <Customs client={props.row.client} waiting={null} />
    </>
  );
}

function ClientHandovers({ client }: { client: Client }) {
  return (
    <Panel order={2}>
      <AssignedMenus client={client} />
      <ClientPlans client={client} />
    </Panel>
  );
}

function Body({ client, visits }: { client: Client; visits: Consultation[] }) {
  const diary = useDiary(client.id);
  return (
    <>
      <WeightLine client={client} visits={visits} diary={diary} />
      <LatestLabs client={client} visits={visits} waiting={null} />
      <Measures client={client} visits={visits} />
      <Screenings client={client} weights={listReadings(visits, client)} waiting={null} />
    </>
  );
}

function Rules({ row: { client, weight }, visits }: Pick<PanelsProps, 'row' | 'visits'>) {
  return (
    <>
      <Panel order={3}>
        <Clinical client={client} weight={weight} visits={visits} />
      </Panel>
      <Box order={{ base: 3, xl: 0 }}>
        <ClientDiet client={client} />
      </Box>
    </>
  );
}

interface PanelsProps {
  row: ClientRow;
  entries: HistoryEntry[];
  visits: Consultation[];
  consents: Consent[] | undefined;
  forms: OpenForm;
  narrow: boolean;
}

interface VisitsProps extends Pick<PanelsProps, 'entries' | 'forms'> {
  client: Client;
}

function Visits({ client, entries, forms }: VisitsProps) {
  const phone = useMedia(PHONE);
  return (
    <Panel order={5}>
      <History
        client={client}
        entries={entries}
        onAdd={() => forms.open('visit', 'new')}
        addElsewhere={phone}
        onEdit={(id) => forms.open('visit', id)}
      />
    </Panel>
  );
}

function Panels({ row, entries, visits, consents, forms, narrow }: PanelsProps) {
  const { client } = row;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      gap="4"
      alignItems="start"
      pb={{ base: '20', md: '0' }}
    >
      <Column>
        <Panel order={1}>
          <About row={row} visits={visits} narrow={narrow} />
        </Panel>
        <ClientHandovers client={client} />
        <Rules row={row} visits={visits} />
        <Panel order={6}>
          <ClientLink client={client} />
          <SentMails of={{ clientId: client.id }} />
          {consents ? (
            <Consents
              {...{ client, consents }}
              onAdd={() => forms.open('consent', 'new')}
              onEdit={(id) => forms.open('consent', id)}
            />
          ) : null}
        </Panel>
      </Column>
      <Column>
        <Panel order={4}>
          <Body client={client} visits={visits} />
        </Panel>
        <Visits client={client} entries={entries} forms={forms} />
      </Column>
    </Grid>
  );
}

function Standing({ client: { status, restrictedSince } }: { client: Client }) {
  return (
    <Flex gap="2" wrap="wrap">
      <Badge colorPalette={status === 'active' ? 'leaf' : 'turmeric'} size="md">
        {getWordLabel(clients.fields.status, status)}
      </Badge>
      {restrictedSince === undefined ? null : (
        <Badge colorPalette="turmeric" size="md">
          {restrictionTexts.badge(formatDate(restrictedSince))}
        </Badge>
      )}
    </Flex>
  );
}

function Detail(props: { row: ClientRow; entries: HistoryEntry[]; besideList: boolean }) {
  const { row, entries, besideList } = props;
  const { client } = row;
  const leave = useNavigateFromHere();
  const forms = useOpenForm();
  const phone = useMedia(PHONE);
  const removal = useRemoveClient(() => leave(CLIENT_PATHS.list, { replace: true }));
  const visits = useMemo(() => entries.map((entry) => entry.consultation), [entries]);
  const consents = useConsents(client.id);
  const records = { visits, consents, forms };
  useEffect(() => whenIdle(fetchForms), []);
  const remove = () => removal.ask(client);
  const actions = <ClientActions client={client} forms={forms} onRemove={remove} />;
  return (
    <Page
      title={client.clientName}
      subtitle={<Standing client={client} />}
      back={{ to: CLIENT_PATHS.list, label: texts.detail.backToList }}
      actions={besideList ? undefined : actions}
    >
      {besideList ? (
        <Flex gap="2" wrap="wrap" mb="3">
          {actions}
        </Flex>
      ) : null}
      <Panels row={row} entries={entries} {...records} narrow={besideList} />
      {phone ? (
        <ThumbButton label={texts.visits.add} onClick={() => forms.open('visit', 'new')} />
      ) : null}
      <Suspense>
        <OpenDetailForm client={client} {...records} />
      </Suspense>
      {removal.dialog}
    </Page>
  );
}

export function ClientDetailPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const data = useData();
  const tablet = useMedia(TABLET);
  // The whole list is in memory anyway, and it tells "no such client" from "not asked yet".
  const [attempt, setAttempt] = useState(0);
  const people = useLiveState(() => data.clients.watchAll(), [data, attempt]);
  const visits = useLiveState(() => data.consultations.watchAll(), [data, attempt]);
  const { value: clients } = people;
  const { value: consultations } = visits;
  const client = clients && (clients.find((one) => one.id === id) ?? null);
  const entries = useMemo(() => consultationHistory(consultations ?? [], id), [consultations, id]);
  const isForm = params.has('edit') || params.has('visit') || params.has('consent');
  const openClient = useKept(client, isForm ? id : null);
  const row = openClient?.id === id ? clientRows([openClient], consultations ?? [])[0] : undefined;
  if (people.error || visits.error) return <LoadFailed onRetry={() => setAttempt(attempt + 1)} />;
  if (!clients || !consultations) return <NothingYet>{null}</NothingYet>;
  return (
    <Flex align="start">
      {tablet ? <SidePane currentId={id} /> : null}
      <Box flex="1" minW="0">
        {row ? <Detail key={id} row={row} entries={entries} besideList={tablet} /> : <Missing />}
      </Box>
    </Flex>
  );
}
