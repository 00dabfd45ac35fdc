import { Button, Grid, Stack } from '@chakra-ui/react';
import { Plus, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dashboardText as texts } from '../../i18n/dashboard';
import { localDate } from '../../platform/clock';
import { getAddresses } from '../../routing/addresses';
import { part } from '../../routing/part';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate } from '../../ui/format';
import { laterFrom } from '../../ui/laterPart';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { Agenda } from './Agenda';
import { useDay, type Day } from './useDay';
import { useMenuReasons } from './useMenuReasons';
import { NothingYet } from '../../ui/restoring';

const Side = laterFrom(
  part(() => import('./Side')),
  (module) => module.Side,
);
const AttentionPart = laterFrom(
  part(() => import('./AttentionPart')),
  (module) => module.AttentionPart,
);

const formatTitle = (today: string): string =>
  texts.title(new Date(`${today}T00:00:00Z`).getUTCDay(), formatDate(today));

function NewClient() {
  return (
    <Button asChild>
      <AppLink to={`${getAddresses('clients').list}?new=1`}>
        <Plus aria-hidden /> {texts.newClient}
      </AppLink>
    </Button>
  );
}

function Filled({ day }: { day: Day }) {
  const menus = useMenuReasons(day);
  const [attention, setAttention] = useState(0);
  const { agenda, clients, today } = day;
  const { overdue, today: expected, visits } = agenda;
  return (
    <Page
      title={formatTitle(today)}
      subtitle={texts.summary(expected.length, visits.length, overdue.length, attention)}
      actions={<NewClient />}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4" minW="0">
          {clients.length === 0 ? (
            <EmptyState
              icon={<Users />}
              title={texts.empty}
              description={texts.emptyHint}
              action={<NewClient />}
            />
          ) : (
            <>
              <Agenda agenda={agenda} today={today} />
              <Suspense>
                <AttentionPart day={day} menus={menus} onCount={setAttention} />
              </Suspense>
            </>
          )}
        </Stack>
        <Suspense>
          <Side clients={clients.length} />
        </Suspense>
      </Grid>
    </Page>
  );
}

export function DashboardPage() {
  const day = useDay();
  if (day) return <Filled day={day} />;
  return (
    <Page title={formatTitle(localDate())}>
      <NothingYet>{null}</NothingYet>
    </Page>
  );
}
