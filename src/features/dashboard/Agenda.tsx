import { Box, Button, Flex, IconButton, Stack, Tag, Text } from '@chakra-ui/react';
import { CircleCheck, Phone, Stethoscope } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { conditionTags } from '../../domain/clinical/healthFields';
import { firstPhone } from '../../domain/text/phone';
import type { Client } from '../../domain/records/clients';
import type {
  Agenda as AgendaOfDay,
  Appointment,
  SeenToday,
} from '../../domain/practice/dashboard/agenda';
import { dashboardText } from '../../i18n/dashboard';
import { getAddresses } from '../../routing/addresses';
import { formatDate, formatNumber, formatTime } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { tabular } from '../../ui/theme';
import { Card, CardRow } from './Card';

const texts = dashboardText.agenda;

const MAX_CONDITIONS = 2;

const shortDate = (date: string): string => formatDate(date).slice(0, 5);

export function Who({ client, today }: { client: Client; today: string }) {
  const conditions = conditionTags(client, today);
  const avoided = avoidedBy(client);
  const plain = conditions.filter((tag) => !avoided.includes(tag)).slice(0, MAX_CONDITIONS);
  return (
    <Box flex="1" minW={{ base: '40', md: '44' }}>
      <Text asChild fontWeight="semibold" display="inline-block" py="1">
        <AppLink to={getAddresses('clients').detail(client.id)}>{client.clientName}</AppLink>
      </Text>
      {plain.length + avoided.length > 0 ? (
        <Flex gap="1.5" wrap="wrap">
          {plain.map((tag) => (
            <Tag.Root key={tag} size="sm" colorPalette="gray">
              <Tag.Label>{tag}</Tag.Label>
            </Tag.Root>
          ))}
          {avoided.length > 0 ? (
            <Tag.Root size="sm" colorPalette="chilli">
              <Tag.Label whiteSpace="normal">⚠ {avoided.join(', ')}</Tag.Label>
            </Tag.Root>
          ) : null}
        </Flex>
      ) : null}
    </Box>
  );
}

function Weight({
  weight,
  weightChange = 0,
  below,
}: Pick<Appointment, 'weight' | 'weightChange'> & { below: string }) {
  const arrow = weightChange < 0 ? '▼' : '▲';
  return (
    <Box textAlign="end" css={tabular} hideBelow="md">
      <Text fontWeight="semibold">
        {weight === undefined ? (
          <Text as="span" color="fg.muted" fontWeight="normal">
            {texts.noWeight}
          </Text>
        ) : (
          `${formatNumber(weight)} kg${weightChange === 0 ? '' : ` ${arrow} ${formatNumber(Math.abs(weightChange))}`}`
        )}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {below}
      </Text>
    </Box>
  );
}

export function Call({ client: { phone, clientName } }: { client: Client }) {
  const number = firstPhone(phone ?? '').replaceAll(/[^\d+]/g, '');
  if (!number) return null;
  return (
    <IconButton asChild variant="ghost" colorPalette="gray" color="fg.muted">
      <a href={`tel:${number}`} aria-label={texts.call(clientName)}>
        <Phone aria-hidden />
      </a>
    </IconButton>
  );
}

function When({ top, below, isLate }: { top: string; below: string; isLate?: boolean }) {
  return (
    <Box w="20" flexShrink="0" css={tabular}>
      <Text fontWeight="semibold">{top}</Text>
      <Text textStyle="sm" color={isLate ? 'fg.warning' : 'fg.muted'}>
        {below}
      </Text>
    </Box>
  );
}

function ExpectedRow({ appointment, today }: { appointment: Appointment; today: string }) {
  const { client, date, time, daysLate, visitId, lastVisit, visits } = appointment;
  const { visit } = getAddresses('clients');
  const isLate = daysLate > 0;
  return (
    <CardRow edge={isLate ? 'late' : 'now'}>
      <When
        top={isLate ? shortDate(date) : (time ?? texts.noTime)}
        below={isLate ? texts.late(daysLate) : shortDate(date)}
        isLate={isLate}
      />
      <Who client={client} today={today} />
      <Weight {...appointment} below={texts.visits(shortDate(lastVisit), visits)} />
      <Flex gap="2" align="center">
        <Call client={client} />
        {isLate ? (
          <Button asChild variant="outline" colorPalette="gray" hideBelow="md">
            <AppLink to={visit(client.id, visitId)} aria-label={texts.moveLabel(client.clientName)}>
              {texts.move}
            </AppLink>
          </Button>
        ) : null}
        <Button asChild variant={isLate ? 'subtle' : 'solid'}>
          <AppLink to={visit(client.id, 'new')} aria-label={texts.writeLabel(client.clientName)}>
            <Stethoscope aria-hidden /> {texts.write}
          </AppLink>
        </Button>
      </Flex>
    </CardRow>
  );
}

function SeenRow({ seen, today }: { seen: SeenToday; today: string }) {
  const { client, at } = seen;
  return (
    <CardRow>
      <Box w="20" flexShrink="0" color="leaf.fg">
        <CircleCheck aria-hidden />
      </Box>
      <Who client={client} today={today} />
      <Weight {...seen} below={texts.doneAt(formatTime(at))} />
    </CardRow>
  );
}

const SHOWN = 6;

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Box>
      <Text px="4" py="1.5" bg="bg.muted" color="fg.muted" textStyle="sm" fontWeight="semibold">
        {title}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0">
        {isWhole ? children : children.slice(0, SHOWN)}
      </Stack>
      {children.length > SHOWN ? (
        <Button variant="ghost" m="2" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? dashboardText.attention.fewer : dashboardText.attention.more(children.length)}
        </Button>
      ) : null}
    </Box>
  );
}

export function Agenda({ agenda, today }: { agenda: AgendaOfDay; today: string }) {
  const { overdue, today: expected, visits } = agenda;
  const rows = (some: readonly Appointment[]) =>
    some.map((one) => <ExpectedRow key={one.client.id} appointment={one} today={today} />);
  return (
    <Card
      title={texts.title}
      aside={
        <Button asChild variant="ghost">
          <AppLink to={getAddresses('clients').list}>{texts.all}</AppLink>
        </Button>
      }
    >
      {overdue.length > 0 ? (
        <Group title={texts.overdue(overdue.length)}>{rows(overdue)}</Group>
      ) : null}
      {expected.length > 0 ? (
        <Group title={texts.today(expected.length)}>{rows(expected)}</Group>
      ) : null}
      {visits.length > 0 ? (
        <Group title={texts.seen(visits.length)}>
          {visits.map((one) => (
            <SeenRow key={one.client.id} seen={one} today={today} />
          ))}
        </Group>
      ) : null}
      {overdue.length + expected.length + visits.length === 0 ? (
        <Box px="4" pb="4">
          <Text>{texts.nothing}</Text>
          <Text color="fg.muted" textStyle="sm">
            {texts.nothingHint}
          </Text>
        </Box>
      ) : null}
    </Card>
  );
}
