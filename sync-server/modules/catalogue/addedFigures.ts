import { z } from 'zod';
import figureRows from '../../../couchdb/starter/figures.json';
import glycaemicRows from '../../../couchdb/starter/glycaemic-index.json';
import type { CatalogueFood } from '../../../src/domain/food/catalogue';
import {
  NUTRIENT_KEYS,
  type NutrientKey,
  type NutrientMap,
} from '../../../src/domain/food/nutrients';

/**
 * SR28 was read in a public copy of the abbreviated file; the purine database as a public application carries it, with the
 * study of each figure.
 */
const SOURCES = {
  SR28: 'USDA SR28',
  /** Of the nearest food: the Vietnamese product may differ. */
  SR28_KIND: 'USDA SR28, giá trị điển hình của loại',
  /** Estimate: the food's own fat times the share of saturated fat in the same kind of animal or plant. */
  SR28_FAT: 'USDA SR28, tỉ lệ axit béo no trên chất béo của loại',
  /** Japan's table of 2020 as corrected on 28 April 2023, read in the ministry's workbook: of the same food, and of the nearest. */
  MEXT: 'MEXT 2020, bảng thành phần thực phẩm Nhật Bản',
  MEXT_KIND: 'MEXT 2020, bảng thành phần thực phẩm Nhật Bản, giá trị điển hình của loại',
  /** The Philippines' table, online edition of 2019, read in a public copy: of the same food, and of the nearest. */
  FNRI: 'FNRI PhilFCT, bảng thành phần thực phẩm Philippines',
  FNRI_KIND: 'FNRI PhilFCT, bảng thành phần thực phẩm Philippines, giá trị điển hình của loại',
  /** China's table, of the rows whose columns are in place in the copy that could be read. */
  CFCT: 'Bảng thành phần thực phẩm Trung Quốc',
  CFCT_KIND: 'Bảng thành phần thực phẩm Trung Quốc, giá trị điển hình của loại',
  /** Salt = ash minus the ash of the fresh food (by protein for animals); sodium = salt ÷ 2.542. */
  VFCT_ASH: 'VFCT 2007, tính từ tro so với thực phẩm tươi',
  PURINE: 'USDA–ODS Purine Database 2 (2025)',
  PURINE_KIND: 'USDA–ODS Purine Database 2 (2025), giá trị điển hình của loại',
  /**
   * Pure fat, sugar, salt or water has no purines; plants have no cholesterol and, except mushrooms and algae, no vitamin
   * D (USDA states both as 0).
   */
  COMPOSITION: 'Tính từ thành phần',
} as const;

const figureSchema = z.tuple([
  z.string(),
  z.enum(NUTRIENT_KEYS),
  z.number().min(0),
  z.enum(Object.keys(SOURCES) as [keyof typeof SOURCES]),
  /** The source's number or words for the food; for VFCT_ASH the code of the fresh food. */
  z.string().min(1),
]);
const glycaemicSchema = z.tuple([z.string(), z.number(), z.string().min(1)]);

export const FIGURE_FILES: readonly unknown[] = [figureRows, glycaemicRows];

/** Atkinson FS et al., Am J Clin Nutr 2021, supplemental table 1 (ISO 26642). */
const GLYCAEMIC_TABLE = 'International Tables of GI 2021';

type FigureSources = NonNullable<CatalogueFood['figureSources']>;
interface Added {
  nutrients: NutrientMap;
  figureSources: FigureSources;
}

function addFigure(added: Added, key: NutrientKey, value: number, name: string, code: string) {
  added.nutrients[key] = value;
  const short = code.slice(0, 60);
  const same = added.figureSources.find((one) => one.name === name && one.code === short);
  if (same) same.nutrients.push(key);
  else added.figureSources.push({ name, code: short, nutrients: [key] });
}

function readFigures(): ReadonlyMap<string, Added> {
  const foods = new Map<string, Added>();
  for (const row of figureRows) {
    const [food, key, value, source, code] = figureSchema.parse(row);
    const added = foods.get(food) ?? { nutrients: {}, figureSources: [] };
    foods.set(food, added);
    addFigure(added, key, value, SOURCES[source], code);
  }
  return foods;
}

const figures = readFigures();
const glycaemic = new Map(
  glycaemicRows.map((row) => {
    const [food, value, entry] = glycaemicSchema.parse(row);
    const source: FigureSources[number] = {
      name: GLYCAEMIC_TABLE,
      code: entry.slice(0, 60),
      nutrients: ['glycaemicIndex'],
    };
    return [food, { value, source }] as const;
  }),
);

export const FOODS_WITH_FIGURES: readonly string[] = [...figures.keys(), ...glycaemic.keys()];

/** @throws RangeError when a file adds a figure that the food's own table states: one of both would be lost unseen */
export function withAddedFigures(food: CatalogueFood): CatalogueFood {
  const added = figures.get(food.id);
  const index = glycaemic.get(food.id);
  const twice = Object.keys(added?.nutrients ?? {}).filter((key) => key in food.nutrients);
  if (twice.length > 0) throw new RangeError(`${food.id} has ${twice.join(', ')} already.`);
  const figureSources = [...(added?.figureSources ?? []), ...(index ? [index.source] : [])];
  return {
    ...food,
    nutrients: { ...food.nutrients, ...added?.nutrients },
    ...(figureSources.length > 0 ? { figureSources } : {}),
    ...(index ? { glycaemicIndex: index.value } : {}),
  };
}
