import { describe, expect, it } from 'vitest';
import { consent, MAX_SIGNATURE } from '../../records/kinds/consent';
import { isSigned, signaturePath, writeSignature, type Point, type Strokes } from './signature';

const wave = (count: number, of: number): Point[] =>
  Array.from({ length: count }, (_, index) => [
    (index / count) * 1000,
    150 + 140 * Math.sin(index * of),
  ]);

describe('G12 a signature', () => {
  it('G12 is more than a tap', () => {
    expect(isSigned([])).toBe(false);
    expect(isSigned([[[10, 10]]])).toBe(false);
    expect(isSigned([[[10, 10], [12, 12]]])).toBe(false); // prettier-ignore
    expect(isSigned([wave(40, 0.4)])).toBe(true);
  });

  it.each([
    [[wave(60, 0.3)]],
    [[wave(20_000, 0.9)]],
    [Array.from({ length: 3000 }, () => wave(30, 1.1))],
    [[[[-50, 9000], [0.4, 0.6], [2000, -1]]]], // prettier-ignore
  ] satisfies [Strokes][])('G12 fits into its record however it was drawn', (strokes) => {
    const text = writeSignature(strokes);
    expect(text.length).toBeLessThanOrEqual(MAX_SIGNATURE);
    expect(consent.schema.shape.signature.safeParse(text).success).toBe(true);
    const path = signaturePath(text);
    expect(path).toMatch(/^M\d+,\d+( L\d+,\d+)*/);
    for (const [, x, y] of path.matchAll(/(\d+),(\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(1000);
      expect(Number(y)).toBeLessThanOrEqual(300);
    }
  });
});
