import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import type { DiaryDay } from '../../domain/records/kinds/diaryDay';
import { weightChangeOver } from '../../domain/person/screening/weightHistory';
import { clientTexts } from '../../i18n/clients';
import { labTexts } from '../../i18n/labs';
import { formatDate } from '../../ui/format';
import { useWidth } from './charts/useWidth';
import { formatOne } from './numbers';
import { plotWeights, listReadings, withOwnReadings, type Plot, type Reading } from './weightLine';

const texts = clientTexts.weightLine;
const PAD = { x: 28, top: 26, bottom: 30 };
const HEIGHT = 176;

const Svg = chakra('svg');
const Path = chakra('path');
const Line = chakra('line');
const Circle = chakra('circle');
const Label = chakra('text');

function formatSummary(readings: Reading[], target: number | undefined): string {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return '';
  const line = texts.summary(
    formatOne(first.weight),
    formatOne(last.weight),
    formatDate(first.date),
    formatDate(last.date),
    readings.length,
  );
  return target === undefined ? line : line + texts.summaryTarget(formatOne(target));
}

function Target({ plot, width, target }: { plot: Plot; width: number; target: number }) {
  if (plot.targetY === undefined) return null;
  const y = plot.targetY + PAD.top;
  return (
    <>
      <Line
        x1={0}
        x2={width}
        y1={y}
        y2={y}
        strokeDasharray="4 5"
        css={{ stroke: 'turmeric.solid', strokeWidth: '1.5' }}
      />
      <Label x={width} y={y - 6} textAnchor="end" css={{ fontSize: '12px', fill: 'fg.muted' }}>
        {texts.target} {formatOne(target)}
      </Label>
    </>
  );
}

const formatTitle = ({ date, weight, isOwn }: Reading): string =>
  `${formatDate(date)}: ${texts.kilograms(formatOne(weight))}${isOwn ? ` (${texts.own})` : ''}`;

function Points({ plot }: { plot: Plot }) {
  const ends = new Set([0, plot.points.length - 1]);
  return plot.points.map(({ x, y, reading }, index) => (
    <g key={reading.id} transform={`translate(${x + PAD.x} ${y + PAD.top})`}>
      <Circle
        r={ends.has(index) ? 4.5 : 3.5}
        css={
          reading.isOwn
            ? { fill: 'bg.panel', stroke: 'leaf.solid', strokeWidth: '2' }
            : { fill: 'leaf.solid', stroke: 'bg.panel', strokeWidth: '2' }
        }
      >
        <title>{formatTitle(reading)}</title>
      </Circle>
      {ends.has(index) ? (
        <Label
          y={-11}
          textAnchor="middle"
          css={{
            fontSize: '13px',
            fontWeight: 'semibold',
            fill: 'fg',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatOne(reading.weight)}
        </Label>
      ) : null}
    </g>
  ));
}

function Drawing(props: { readings: Reading[]; target: number | undefined; width: number }) {
  const { readings, target, width } = props;
  const inner = { width: width - 2 * PAD.x, height: HEIGHT - PAD.top - PAD.bottom };
  const plot = plotWeights(readings, target, inner);
  const path = plot.points.map(({ x, y }) => `${x + PAD.x},${y + PAD.top}`).join(' L ');
  return (
    <Svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an <img>
      role="img"
      aria-label={formatSummary(readings, target)}
      width={width}
      height={HEIGHT}
      display="block"
      overflow="visible"
    >
      {target === undefined ? null : <Target plot={plot} width={width} target={target} />}
      <Path
        d={`M ${path}`}
        fill="none"
        strokeLinejoin="round"
        css={{ stroke: 'leaf.solid', strokeWidth: '2' }}
      />
      <Points plot={plot} />
      <Label x={0} y={HEIGHT - 4} css={{ fontSize: '12px', fill: 'fg.muted' }}>
        {formatDate(readings[0]?.date)}
      </Label>
      <Label x={width} y={HEIGHT - 4} textAnchor="end" css={{ fontSize: '12px', fill: 'fg.muted' }}>
        {formatDate(readings.at(-1)?.date)}
      </Label>
    </Svg>
  );
}

const SPANS = [3, 6] as const;

function changeText(months: number, readings: readonly Reading[]): string {
  const change = weightChangeOver(readings, months);
  if (!change) return labTexts.notWeighed(months);
  const { percent, from, to } = change;
  const date = formatDate(from.date);
  if (percent === 0) return labTexts.sameOver(months, date);
  const say = percent < 0 ? labTexts.lostOver : labTexts.gainedOver;
  const size = formatOne(Math.abs(percent));
  return say(months, size, formatOne(from.weight), formatOne(to.weight), date);
}

function WeightOverMonths({ readings }: { readings: readonly Reading[] }) {
  if (readings.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" mt="2" textStyle="sm">
      {SPANS.map((months) => (
        <li key={months}>{changeText(months, readings)}</li>
      ))}
    </Box>
  );
}

interface WeightLineProps {
  client: Client;
  visits: Consultation[];
  diary?: readonly DiaryDay[] | undefined;
}

export function WeightLine({ client, visits, diary = [] }: WeightLineProps) {
  const { box, width } = useWidth();
  const readings = withOwnReadings(listReadings(visits, client), diary);
  return (
    <Box as="section">
      <Heading as="h2" size="md" mb="2">
        {texts.title}
      </Heading>
      <Box ref={box} minH={readings.length > 1 ? `${HEIGHT}px` : undefined}>
        {readings.length < 2 ? (
          <Text color="fg.muted">{texts.tooFew}</Text>
        ) : width > 0 ? (
          <Drawing readings={readings} target={client.targetWeight} width={width} />
        ) : null}
      </Box>
      <WeightOverMonths readings={readings} />
      {readings.some(({ isOwn }) => isOwn) ? (
        <Text textStyle="sm" color="fg.muted">
          {texts.ownLegend}
        </Text>
      ) : null}
    </Box>
  );
}
