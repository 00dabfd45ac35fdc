import { useRef, type PointerEvent } from 'react';

/** A coloured part of a ruler; from and to in the ruler's unit. */
export interface RulerBand {
  from: number;
  to: number;
  kind: 'low' | 'good' | 'warm' | 'hot';
  label?: string | undefined;
}

interface RulerProps {
  label: string;
  /** The value in words, for who does not see the ruler. */
  text: string;
  value: number;
  min: number;
  max: number;
  /** Distance of two lines. */
  step?: number;
  /** Lines between two numbers. */
  major?: number;
  bands?: readonly RulerBand[] | undefined;
  mark?: { at: number; label: string } | undefined;
  onChange: (value: number) => void;
}

/** Units of the drawing: width, height, and pixels between two lines. */
const [WIDTH, HEIGHT, GAP] = [360, 108, 10];
/** A ruler under a fixed hand: dragged, or moved by the keys. */
export function Ruler(props: RulerProps) {
  const { label, text, value, min, max, step = 1, onChange } = props;
  const drag = useRef<{ x: number; value: number } | null>(null);
  const bounded = (wanted: number): number =>
    Math.min(max, Math.max(min, Math.round(wanted / step) * step));
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (!drag.current) return;
    const scale = WIDTH / (event.currentTarget.clientWidth || WIDTH);
    const moved = ((drag.current.x - event.clientX) * scale * step) / GAP;
    onChange(bounded(drag.current.value + moved));
  };
  const end = (): void => {
    drag.current = null;
  };
  return (
    <div
      className="ruler"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, value };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <input
        type="range"
        className="unseen"
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Drawing {...props} />
    </div>
  );
}

interface BandsProps {
  bands: readonly RulerBand[];
  /** Place of a value on the drawing. */
  xOf: (at: number) => number;
}

function Bands({ bands, xOf }: BandsProps) {
  return bands.map(({ from, to, kind, label }) => {
    const [left, right] = [Math.max(0, xOf(from)), Math.min(WIDTH, xOf(to))];
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

function Drawing({ value, min, max, step = 1, major = 5, bands = [], mark }: RulerProps) {
  const xOf = (at: number): number => WIDTH / 2 + ((at - value) / step) * GAP;
  const half = (WIDTH / 2 / GAP) * step;
  const first = Math.ceil(Math.max(min, value - half) / step);
  const last = Math.floor(Math.min(max, value + half) / step);
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <Bands bands={bands} xOf={xOf} />
      {lines.map((line) => {
        const isMajor = line % major === 0;
        const x = xOf(line * step);
        return (
          <g key={line}>
            <line className="tick" x1={x} x2={x} y1={isMajor ? 28 : 48} y2="72" />
            {isMajor ? (
              <text className="tick-label" x={x} y="20">
                {line * step}
              </text>
            ) : null}
          </g>
        );
      })}
      {mark ? (
        <g>
          <line className="mark" x1={xOf(mark.at)} x2={xOf(mark.at)} y1="30" y2="92" />
          <text className="mark-label" x={xOf(mark.at)} y="105">
            {mark.label}
          </text>
        </g>
      ) : null}
      <path className="hand" d={`M${WIDTH / 2 - 8} 0h16l-8 12z`} />
      <line className="hand-line" x1={WIDTH / 2} x2={WIDTH / 2} y1="8" y2="92" />
    </svg>
  );
}
