import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { buildPerson } from '../../../domain/targets/person';
import type { Client } from '../../../domain/records/clients';
import type { Consultation } from '../../../domain/records/consultations';
import { MEASURE_KEYS, type MeasureKey, type MeasureUnit } from '../../../domain/records/measures';
import { clientTexts } from '../../../i18n/clients';
import { formatDate, formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { useMeasureUnit } from '../visit/useMeasureUnit';
import { Chart } from './Chart';
import { buildSeries, getTimeRange, type Series } from './series';
import { localDate } from '../../../platform/clock';
import { toCalendarMonth } from '../../../domain/person/body';

const texts = clientTexts.charts;

function valueText({ lines, digits }: Series, index: number): string {
  return lines.map((line) => formatNumber(line[index], digits)).join('/');
}

function formatSummary(series: Series): string {
  const { dates, label } = series;
  const last = dates.length - 1;
  return texts.summary(
    label,
    dates.length,
    valueText(series, 0),
    formatDate(dates[0]),
    texts.reading(valueText(series, last), series.unit),
    formatDate(dates[last]),
  );
}

function listComparisons({ goal, band, digits }: Series): string[] {
  const write = (value: number) => formatNumber(value, digits);
  const parts = goal === undefined ? [] : [texts.goalLabel(write(goal))];
  if (band?.most === undefined) return parts;
  const { least, most, source } = band;
  return [
    ...parts,
    least === undefined
      ? texts.below(write(most), source)
      : texts.between(write(least), write(most), source),
  ];
}

function formatChange({ lines: [line = []], digits }: Series): string {
  const [first = 0, last = 0] = [line[0], line.at(-1)];
  const change = Number((last - first).toFixed(digits));
  if (change === 0) return '';
  return `${change < 0 ? '▼' : '▲'} ${formatNumber(Math.abs(change), digits)}`;
}

interface CardProps {
  series: Series;
  time: readonly [number, number];
  group: string;
}

function Card({ series, time, group }: CardProps) {
  const [pointed, setPointed] = useState<number>();
  const { dates, label, unit } = series;
  const at = pointed !== undefined && pointed < dates.length ? pointed : dates.length - 1;
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" p="3" minW="0">
      <Flex justify="space-between" align="baseline" gap="2" css={tabular}>
        <Text color="fg.muted" textStyle="sm" truncate>
          {label}
        </Text>
        <Text color="fg.muted" textStyle="xs" whiteSpace="nowrap">
          {formatDate(dates[at])}
        </Text>
      </Flex>
      <Flex justify="space-between" align="baseline" gap="2" css={tabular}>
        <Text fontWeight="bold" textStyle="xl">
          {valueText(series, at)}{' '}
          <Text as="span" color="fg.muted" textStyle="xs" fontWeight="normal">
            {unit}
          </Text>
        </Text>
        <Text textStyle="sm" whiteSpace="nowrap">
          {formatChange(series)}
        </Text>
      </Flex>
      <Chart
        series={series}
        time={time}
        group={group}
        label={formatSummary(series)}
        onReading={setPointed}
      />
      <Text color="fg.muted" textStyle="xs" minH="4">
        {listComparisons(series).join(' · ')}
      </Text>
    </Box>
  );
}

function useUnits(): (key: MeasureKey) => MeasureUnit {
  const units = {} as Record<MeasureKey, MeasureUnit>;
  // The keys are the same at each call.
  // oxlint-disable-next-line react/rules-of-hooks
  for (const key of MEASURE_KEYS) units[key] = useMeasureUnit(key).unit;
  const names = MEASURE_KEYS.map((key) => units[key].unit).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the names say whether a unit is another one
  return useMemo(() => (key: MeasureKey) => units[key], [names]);
}

interface MeasureChartsProps {
  client: Client;
  visits: readonly Consultation[];
}

export function MeasureCharts({ client, visits }: MeasureChartsProps) {
  const getUnit = useUnits();
  const today = localDate();
  const all = useMemo(() => {
    const pregnant = buildPerson(client, toCalendarMonth(today)).conditions.has('pregnancy');
    const { pressure: pressureLabel } = clientTexts.visits;
    return buildSeries(client, visits, { today, pressureLabel, getUnit, pregnant });
  }, [client, visits, getUnit, today]);
  const time = useMemo(() => getTimeRange(all), [all]);
  if (all.length === 0) return <Text color="fg.muted">{texts.tooFew}</Text>;
  return (
    <>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {texts.hint}
      </Text>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, '2xl': 3 }} gap="3">
        {all.map((series) => (
          <Card key={series.key} series={series} time={time} group={`visits:${client.id}`} />
        ))}
      </SimpleGrid>
    </>
  );
}
