import { Spinner } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOpened } from '../../blocks/forms/useRecordEdit';
import { useData, useLiveOneState } from '../../data/react';
import type { Recipe } from '../../domain/records/recipes';
import { emptyRecipe } from '../../domain/recipes/recipeEditing';
import { recipesText } from '../../i18n/recipes';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { RecipeEditor } from './editor/RecipeEditor';
import { RECIPE_FORM, useRecipeEdit } from './hooks/useRecipeEdit';
import { useRecipeSave } from './hooks/useRecipeSave';
import { MissingRecipe } from './MissingRecipe';
import { RECIPE_PATHS } from './paths';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';

const draftKey = (id: string): string => `recipe:${id}`;
const back = { to: RECIPE_PATHS.list, label: recipesText.backToList };

export function NewRecipePage() {
  const data = useData();
  const navigate = useNavigateFromHere();
  const [fresh] = useState(() => emptyRecipe(data.newBase()));
  const edit = useRecipeEdit('recipe:new', fresh);
  const saving = useRecipeSave({
    edit,
    isNew: true,
    onSaved: ({ id }) => {
      edit.moveDraft(draftKey(id));
      navigate(RECIPE_PATHS.edit(id), { replace: true });
    },
  });
  return <RecipeEditor edit={edit} saving={saving} isNew />;
}

function OpenRecipe({ recipe, gone }: { recipe: Recipe; gone: boolean }) {
  const edit = useRecipeEdit(draftKey(recipe.id), recipe);
  const saving = useRecipeSave({ edit, isNew: false });
  return <RecipeEditor edit={edit} saving={saving} isNew={false} gone={gone} />;
}

export function RecipeEditPage() {
  const { id = '' } = useParams();
  const data = useData();
  const { value: live, error } = useLiveOneState(data.recipes, id);
  const recipe = useOpened(RECIPE_FORM, draftKey(id), id, live);
  if (error) {
    const { loadFailed: title, loadFailedHint: description } = recipesText;
    return <LoadFailed {...{ title, description, back }} />;
  }
  if (recipe) return <OpenRecipe key={id} recipe={recipe} gone={live === null} />;
  if (live === undefined)
    return (
      <Page title={recipesText.loading} back={back}>
        <Spinner aria-label={recipesText.loading} />
      </Page>
    );
  return <MissingRecipe />;
}
