import { Box, chakra } from '@chakra-ui/react';
import type { VisitsReport } from '../../domain/practice/reports/visits';
import { formatDate } from '../../ui/format';

const Svg = chakra('svg');
const Rect = chakra('rect');
const Label = chakra('text');

const HEIGHT = 160;
const FOOT = 20;
const STEP = 40;
const MAX_LABELS = 13;

const BASE = HEIGHT - FOOT;

interface WeekProps {
  week: VisitsReport['weeks'][number];
  x: number;
  unit: number;
  isNamed: boolean;
}

function Week({ week: { monday, visits, missed }, x, unit, isNamed }: WeekProps) {
  const top = BASE - visits * unit;
  return (
    <g>
      <Rect
        x={x}
        y={top}
        width={STEP - 12}
        height={visits * unit}
        rx="2"
        css={{ fill: 'leaf.solid' }}
      />
      {missed > 0 ? (
        <Rect
          x={x + 1}
          y={top - missed * unit}
          width={STEP - 14}
          height={Math.max(1, missed * unit - 2)}
          fill="none"
          css={{ stroke: 'turmeric.solid', strokeWidth: 2 }}
        />
      ) : null}
      {isNamed ? (
        <Label
          x={x + (STEP - 12) / 2}
          y={HEIGHT - 6}
          textAnchor="middle"
          css={{ fontSize: '11px', fill: 'fg.muted' }}
        >
          {formatDate(monday).slice(0, 5)}
        </Label>
      ) : null}
    </g>
  );
}

export function WeekBars({ weeks }: Pick<VisitsReport, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ visits, missed }) => visits + missed));
  const unit = (HEIGHT - FOOT - 16) / most;
  const every = Math.ceil(weeks.length / MAX_LABELS);
  return (
    <Box overflowX="auto" aria-hidden>
      <Svg
        viewBox={`0 0 ${Math.max(1, weeks.length) * STEP} ${HEIGHT}`}
        w="full"
        minW={weeks.length > MAX_LABELS ? '2xl' : 'md'}
        maxH="48"
      >
        {weeks.map((week, at) => (
          <Week
            key={week.monday}
            week={week}
            x={at * STEP + 6}
            unit={unit}
            isNamed={at % every === 0}
          />
        ))}
      </Svg>
    </Box>
  );
}
