import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { getValueRange, toSeconds, type Series } from './series';
import { useWidth } from './useWidth';

const HEIGHT = 112;

interface ChartProps {
  series: Series;
  /** Seconds; all charts share this axis. */
  time: readonly [number, number];
  group: string;
  label: string;
  onReading: (index: number | undefined) => void;
}

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--chakra-colors-${name}`).trim();

/** A canvas does not follow the colour mode by itself. */
function useColourTurns(): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const turn = () => setTurns((count) => count + 1);
    const observer = new MutationObserver(turn);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
    const media = window.matchMedia('(prefers-color-scheme: dark)');
    media.addEventListener('change', turn);
    return () => {
      observer.disconnect();
      media.removeEventListener('change', turn);
    };
  }, []);
  return turns;
}

function drawBand(u: uPlot, { band }: Series): void {
  if (!band) return;
  const { ctx, bbox } = u;
  const top = band.most === undefined ? bbox.top : u.valToPos(band.most, 'y', true);
  const bottom =
    band.least === undefined ? bbox.top + bbox.height : u.valToPos(band.least, 'y', true);
  ctx.save();
  ctx.fillStyle = colour('leaf-subtle');
  ctx.fillRect(bbox.left, top, bbox.width, bottom - top);
  ctx.restore();
}

function drawGoal(u: uPlot, { goal }: Series): void {
  if (goal === undefined) return;
  const { ctx, bbox } = u;
  const y = u.valToPos(goal, 'y', true);
  ctx.save();
  ctx.strokeStyle = colour('turmeric-solid');
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 5 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

function buildOptions(props: Omit<ChartProps, 'label'>, width: number): uPlot.Options {
  const { series, time, group, onReading } = props;
  const [low, high] = getValueRange(series);
  const line = { stroke: colour('leaf-solid'), width: 2, points: { show: true, size: 7 } };
  return {
    width,
    height: HEIGHT,
    padding: [6, 6, 6, 6],
    legend: { show: false },
    cursor: { sync: { key: group }, y: false, drag: { x: false, y: false } },
    scales: { x: { time: true, range: [...time] }, y: { range: [low, high] } },
    axes: [{ show: false }, { show: false }],
    series: [{}, ...series.lines.map(() => line)],
    hooks: {
      drawClear: [(u) => drawBand(u, series)],
      draw: [(u) => drawGoal(u, series)],
      setCursor: [({ cursor }) => onReading(cursor.idx ?? undefined)],
    },
  };
}

export function Chart(props: ChartProps) {
  const { series } = props;
  const { box, width } = useWidth();
  const turns = useColourTurns();
  const { time, group, onReading } = props;
  useEffect(() => {
    const element = box.current;
    if (!element || width === 0) return undefined;
    const data: uPlot.AlignedData = [series.dates.map(toSeconds), ...series.lines];
    const drawn = { series, time, group, onReading };
    const chart = new uPlot(buildOptions(drawn, width), data, element);
    return () => chart.destroy();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the colours are read from the page
  }, [box, series, time, group, onReading, width, turns]);
  return (
    <Box
      ref={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an <img>
      role="img"
      aria-label={props.label}
      h={`${HEIGHT}px`}
      overflow="hidden"
    />
  );
}
