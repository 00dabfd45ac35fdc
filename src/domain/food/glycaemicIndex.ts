import type { Edible } from './catalogue';

/** Reference glucose = 100. Foods without carbohydrate need none; for unmeasured foods it is unknown. */
export type GlycaemicIndex =
  | {
      kind: 'measured';
      value: number;
      measured?: string;
      source?: string;
    }
  | { kind: 'none' }
  | { kind: 'unknown' };

type Known = Pick<Edible, 'glycaemicIndex' | 'figureSources' | 'nutrients'>;

export function getGlycaemicIndex({
  glycaemicIndex,
  figureSources = [],
  nutrients,
}: Known): GlycaemicIndex {
  if (glycaemicIndex !== undefined) {
    const from = figureSources.find((one) => one.nutrients.includes('glycaemicIndex'));
    return {
      kind: 'measured',
      value: glycaemicIndex,
      ...(from?.code === undefined ? {} : { measured: from.code }),
      ...(from ? { source: from.name } : {}),
    };
  }
  return { kind: nutrients.carbs === 0 ? 'none' : 'unknown' };
}
