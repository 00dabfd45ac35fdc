import { z } from 'zod';
import typicalFile from '../../../couchdb/starter/products.json';
import measuredFile from '../../../couchdb/starter/products-sr28.json';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { basisSchema } from '../../../src/domain/food/edible';
import { brandAlias } from '../../../src/domain/search/brands';
import { nutrientMapSchema } from '../../../src/domain/food/nutrients';
import { WRITTEN_AT } from './starter';

export const PRODUCT_FILE: readonly unknown[] = [...typicalFile, ...measuredFile];

/** Format of `couchdb/starter/products.json`; `price` in VND, `weight` in g or ml. */
const starterProductSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  nameEn: z.string(),
  aliases: z.array(z.string()),
  /** Brand names for search only; the figures are not the label's (product decision 33). */
  brands: z.array(z.string()).optional(),
  category: z.string(),
  type: z.enum(['supplement', 'beverage', 'snack', 'liquid', 'powder']),
  basis: basisSchema,
  serving: z.number(),
  unit: z.string(),
  measures: z.record(z.string(), z.number()),
  packaging: z.string(),
  weight: z.number(),
  price: z.number().optional(),
  allergens: z.array(z.string()),
  ingredients: z.string(),
  usage: z.string().optional(),
  saltyKind: z.literal(true).optional(),
  energyNote: z.string().optional(),
  source: z.string().optional(),
  nutrients: nutrientMapSchema,
});

/** These are kinds of product, not brands: nobody's label is quoted. */
const NO_BRAND = 'Không nhãn hiệu';
const SOURCE = 'Bữa Lành, giá trị điển hình của loại sản phẩm';
const CAUTION = 'Số liệu và giá là điển hình của loại sản phẩm; hãy đối chiếu với nhãn khi dùng.';

/** Chemistry: 23 of 187 g sodium in a mole of the monohydrate. */
const BY_FORMULA = 'Tính theo công thức hóa học (mononatri glutamat ngậm nước)';

/** 20.5 g for a litre: glucose 13.5, sodium chloride 2.6, trisodium citrate 2.9, potassium chloride 1.5. */
const ORAL_SALTS = 'WHO/UNICEF 2006, công thức muối bù nước (ORS)';

function findSource(code: string | undefined) {
  if (code === undefined) return { name: SOURCE };
  if (code === 'WHO-ORS') return { name: ORAL_SALTS };
  return code.startsWith('NDB-')
    ? { name: 'USDA SR28, giá trị điển hình của loại', code: code.slice(4) }
    : { name: BY_FORMULA };
}

export function productEnergyExceptions(): ReadonlySet<string> {
  const plans = PRODUCT_FILE.map((entry) => starterProductSchema.parse(entry));
  return new Set(plans.flatMap(({ key, energyNote }) => (energyNote ? `product-${key}` : [])));
}

export function starterProducts(): CatalogueEntry[] {
  return PRODUCT_FILE.map((entry) => {
    const plan = starterProductSchema.parse(entry);
    const { key, serving, usage, packaging, measures, brands = [], price, ...rest } = plan;
    const { energyNote: _note, source, ...product } = rest;
    return {
      ...product,
      aliases: [...product.aliases, ...brands.map(brandAlias)],
      kind: 'product',
      id: `product-${key}`,
      description: CAUTION,
      brand: NO_BRAND,
      servingSize: serving,
      measures: Object.entries(measures).map(([unit, amount]) => ({ unit, amount })),
      packagingType: packaging,
      ...(usage === undefined ? {} : { usageInstructions: usage }),
      ...(price === undefined ? {} : { price, currency: 'VND' }),
      source: findSource(source),
      isPublic: true,
      status: 'active',
      createdAt: WRITTEN_AT,
      updatedAt: WRITTEN_AT,
    };
  });
}
