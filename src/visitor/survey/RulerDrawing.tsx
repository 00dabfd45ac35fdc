export interface RulerBand {
  from: number;
  to: number;
  kind: 'low' | 'good' | 'warm' | 'hot';
  label?: string | undefined;
}

export interface DrawingProps {
  value: number;
  min: number;
  max: number;
  step?: number;
  major?: number;
  toLabel?: ((at: number) => string) | undefined;
  bands?: readonly RulerBand[] | undefined;
  mark?: { at: number; label: string } | undefined;
}

export const [WIDTH, GAP] = [360, 10];
const HEIGHT = 108;

interface BandsProps {
  bands: readonly RulerBand[];
  toX: (at: number) => number;
}

function Bands({ bands, toX }: BandsProps) {
  return bands.map(({ from, to, kind, label }) => {
    const [left, right] = [Math.max(0, toX(from)), Math.min(WIDTH, toX(to))];
    if (right <= left) return null;
    return (
      <g key={`${kind}${from}`}>
        <rect className={`band-${kind}`} x={left} y="72" width={right - left} height="20" />
        {label && right - left > label.length * 7 ? (
          <text x={(left + right) / 2} y="86" className="band-label">
            {label}
          </text>
        ) : null}
      </g>
    );
  });
}

interface LinesProps extends DrawingProps {
  toX: (at: number) => number;
}

function Lines({ value, min, max, step = 1, major = 5, toLabel = String, toX }: LinesProps) {
  const half = (WIDTH / 2 / GAP) * step;
  const first = Math.ceil(Math.max(min, value - half) / step);
  const last = Math.floor(Math.min(max, value + half) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).map(
    (line) => {
      const isMajor = line % major === 0;
      const x = toX(line * step);
      return (
        <g key={line}>
          <line className="tick" x1={x} x2={x} y1={isMajor ? 28 : 48} y2="72" />
          {isMajor ? (
            <text className="tick-label" x={x} y="20">
              {toLabel(line * step)}
            </text>
          ) : null}
        </g>
      );
    },
  );
}

export function RulerDrawing(props: DrawingProps) {
  const { value, step = 1, bands = [], mark } = props;
  const toX = (at: number): number => WIDTH / 2 + ((at - value) / step) * GAP;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Bands bands={bands} toX={toX} />
      <Lines {...props} toX={toX} />
      {mark ? (
        <g>
          <line className="mark" x1={toX(mark.at)} x2={toX(mark.at)} y1="30" y2="92" />
          <text className="mark-label" x={toX(mark.at)} y="105">
            {mark.label}
          </text>
        </g>
      ) : null}
      <path className="hand" d={`M${WIDTH / 2 - 8} 0h16l-8 12z`} />
      <line className="hand-line" x1={WIDTH / 2} x2={WIDTH / 2} y1="8" y2="92" />
    </svg>
  );
}
