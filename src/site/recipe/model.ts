import { dayText } from '../../domain/text/days';
import { dong } from '../../domain/money/words';
import { dayAllergens, linesWithin, type DayAllergen } from '../../domain/clinical/allergens/found';
import { recipes as recipeCollection, type Recipe } from '../../domain/records/recipes';
import { sortedItems } from '../../domain/food/lines';
import { formatNumber } from '../../domain/nutrition/format';
import { lineTotals, type NutrientTotals } from '../../domain/nutrition/totals';
import type { Plate } from '../../domain/menus/plates/plate';
import { cleanLine, cleanText } from '../../domain/text/clean';
import { formatMeasure } from '../../domain/printable/line';
import { formatSources } from '../../domain/printable/figures';
import { dishOfRecipe, toPrice } from '../../domain/publicHouse/publicCards';
import { houseText } from '../../i18n/house';
import { siteText } from '../../i18n/site';
import { authorView, type AuthorView } from '../cards/model';
import { buildNutrition, type NutritionView } from '../dailyMenu/nutrition';
import type { Author } from '../home/model';
import { createPlateSet } from '../plates/platesOf';

const { recipe: text } = houseText;

export interface PublishedRecipe {
  recipe: Pick<
    Recipe,
    | 'title'
    | 'description'
    | 'createdAt'
    | 'updatedAt'
    | 'prepTime'
    | 'cookTime'
    | 'servings'
    | 'difficulty'
    | 'cuisine'
    | 'tips'
    | 'tags'
    | 'ingredients'
    | 'instructions'
    | 'sale'
  >;
  author: Author;
  isBought?: boolean;
}

export interface IngredientView {
  id: string;
  name: string;
  measure?: string | undefined;
  grams?: string | undefined;
  note?: string | undefined;
}

export interface RecipeView {
  title: string;
  lead: string;
  facts: string;
  tags: string[];
  author: AuthorView;
  updated: string;
  /** `isPartial`: there are ingredients that were not looked at. */
  allergens: { contains: string[]; may: string[]; isPartial: boolean };
  base: number;
  servings: string;
  ingredients: IngredientView[];
  steps: string[];
  tips: string[];
  nutrition: NutritionView;
  /** Of one serving, not rounded. */
  totals: NutrientTotals;
  sources: string;
  plates: Plate[];
  plate: number;
  /** Only of what is for sale and not bought: its amounts and steps are nowhere in the page. */
  price?: string | undefined;
  counts: { lines: number; steps: number };
}

const [MAX_INGREDIENTS, MAX_STEPS, MAX_TIPS, MAX_TAGS, MAX_NAMED] = [80, 60, 20, 8, 6];
/** All that a recipe may have is searched for allergens, also what the page cuts. */
const LOOKED_AT = { lines: 200, texts: 2_000 };
const NOTE_LENGTH = 2000;

function perServing(totals: NutrientTotals, servings: number): NutrientTotals {
  return Object.fromEntries(
    Object.entries(totals).map(([key, total]) => [
      key,
      { ...total, known: total.known / servings },
    ]),
  );
}

function allergenText({ name, dishes }: DayAllergen): string {
  const named = dishes.slice(0, MAX_NAMED).map((dish) => cleanLine(dish, 80));
  return siteText.menu.ofDish(name, named.join(', '));
}

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

function listFacts({
  prepTime,
  cookTime,
  servings,
  difficulty,
  cuisine,
}: PublishedRecipe['recipe']) {
  const words: Readonly<Record<string, string>> = recipeCollection.fields.difficulty.words;
  return [
    text.times(prepTime, cookTime),
    text.servings(formatNumber(servings, 1)),
    difficulty ? (words[difficulty] ?? '') : '',
    cleanLine(cuisine ?? '', 60),
  ]
    .filter(Boolean)
    .join(' · ');
}

function toIngredients(lines: ReturnType<typeof sortedItems>, isLocked: boolean): IngredientView[] {
  return lines.slice(0, MAX_INGREDIENTS).map((line) => ({
    id: line.lineId,
    name: cleanLine(line.name, 200),
    ...(isLocked
      ? {}
      : { ...formatMeasure(line), note: cleanText(line.notes ?? '', NOTE_LENGTH) || undefined }),
  }));
}

function allergensIn(lines: ReturnType<typeof sortedItems>): RecipeView['allergens'] {
  const looked = linesWithin(lines, LOOKED_AT);
  const lineAllergens = dayAllergens(looked);
  const listAllergens = (level: DayAllergen['level']): string[] =>
    lineAllergens.filter((one) => one.level === level).map(allergenText);
  return {
    contains: listAllergens('contains'),
    may: listAllergens('may'),
    isPartial: looked.length < lines.length,
  };
}

export function recipeView({ recipe, author, isBought = false }: PublishedRecipe): RecipeView {
  const plates = createPlateSet();
  const lines = sortedItems({ items: recipe.ingredients });
  const { price } = { price: undefined, ...toPrice(recipe.sale) };
  const isLocked = price !== undefined && !isBought;
  const { servings } = recipe;
  const totals = perServing(lineTotals(lines), servings);
  return {
    title: cleanLine(recipe.title, 300) || text.unnamed,
    lead: cleanText(recipe.description, NOTE_LENGTH),
    facts: listFacts(recipe),
    tags: recipe.tags.slice(0, MAX_TAGS).map(({ label }) => cleanLine(label, 60)),
    author: authorView(author),
    updated: siteText.menu.updated(dayText(recipe.updatedAt)),
    allergens: allergensIn(lines),
    base: Number.isInteger(servings) && servings <= 12 ? servings : 0,
    servings: formatNumber(servings, 1),
    ingredients: toIngredients(lines, isLocked),
    steps: isLocked
      ? []
      : recipe.instructions
          .toSorted(byOrder)
          .map(({ instruction }) => cleanText(instruction, 4000))
          .filter(Boolean)
          .slice(0, MAX_STEPS),
    tips: isLocked
      ? []
      : (recipe.tips ?? [])
          .slice(0, MAX_TIPS)
          .map((tip) => cleanLine(tip, 300))
          .filter(Boolean),
    nutrition: buildNutrition(totals),
    totals,
    sources: cleanLine(formatSources(lines), 600),
    plate: plates.findPlate(dishOfRecipe(recipe)),
    plates: plates.plates,
    price: isLocked ? dong(price) : undefined,
    counts: { lines: lines.length, steps: recipe.instructions.length },
  };
}
