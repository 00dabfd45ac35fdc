import { useParams } from 'react-router-dom';
import { PreviewPage } from '../../blocks/previews/PreviewPage';
import { useData, useLiveOne } from '../../data/react';
import type { Recipe } from '../../domain/collections/recipes';
import { publicPart } from '../../domain/published';
import { recipesText } from '../../i18n/recipes';
import { MissingRecipe } from './MissingRecipe';
import { RECIPE_PATHS } from './paths';
import { RecipeView } from './view/RecipeView';

const text = recipesText.preview;

/** What the public would get: the same white list as the projection goes by. */
const shownOf = (recipe: Recipe): Recipe =>
  (publicPart('recipes', { ...recipe, status: 'published', isPublic: true }) as
    Recipe | undefined) ?? recipe;

function noteOf({ status, isPublic }: Recipe): string {
  if (status !== 'published') return text.notPublished;
  return isPublic ? text.note : text.notPublic;
}

/** `/expert/recipes/:id/preview`: the recipe as the public will see it. */
export function RecipePreviewPage() {
  const { id = '' } = useParams();
  const data = useData();
  const recipe = useLiveOne(data.recipes, id);
  if (recipe === null) return <MissingRecipe />;
  return (
    <PreviewPage
      title={text.title}
      edit={{ to: RECIPE_PATHS.edit(id), label: text.edit }}
      note={recipe ? noteOf(recipe) : ''}
      loading={recipesText.loading}
    >
      {recipe ? <RecipeView recipe={shownOf(recipe)} by={data.account.name} /> : undefined}
    </PreviewPage>
  );
}
