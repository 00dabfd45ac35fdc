import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { Client } from '../../../domain/records/clients';
import { knownGender } from '../../../domain/records/gender';
import {
  computeGrowth,
  lmsAt,
  valueAt,
  type GrowthMeasure,
  type GrowthResult,
} from '../../../domain/person/growth/growth';
import { clinicalText } from '../../../i18n/clinical';
import { localDate } from '../../../platform/clock';
import { formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { monthsForGrowth } from '../../../domain/person/age';

const text = clinicalText.growth;
const [WIDTH, HEIGHT] = [320, 120];
const AROUND = 36;

interface ChartProps {
  measure: GrowthMeasure;
  gender: 'male' | 'female';
  month: number;
  value: number;
}

/** Plain SVG: three lines need no library. */
function Chart({ measure, gender, month, value }: ChartProps) {
  const last = measure === 'weight' ? 120 : 228;
  const from = Math.max(0, month - AROUND);
  const to = Math.min(last, month + AROUND);
  const months = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const curves = [-2, 0, 2].map((z) =>
    months.flatMap((at) => {
      const lms = lmsAt(measure, gender, at);
      return lms ? [{ at, y: valueAt(z, lms) }] : [];
    }),
  );
  const all = [...curves.flat().map(({ y }) => y), value];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => ((at - from) / Math.max(to - from, 1)) * WIDTH;
  const y = (at: number) => HEIGHT - 6 - ((at - low) / Math.max(high - low, 0.1)) * (HEIGHT - 12);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      role="img"
      aria-label={text.chart(text.measures[measure])}
    >
      {curves.map((curve, index) => (
        <polyline
          key={index}
          fill="none"
          stroke="var(--chakra-colors-fg-muted)"
          strokeWidth={index === 1 ? 1.5 : 1}
          strokeDasharray={index === 1 ? undefined : '4 3'}
          vectorEffect="non-scaling-stroke"
          points={curve.map((point) => `${x(point.at)},${y(point.y)}`).join(' ')}
        />
      ))}
      <circle cx={x(month)} cy={y(value)} r="4" fill="var(--chakra-colors-leaf-solid)" />
    </svg>
  );
}

const UNITS = { weight: 'kg', height: 'cm', bmi: 'kg/m²' } as const;
const WARNED = new Set([
  'severelyThin',
  'thin',
  'obese',
  'severelyStunted',
  'stunted',
  'underweight',
  'overweight',
]);

function Result({
  result,
  gender,
  month,
}: {
  result: GrowthResult;
  gender: 'male' | 'female';
  month: number;
}) {
  const { measure, value, z, percentile } = result;
  return (
    <Box>
      <Text textStyle="sm" css={tabular}>
        <Text as="span" fontWeight="medium">
          {text.measures[measure]}
        </Text>{' '}
        {formatNumber(value, 1)} {UNITS[measure]}:{' '}
        {text.result(
          formatNumber(percentile, percentile < 1 || percentile > 99 ? 1 : 0),
          formatNumber(z, 2),
        )}
        {' · '}
        <Text
          as="span"
          fontWeight="medium"
          color={WARNED.has(result.class) ? 'fg.warning' : 'fg.success'}
        >
          {text.classes[result.class]}
        </Text>
      </Text>
      <Chart measure={measure} gender={gender} month={month} value={value} />
    </Box>
  );
}

export function Growth({ client, weight }: { client: Client; weight: number | undefined }) {
  const { birthYear, birthMonth, height } = client;
  const gender = knownGender(client.gender);
  if (birthYear === undefined) return null;
  const month = monthsForGrowth(client, localDate()) ?? 0;
  const results = gender ? computeGrowth({ gender, month, weight, height }) : [];
  return (
    <Stack as="section" gap="2" aria-label={text.title}>
      <Heading as="h3" size="sm">
        {text.title}
      </Heading>
      <Text textStyle="xs" color="fg.muted">
        {text.age(Math.floor(month / 12), month % 12)} · {text.hint}
      </Text>
      {birthMonth === undefined ? <Text textStyle="sm">{text.noMonth}</Text> : null}
      {gender === undefined ? <Text textStyle="sm">{text.noGender}</Text> : null}
      {gender && results.length === 0 ? <Text textStyle="sm">{text.noBody}</Text> : null}
      {gender
        ? results.map((result) => (
            <Result key={result.measure} result={result} gender={gender} month={month} />
          ))
        : null}
    </Stack>
  );
}
