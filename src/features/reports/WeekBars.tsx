import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';
import type { VisitsReport } from '../../domain/reports/visits';
import { formatDate } from '../../ui/format';

const Svg = chakra('svg');
const Rect = chakra('rect');
const Label = chakra('text');

const HEIGHT = 160;
/** Room for the dates below. */
const FOOT = 20;
const STEP = 40;
/** Labels of dates that find room. */
const MAX_LABELS = 13;

/** Visits of each week, and on top of them the appointments that were missed. */
export function WeekBars({ weeks }: Pick<VisitsReport, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ visits, missed }) => visits + missed));
  const unit = (HEIGHT - FOOT - 16) / most;
  const every = Math.ceil(weeks.length / MAX_LABELS);
  const base = HEIGHT - FOOT;
  return (
    <Box overflowX="auto" aria-hidden>
      <Svg
        viewBox={`0 0 ${Math.max(1, weeks.length) * STEP} ${HEIGHT}`}
        w="full"
        minW={weeks.length > MAX_LABELS ? '2xl' : 'md'}
        maxH="48"
        preserveAspectRatio="none"
      >
        {weeks.map(({ monday, visits, missed }, at) => {
          const x = at * STEP + 6;
          const top = base - visits * unit;
          return (
            <g key={monday}>
              <Rect
                x={x}
                y={top}
                width={STEP - 12}
                height={visits * unit}
                rx="2"
                fill="leaf.solid"
              />
              {missed > 0 ? (
                <Rect
                  x={x + 1}
                  y={top - missed * unit}
                  width={STEP - 14}
                  height={missed * unit - 2}
                  fill="none"
                  stroke="turmeric.solid"
                  css={{ strokeWidth: 2 }}
                />
              ) : null}
              {at % every === 0 ? (
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
        })}
      </Svg>
    </Box>
  );
}
