import { siteText } from '../../i18n/site';
import type { PublishedRecipe, RecipeView } from './model';

const duration = (minutes: number): string => `PT${Math.round(minutes)}M`;

const ingredientText = ({ measure = '', name }: RecipeView['ingredients'][number]): string =>
  `${measure} ${name}`.trim();

/** The recipe for search engines (schema.org `Recipe`): only what the page itself says. */
export function recipeData(
  { recipe, author }: PublishedRecipe,
  view: RecipeView,
  page: { address: string; description: string },
): object {
  const { prepTime, cookTime } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: view.title.slice(0, 110),
    description: page.description,
    inLanguage: 'vi',
    mainEntityOfPage: page.address,
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    author: { '@type': 'Person', name: author.name },
    publisher: { '@type': 'Organization', name: siteText.product },
    ...(prepTime > 0 ? { prepTime: duration(prepTime) } : {}),
    ...(cookTime > 0 ? { cookTime: duration(cookTime) } : {}),
    recipeYield: view.servings,
    recipeIngredient: view.ingredients.map(ingredientText),
    ...(view.price
      ? { isAccessibleForFree: false }
      : { recipeInstructions: view.steps.map((step) => ({ '@type': 'HowToStep', text: step })) }),
  };
}
