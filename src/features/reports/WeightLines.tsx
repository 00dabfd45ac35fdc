import { Box, chakra } from '@chakra-ui/react';
import type { WeightPoint } from '../../domain/practice/reports/weights';
import { reportsText } from '../../i18n/reports';
import { formatNumber } from '../../ui/format';

const Svg = chakra('svg');
const Path = chakra('path');
const Dot = chakra('circle');
const Label = chakra('text');
const Line = chakra('line');

const WIDTH = 480;
const HEIGHT = 200;
const EDGE = { left: 8, right: 24, top: 20, bottom: 36 };

/** With fewer clients a point tells of single people rather than of a group. */
export const FEW_CLIENTS = 10;

const AXIS = { fontSize: '11px', fill: 'fg.muted' } as const;

function Point({ point, x, y }: { point: WeightPoint; x: number; y: number }) {
  const { week, median, clients } = point;
  const fill = clients < FEW_CLIENTS ? 'bg.panel' : 'leaf.solid';
  return (
    <g>
      <Dot cx={x} cy={y} r="4" css={{ stroke: 'leaf.solid', strokeWidth: '2', fill }} />
      <Label x={x} y={y - 8} textAnchor="middle" css={{ fontSize: '12px', fill: 'fg' }}>
        {week === 0 ? '' : formatNumber(median).replace('-', '−')}
      </Label>
      <Label x={x} y={HEIGHT - 20} textAnchor="middle" css={AXIS}>
        {reportsText.weights.week(week)}
      </Label>
      <Label x={x} y={HEIGHT - 5} textAnchor="middle" css={AXIS}>
        {`n = ${clients}`}
      </Label>
    </g>
  );
}

/** Percent of the first weight: median and middle half. */
export function WeightLines({ points }: { points: readonly WeightPoint[] }) {
  const low = Math.min(0, ...points.map((point) => point.low));
  const high = Math.max(0, ...points.map((point) => point.high));
  const range = Math.max(1, high - low);
  const last = points.at(-1)?.week ?? 0;
  const x = (week: number) =>
    EDGE.left + 16 + (week / Math.max(4, last)) * (WIDTH - EDGE.left - EDGE.right - 32);
  const y = (value: number) =>
    EDGE.top + ((high - value) / range) * (HEIGHT - EDGE.top - EDGE.bottom);
  const at = (value: (point: WeightPoint) => number, some = points) =>
    some.map((point) => `${x(point.week)},${y(value(point))}`).join(' L ');
  const band = `M ${at((point) => point.high)} L ${at((point) => point.low, points.toReversed())} Z`;
  return (
    <Box aria-hidden>
      <Svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} w="full" maxH="56">
        <Line
          x1={EDGE.left}
          x2={WIDTH - EDGE.right}
          y1={y(0)}
          y2={y(0)}
          css={{ stroke: 'border.emphasized', strokeDasharray: '4 4' }}
        />
        <Path d={band} css={{ fill: 'leaf.subtle' }} />
        <Path
          d={`M ${at((point) => point.median)}`}
          fill="none"
          css={{ stroke: 'leaf.solid', strokeWidth: '2' }}
        />
        {points.map((point) => (
          <Point key={point.week} point={point} x={x(point.week)} y={y(point.median)} />
        ))}
      </Svg>
    </Box>
  );
}
