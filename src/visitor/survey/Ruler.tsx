import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { RulerDrawing, type DrawingProps, GAP, WIDTH } from './RulerDrawing';

interface RulerProps extends DrawingProps {
  label: string;
  text: string;
  onChange: (value: number) => void;
}

const STILL = 400;
/** Pixels of a wheel that move the ruler by one line; wheels that tell lines or pages move by one each. */
const WHEEL_LINE = 24;

function toWheelLines({ deltaX, deltaY, deltaMode }: WheelEvent, rest: number) {
  const moved = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : -deltaY;
  if (deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return { lines: Math.sign(moved), rest: 0 };
  const all = rest + moved / WHEEL_LINE;
  const lines = Math.trunc(all);
  return { lines, rest: all - lines };
}

/** A wheel that is scrolling the page keeps doing so when the ruler passes under the pointer. */
function useWheel(area: RefObject<HTMLDivElement | null>, move: (lines: number) => void): void {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const element = area.current;
    let scrolledAt = -STILL;
    let rest = 0;
    const scrolled = (): void => {
      scrolledAt = performance.now();
    };
    const turned = (event: WheelEvent): void => {
      if (event.ctrlKey || performance.now() - scrolledAt < STILL) return;
      event.preventDefault();
      const turn = toWheelLines(event, rest);
      rest = turn.rest;
      if (turn.lines !== 0) latest.current(turn.lines);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    // React attaches wheel listeners as passive, which cannot prevent scrolling.
    element?.addEventListener('wheel', turned, { passive: false });
    return () => {
      window.removeEventListener('scroll', scrolled);
      element?.removeEventListener('wheel', turned);
    };
  }, [area]);
}

/** Follows a finger or the mouse. @param start told when it begins */
function useDrag(value: number, step: number, move: (to: number) => void, start: () => void) {
  const from = useRef<{ x: number; value: number } | null>(null);
  const end = (): void => {
    from.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, value };
      start();
      event.preventDefault();
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
      if (!from.current) return;
      const scale = WIDTH / (currentTarget.clientWidth || WIDTH);
      move(from.current.value + ((from.current.x - clientX) * scale * step) / GAP);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

export function Ruler({ label, text, onChange, ...drawn }: RulerProps) {
  const { value, min, max, step = 1 } = drawn;
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const move = (newValue: number): void =>
    onChange(Math.min(max, Math.max(min, min + Math.round((newValue - min) / step) * step)));
  useWheel(area, (lines) => move(value + lines * step));
  const drag = useDrag(value, step, move, () => field.current?.focus({ preventScroll: true }));
  return (
    <div ref={area} className="ruler" {...drag}>
      <input
        ref={field}
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
      <RulerDrawing {...drawn} />
    </div>
  );
}
