import { useParams } from 'react-router-dom';
import { PreviewPage } from '../../blocks/previews/PreviewPage';
import { useData, useLiveOne } from '../../data/react';
import type { Recipe } from '../../domain/records/recipes';
import { publicPart } from '../../domain/publicHouse/published';
import { recipesText } from '../../i18n/recipes';
import { useRecipeEdit } from './hooks/useRecipeEdit';
import { MissingRecipe } from './MissingRecipe';
import { toRecipe } from './model/recipeValue';
import { RECIPE_PATHS } from './paths';
import { RecipeView } from './view/RecipeView';

const text = recipesText.preview;

const toPublicRecipe = (recipe: Recipe): Recipe =>
  (publicPart('recipes', { ...recipe, status: 'published', isPublic: true }) as
    | Recipe
    | undefined) ?? recipe;

function getNote({ status, isPublic }: Recipe, isUnsaved: boolean): string {
  if (isUnsaved) return text.unsaved;
  if (status !== 'published') return text.notPublished;
  return isPublic ? text.note : text.notPublic;
}

/** Shows unsaved edits of the form too: that is what a person wants to look at. */
function OpenPreview({ recipe }: { recipe: Recipe }) {
  const data = useData();
  const { value, base, dirty } = useRecipeEdit(`recipe:${recipe.id}`, recipe);
  const previewRecipe = dirty ? toRecipe(value, base) : recipe;
  return (
    <PreviewPage
      title={text.title}
      edit={{ to: RECIPE_PATHS.edit(recipe.id), label: text.edit }}
      note={getNote(previewRecipe, dirty)}
      loading={recipesText.loading}
    >
      <RecipeView recipe={toPublicRecipe(previewRecipe)} by={data.account.name} />
    </PreviewPage>
  );
}

export function RecipePreviewPage() {
  const { id = '' } = useParams();
  const data = useData();
  const recipe = useLiveOne(data.recipes, id);
  if (recipe === null) return <MissingRecipe />;
  if (recipe) return <OpenPreview key={id} recipe={recipe} />;
  return (
    <PreviewPage
      title={text.title}
      edit={{ to: RECIPE_PATHS.edit(id), label: text.edit }}
      note=""
      loading={recipesText.loading}
    >
      {undefined}
    </PreviewPage>
  );
}
