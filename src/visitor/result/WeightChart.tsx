import { dateAfter, dateText, daysBetween } from '../../domain/text/days';
import { formatNumber } from '../../domain/text/numberFormat';
import { visitorText } from '../../i18n/visitor';

const { result: text } = visitorText;

interface WeightChartProps {
  from: { kg: number; date: string };
  to: { kg: number; date: string };
  normal: readonly [low: number, high: number];
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [340, 132, 10, 276, 22, 100];
const MARGIN = 1;

const dayMonth = (date: string): string => dateText(date).slice(0, 5);
const kgText = (kg: number): string => formatNumber(kg, 1);

function Band({ normal, toY, bounds }: Pick<WeightChartProps, 'normal'> & Scale) {
  const [low, high] = [Math.max(normal[0], bounds[0]), Math.min(normal[1], bounds[1])];
  if (high <= low) return null;
  const [y, height] = [toY(high), toY(low) - toY(high)];
  const label = normal[1] < bounds[1] ? text.normalUpTo(kgText(normal[1])) : text.normalBand;
  return (
    <g>
      <rect className="chart-band" x={LEFT} y={y} width={RIGHT - LEFT} height={height} />
      {height > 14 ? (
        <text className="chart-band-label" x={LEFT + 6} y={toY(low) - 5}>
          {label}
        </text>
      ) : null}
    </g>
  );
}

const Dates = ({ from, to }: { from: string; to: string }) => (
  <>
    <text x={LEFT - 5} y={HEIGHT - 8}>
      {dateText(from)}
    </text>
    <text x={RIGHT} y={HEIGHT - 8} className="chart-end">
      {dateText(to)}
    </text>
  </>
);

interface Scale {
  toY: (kg: number) => number;
  bounds: readonly [number, number];
}

function buildScale({ from, to }: WeightChartProps): Scale {
  const bounds = [Math.min(from.kg, to.kg) - MARGIN, Math.max(from.kg, to.kg) + MARGIN] as const;
  const perKg = (BOTTOM - TOP) / (bounds[1] - bounds[0]);
  return { bounds, toY: (kg) => TOP + (bounds[1] - kg) * perKg };
}

export function WeightChart(props: WeightChartProps) {
  const { from, to, normal } = props;
  const scale = buildScale(props);
  const { toY } = scale;
  const [y, end] = [toY(from.kg), toY(to.kg)];
  const half = dateAfter(from.date, Math.round(daysBetween(from.date, to.date) / 2));
  const middle = { x: (LEFT + RIGHT) / 2, y: (y + end) / 2 };
  return (
    <figure className="weight-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text.chart(kgText(from.kg), kgText(to.kg), dateText(to.date))}
      >
        <Band normal={normal} {...scale} />
        <line className="chart-grid" x1={LEFT} x2={RIGHT} y1={y} y2={y} />
        <line className="chart-line" x1={LEFT} y1={y} x2={RIGHT} y2={end} />
        <circle className="chart-from" cx={LEFT} cy={y} r="4.500" />
        <circle className="chart-half" cx={middle.x} cy={middle.y} r="3.500" />
        <circle className="chart-to" cx={RIGHT} cy={end} r="5" />
        <text className="chart-value" x={LEFT - 5} y={y - 9}>
          {kgText(from.kg)} kg
        </text>
        <text x={middle.x + 6} y={middle.y - 6}>
          {dayMonth(half)}
        </text>
        <text className="chart-value goal" x={RIGHT + 9} y={end + 4}>
          {kgText(to.kg)} kg
        </text>
        <Dates from={from.date} to={to.date} />
      </svg>
      <figcaption className="small muted">{text.chartNote}</figcaption>
    </figure>
  );
}
