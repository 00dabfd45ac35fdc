import { MAX_SIGNATURE } from '../../records/kinds/consent';

/** The sheet that is signed, in its own units. */
export const SIGNATURE_SIZE = { width: 1000, height: 300 } as const;

export type Point = readonly [x: number, y: number];
export type Strokes = readonly (readonly Point[])[];

/** A dot or a tap by mistake is no signature. */
const LEAST_LENGTH = 120;

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

export function isSigned(strokes: Strokes): boolean {
  let length = 0;
  for (const stroke of strokes)
    for (const [index, point] of stroke.entries()) {
      const before = stroke[index - 1];
      if (before) length += distance(before, point);
    }
  return length >= LEAST_LENGTH;
}

function thinned(stroke: readonly Point[], step: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of stroke.entries()) {
    const last = kept.at(-1);
    const isEnd = index === stroke.length - 1;
    if (!last || isEnd || distance(last, point) >= step) kept.push(point);
  }
  return kept;
}

const toText = (strokes: Strokes): string =>
  strokes.map((stroke) => stroke.map(([x, y]) => `${x},${y}`).join(' ')).join(';');

const onSheet = (value: number, most: number): number =>
  Math.round(Math.min(Math.max(value, 0), most));

const MOST_STROKES = 200;

/** `x,y x,y;x,y …`: as fine as fits into the record. */
export function writeSignature(strokes: Strokes): string {
  const { width, height } = SIGNATURE_SIZE;
  const whole = strokes
    .filter(({ length }) => length > 0)
    .slice(0, MOST_STROKES)
    .map((stroke) => stroke.map(([x, y]): Point => [onSheet(x, width), onSheet(y, height)]));
  let [step, text] = [3, toText(whole.map((stroke) => thinned(stroke, 3)))];
  // Beyond the sheet's diagonal only the ends of each stroke are left, which always fit.
  while (text.length > MAX_SIGNATURE) {
    step *= 1.5;
    text = toText(whole.map((stroke) => thinned(stroke, step)));
  }
  return text;
}

/** For the `d` of a path. */
export function signaturePath(signature: string): string {
  return signature
    .split(';')
    .map((stroke) => stroke.trim().split(' ').filter(Boolean))
    .filter(({ length }) => length > 0)
    .map((points) => `M${points.join(' L')}`)
    .join(' ');
}

export const strokesPath = (strokes: Strokes): string => signaturePath(toText(strokes));
