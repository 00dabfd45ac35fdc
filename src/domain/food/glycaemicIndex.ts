import type { Edible } from './catalogue';

/**
 * The knowledge of a food's glycaemic index (glucose 100). Without carbohydrate nothing of it raises the blood
 * sugar: such a food has none and needs none; of all others that nobody measured it is unknown.
 */
export type GlycaemicIndex =
  | {
      kind: 'measured';
      value: number;
      /** The source's own words for the food that was measured. */
      measured?: string;
      source?: string;
    }
  | { kind: 'none' }
  | { kind: 'unknown' };

type Known = Pick<Edible, 'glycaemicIndex' | 'figureSources' | 'nutrients'>;

/** Tells the glycaemic index of a food, or why it has none. */
export function glycaemicIndexOf({
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
