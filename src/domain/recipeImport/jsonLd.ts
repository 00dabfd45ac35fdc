import type { Recipe } from '../collections/recipes';
import type { RecipeIngredient } from '../collections/shared/lines';
import { sortedItems } from '../lines';
import { quantityText } from '../quantities';

/** `PT25M`, as schema.org writes times. */
const minutes = (value: number) => `PT${Math.round(value)}M`;

type Written = Pick<RecipeIngredient, 'quantity' | 'unit' | 'name' | 'notes'>;

/** A line as people write it: what has no amount is as much as tastes. */
function ingredientText({ quantity, unit, name, notes }: Written): string {
  const said = quantity > 0 ? `${quantityText(quantity)} ${unit} ${name}` : `${name} vừa đủ`;
  return notes ? `${said}, ${notes}` : said;
}

/** A recipe as JSON-LD of `schema.org/Recipe`, which other applications read. */
export function recipeJsonLd(recipe: Recipe): Record<string, unknown> {
  const { title, description, tags, category, cuisine, nutritionSummary } = recipe;
  const steps = [...recipe.instructions].sort((a, b) => a.order - b.order);
  const known = recipe.ingredients.length > 0;
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
    ...(known
      ? {
          nutrition: {
            '@type': 'NutritionInformation',
            servingSize: '1 phần',
            calories: `${nutritionSummary.calories} kcal`,
            proteinContent: `${nutritionSummary.protein} g`,
            carbohydrateContent: `${nutritionSummary.carbs} g`,
            fatContent: `${nutritionSummary.fat} g`,
          },
        }
      : {}),
  };
}
