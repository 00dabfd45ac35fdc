import { siteText } from '../../i18n/site';
import { nutritionData } from '../frame/nutritionData';
import type { PublishedRecipe, RecipeView } from './model';

const duration = (minutes: number): string => `PT${Math.round(minutes)}M`;

const ingredientText = ({ measure = '', name }: RecipeView['ingredients'][number]): string =>
  `${measure} ${name}`.trim();

/** schema.org `Recipe`; only what the page itself says. */
export function recipeData(
  { recipe, author }: PublishedRecipe & { author: { url?: string } },
  view: RecipeView,
  page: { address: string; description: string; image?: string },
): object {
  const { prepTime, cookTime } = recipe;
  const nutrition = nutritionData(view.totals, siteText.oneServing);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: view.title.slice(0, 110),
    description: page.description,
    inLanguage: 'vi',
    mainEntityOfPage: page.address,
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    ...(page.image ? { image: [page.image] } : {}),
    author: {
      '@type': 'Person',
      name: author.name,
      ...(author.url ? { url: author.url } : {}),
    },
    publisher: { '@type': 'Organization', name: siteText.product },
    ...(prepTime > 0 ? { prepTime: duration(prepTime) } : {}),
    ...(cookTime > 0 ? { cookTime: duration(cookTime) } : {}),
    ...(prepTime + cookTime > 0 ? { totalTime: duration(prepTime + cookTime) } : {}),
    recipeYield: view.servings,
    ...(recipe.cuisine ? { recipeCuisine: recipe.cuisine.slice(0, 60) } : {}),
    ...(view.tags.length > 0 ? { keywords: view.tags.join(', ') } : {}),
    ...(nutrition ? { nutrition } : {}),
    recipeIngredient: view.ingredients.map(ingredientText),
    ...(view.price
      ? { isAccessibleForFree: false }
      : { recipeInstructions: view.steps.map((step) => ({ '@type': 'HowToStep', text: step })) }),
  };
}
