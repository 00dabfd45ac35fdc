import type { Recipe } from '../../records/recipes';
import type { RecipeIngredient } from '../../food/storedLines';
import { sortedItems } from '../../food/lines';
import { SUMMARY_KEYS, wholeFigure } from '../../nutrition/summary';
import { quantityText } from '../../food/quantities';

const minutes = (value: number) => `PT${Math.round(value)}M`;

type Written = Pick<RecipeIngredient, 'quantity' | 'unit' | 'name' | 'notes'>;

function ingredientText({ quantity, unit, name, notes }: Written): string {
  const lineText = quantity > 0 ? `${quantityText(quantity)} ${unit} ${name}` : `${name} vừa đủ`;
  return notes ? `${lineText}, ${notes}` : lineText;
}

const NUTRITION_FIELDS = {
  calories: ['calories', 'kcal'],
  protein: ['proteinContent', 'g'],
  carbs: ['carbohydrateContent', 'g'],
  fat: ['fatContent', 'g'],
} as const;

/** schema.org has no words for "at least": only what is known in whole is handed on. */
function readNutrition(recipe: Recipe): Record<string, string> | undefined {
  const known = SUMMARY_KEYS.flatMap((key) => {
    const value = wholeFigure(recipe, key);
    const [name, unit] = NUTRITION_FIELDS[key];
    return value === undefined ? [] : [[name, `${value} ${unit}`] as const];
  });
  if (recipe.ingredients.length === 0 || known.length === 0) return undefined;
  return { '@type': 'NutritionInformation', servingSize: '1 phần', ...Object.fromEntries(known) };
}

export function recipeJsonLd(recipe: Recipe): Record<string, unknown> {
  const { title, description, tags, category, cuisine } = recipe;
  const steps = [...recipe.instructions].sort((a, b) => a.order - b.order);
  const nutrition = readNutrition(recipe);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...(description === '' ? {} : { description }),
    inLanguage: 'vi',
    recipeYield: `${quantityText(recipe.servings)} phần`,
    prepTime: minutes(recipe.prepTime),
    cookTime: minutes(recipe.cookTime),
    totalTime: minutes(recipe.prepTime + recipe.cookTime),
    ...(category ? { recipeCategory: category } : {}),
    ...(cuisine ? { recipeCuisine: cuisine } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label).join(', ') } : {}),
    recipeIngredient: sortedItems({ items: recipe.ingredients }).map(ingredientText),
    recipeInstructions: steps.map(({ instruction }) => ({
      '@type': 'HowToStep',
      text: instruction,
    })),
    ...(nutrition ? { nutrition } : {}),
  };
}
