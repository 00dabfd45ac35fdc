import { z } from 'zod';
import productFile from '../../../couchdb/starter/products.json';
import type { CatalogueEntry } from '../../../src/domain/collections/catalogue';
import { basisSchema } from '../../../src/domain/collections/shared/edible';
import { nutrientMapSchema } from '../../../src/domain/nutrients';
import { WRITTEN_AT } from './starter';

/** As the file says it. */
export const PRODUCT_FILE: readonly unknown[] = productFile;

/** A product as `couchdb/starter/products.json` writes it; `price` in VND, `weight` in g or ml. */
const starterProductSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  nameEn: z.string(),
  aliases: z.array(z.string()),
  category: z.string(),
  type: z.enum(['supplement', 'beverage', 'snack', 'liquid', 'powder']),
  basis: basisSchema,
  serving: z.number(),
  unit: z.string(),
  measures: z.record(z.string(), z.number()),
  packaging: z.string(),
  weight: z.number(),
  price: z.number(),
  allergens: z.array(z.string()),
  ingredients: z.string(),
  usage: z.string(),
  nutrients: nutrientMapSchema,
});

/** These are kinds of product, not brands: nobody's label is quoted. */
const NO_BRAND = 'Không nhãn hiệu';
const SOURCE = 'Bữa Lành, giá trị điển hình của loại sản phẩm';
const CAUTION = 'Số liệu và giá là điển hình của loại sản phẩm; hãy đối chiếu với nhãn khi dùng.';

/** The products that a new installation starts with. */
export function starterProducts(): CatalogueEntry[] {
  return PRODUCT_FILE.map((entry) => {
    const { key, serving, usage, packaging, measures, ...product } =
      starterProductSchema.parse(entry);
    return {
      ...product,
      kind: 'product',
      id: `product-${key}`,
      description: CAUTION,
      brand: NO_BRAND,
      servingSize: serving,
      measures: Object.entries(measures).map(([unit, amount]) => ({ unit, amount })),
      packagingType: packaging,
      usageInstructions: usage,
      currency: 'VND',
      source: { name: SOURCE },
      isPublic: true,
      status: 'active',
      createdAt: WRITTEN_AT,
      updatedAt: WRITTEN_AT,
    };
  });
}
