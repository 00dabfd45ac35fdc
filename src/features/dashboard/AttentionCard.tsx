import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  ATTENTION,
  type Attention,
  type AttentionReason,
} from '../../domain/practice/dashboard/attention';
import { dashboardText } from '../../i18n/dashboard';
import { getAddresses } from '../../routing/addresses';
import { formatDate, formatNumber } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { tabular } from '../../ui/theme';
import { Call } from './Agenda';
import { Card, CardRow } from './Card';
import { reasonText } from './reasonText';
import type { MenuReasonsState } from './useMenuReasons';

const texts = dashboardText.attention;
const SHOWN = 5;

const FILTERS = {
  all: ['alarm', 'allergy', 'limit', 'anaemia', 'unintended', 'against', 'off', 'stalled', 'away'],
  menu: ['allergy', 'limit'],
  weight: ['unintended', 'against', 'off', 'stalled'],
  away: ['away'],
} as const satisfies Record<string, readonly AttentionReason['kind'][]>;
type Filter = keyof typeof FILTERS;
const FILTER_LABELS: Record<Filter, string> = {
  all: texts.all,
  menu: texts.menu,
  weight: texts.weight,
  away: texts.away(ATTENTION.awayDays),
};

const answers = (filter: Filter, { reasons }: Attention): boolean => {
  const kinds: readonly string[] = FILTERS[filter];
  return reasons.some(({ kind }) => kinds.includes(kind));
};

const GRAVE: readonly AttentionReason['kind'][] = ['alarm', 'allergy', 'limit'];

function Row({ attention }: { attention: Attention }) {
  const { client, reasons, weight, lastVisit } = attention;
  const { targetWeight, clientName, id } = client;
  return (
    <CardRow>
      <Box flex="1" minW="52">
        <Text asChild fontWeight="semibold" display="inline-block" py="1">
          <AppLink to={getAddresses('clients').detail(id)}>{clientName}</AppLink>
        </Text>
        {reasons.map((reason) => (
          <Text
            key={reason.kind === 'alarm' ? reason.text : reason.kind}
            textStyle="sm"
            color={GRAVE.includes(reason.kind) ? 'chilli.fg' : 'fg.warning'}
          >
            {reasonText(reason)}
          </Text>
        ))}
      </Box>
      <Box textAlign="end" css={tabular} hideBelow="sm">
        {weight === undefined ? null : <Text fontWeight="semibold">{formatNumber(weight)} kg</Text>}
        <Text textStyle="sm" color="fg.muted">
          {targetWeight === undefined ? '' : texts.goal(formatNumber(targetWeight))}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {lastVisit ? texts.last(formatDate(lastVisit)) : texts.never}
        </Text>
      </Box>
      <Call client={client} />
    </CardRow>
  );
}

interface ChipsProps {
  all: readonly Attention[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

function Chips({ all, filter, onFilter }: ChipsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a row in all engines
    <Flex gap="1" wrap="wrap" role="group" aria-label={texts.filter}>
      {(Object.keys(FILTERS) as Filter[]).map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === filter ? 'subtle' : 'ghost'}
          colorPalette={one === filter ? 'leaf' : 'gray'}
          aria-pressed={one === filter}
          onClick={() => onFilter(one)}
        >
          {FILTER_LABELS[one]} {all.filter((row) => answers(one, row)).length}
        </Button>
      ))}
    </Flex>
  );
}

function List({ rows }: { rows: readonly Attention[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const visibleRows = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="0">
        {visibleRows.map((row) => (
          <Row key={row.client.id} attention={row} />
        ))}
      </Stack>
      {rows.length > SHOWN ? (
        <Button variant="ghost" m="2" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? texts.fewer : texts.more(rows.length)}
        </Button>
      ) : null}
    </>
  );
}

function Status({ state, missing }: Pick<MenuReasonsState, 'state' | 'missing'>) {
  const { weightDays, weightChange, unintendedPercent, awayDays } = ATTENTION;
  const { least, most } = weightDays;
  return (
    <Text as="output" display="block" px="4" py="3" textStyle="sm" color="fg.muted">
      {missing > 0 ? (
        <Text as="span" display="block" color="fg.warning">
          {texts.notHere(missing)}
        </Text>
      ) : null}
      {state === 'checking' ? texts.checking : ''}
      {state === 'failed' ? texts.failed : ''}
      {state === 'done'
        ? texts.legend(formatNumber(weightChange), least, most, unintendedPercent, awayDays)
        : ''}
    </Text>
  );
}

export function AttentionCard({
  all,
  menus: { state, missing },
}: {
  all: readonly Attention[];
  menus: Pick<MenuReasonsState, 'state' | 'missing'>;
}) {
  const [filter, setFilter] = useState<Filter>('all');
  const rows = all.filter((row) => answers(filter, row));
  // "Nobody" is said only when every menu in use was looked at.
  const isSure = state === 'done' && missing === 0;
  return (
    <Card title={texts.title} aside={<Chips all={all} filter={filter} onFilter={setFilter} />}>
      {rows.length > 0 ? <List key={filter} rows={rows} /> : null}
      {rows.length === 0 && isSure ? <Text px="4">{texts.nothing}</Text> : null}
      <Status state={state} missing={missing} />
    </Card>
  );
}
