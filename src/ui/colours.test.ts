import { expect, it } from 'vitest';
import { palettes, semanticColors } from './colours';

type Mode = '_light' | '_dark';
const NAMES = ['leaf', 'chilli', 'plum', 'turmeric', 'gray'] as const;

function hex(value: string): string {
  if (value === 'white') return '#FFFFFF';
  const [, palette, shade] = /^\{colors\.(\w+)\.(\w+)\}$/.exec(value) ?? [];
  if (palette === undefined || shade === undefined) return value;
  const shades: Record<string, Record<string, { value: string }>> = palettes;
  return shades[palette]?.[shade]?.value ?? '';
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(hex(a)), luminance(hex(b))].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

it('P01 measures contrast as WCAG does', () => {
  expect(contrast('white', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('white', '#767676')).toBeCloseTo(4.54, 2);
});

it.each(
  NAMES.flatMap((name) =>
    (['_light', '_dark'] as Mode[]).flatMap((mode) =>
      (['solid', 'hover'] as const).map((role) => [name, role, mode] as const),
    ),
  ),
)('P01 words on a %s button can be read: %s%s', (name, role, mode) => {
  const roles = semanticColors[name];
  expect(contrast(roles[role].value[mode], roles.contrast.value[mode])).toBeGreaterThanOrEqual(4.5);
});
