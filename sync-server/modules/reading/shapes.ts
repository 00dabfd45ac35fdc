import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { NUTRIENT_UNITS, type NutrientKey } from '../../../src/domain/food/nutrients';
import { SUMMARY_KEYS, wholeFigures } from '../../../src/domain/nutrition/summary';
import { sortedItems } from '../../../src/domain/food/lines';
import { formatMeasure } from '../../../src/domain/printable/line';
import { toPrice, type RecipeCard } from '../../../src/domain/publicHouse/publicCards';
import { expertPath, recipePath } from '../../../src/domain/publicHouse/publicPaths';
import type { ShownDocument } from '../published/publicDocuments';
import type { Exhibit } from '../published/showcase';

export function listedRecipe({ card, author }: Exhibit<RecipeCard>, publicUrl: string): object {
  const { id, title, tags, minutes, servings, extendedNutrition } = card;
  return {
    id,
    title,
    name: title,
    tags,
    minutes,
    servings,
    nutritionSummary: wholeFigures(card),
    extendedNutrition,
    allergens: Object.values(card.allergens).map((one) => ({ name: one.name, level: one.level })),
    ...(card.price === undefined ? {} : { price: card.price }),
    author: { name: author.name, url: publicUrl + expertPath(author.slug) },
    url: publicUrl + recipePath(id),
    updatedAt: card.updatedAt,
  };
}

export function wholeRecipe(
  recipe: ShownDocument<'recipes'>,
  author: { name: string },
  publicUrl: string,
): object {
  const { id, title, description, prepTime, cookTime, servings, tags } = recipe;
  const nutritionSummary = wholeFigures(recipe);
  const { price } = { price: undefined, ...toPrice(recipe.sale) };
  const isLocked = price !== undefined;
  const steps = recipe.instructions.toSorted((a, b) => a.order - b.order);
  return {
    success: true,
    id,
    title,
    name: title,
    description,
    prepTime,
    cookTime,
    servings,
    tags: tags.map(({ label }) => label),
    nutritionSummary,
    extendedNutrition: recipe.extendedNutrition,
    nutrition: nutritionSummary,
    ingredients: sortedItems({ items: recipe.ingredients }).map((line) => ({
      name: line.name,
      ...(isLocked ? {} : formatMeasure(line)),
    })),
    instructions: isLocked ? [] : steps.map(({ instruction }) => instruction),
    ...(isLocked ? { price } : {}),
    author: { name: author.name },
    url: publicUrl + recipePath(id),
    updatedAt: recipe.updatedAt,
  };
}

const isNutrient = (key: string): key is NutrientKey => Object.hasOwn(NUTRIENT_UNITS, key);

/** Unknown figures are absent, never zero. */
const toAmounts = (nutrients: CatalogueEntry['nutrients']): object =>
  Object.fromEntries(
    Object.entries(nutrients).flatMap(([key, amount]) =>
      isNutrient(key) ? [[key, { amount, unit: NUTRIENT_UNITS[key] }]] : [],
    ),
  );

/** Figures per `basis`. */
export function catalogueEntry(entry: CatalogueEntry): object {
  const { id, name, nameEn, category, description, basis, nutrients, measures, allergens } = entry;
  return {
    success: true,
    id,
    kind: entry.kind,
    name,
    ...(nameEn === undefined ? {} : { nameEn }),
    category,
    description: description ?? '',
    basis,
    nutritionSummary: Object.fromEntries(SUMMARY_KEYS.map((key) => [key, nutrients[key]])),
    extendedNutrition: toAmounts(nutrients),
    nutrition: nutrients,
    servingSize: entry.servingSize,
    unit: entry.unit,
    measures,
    allergens,
    ...(entry.kind === 'product' && entry.usageInstructions !== undefined
      ? { usageInstructions: entry.usageInstructions }
      : {}),
    ...(entry.source === undefined ? {} : { source: entry.source }),
    updatedAt: entry.updatedAt,
  };
}
