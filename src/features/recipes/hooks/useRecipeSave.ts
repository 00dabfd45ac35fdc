import { useRef, useState } from 'react';
import { failureText } from '../../../blocks/forms/failureText';
import { explainLimit } from '../../../blocks/tier/limitStore';
import { useData } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import type { Recipe } from '../../../domain/records/recipes';
import type { MergeConflict } from '../../../domain/protocol/merge';
import { publishProblems } from '../../../domain/recipes/recipeEditing';
import { recipesText } from '../../../i18n/recipes';
import { toaster } from '../../../ui/toaster';
import { recipeForm } from '../model/recipeForm';
import { toRecipe, rebase, type RecipeValue } from '../model/recipeValue';
import type { RecipeEdit } from './useRecipeEdit';

const text = recipesText.save;

interface Stored {
  document: Recipe;
  conflicts: MergeConflict[];
  created: boolean;
}

/**
 * Repeated after a crash it changes the same document. A recipe deleted meanwhile is restored, for somebody still wants
 * it.
 */
async function store(
  data: LocalData,
  base: Recipe,
  value: RecipeValue,
  status: Recipe['status'],
  isNew: boolean,
): Promise<Stored> {
  if (isNew && !(await data.recipes.get(base.id))) {
    const recipe = await data.recipes.insert({ ...toRecipe(value, base), status });
    return { document: recipe, conflicts: [], created: true };
  }
  let conflicts: MergeConflict[] = [];
  let replaced: Recipe | undefined;
  if (!isNew) await data.recipes.restore(base);
  const recipe = await data.recipes.update(base.id, (newest) => {
    replaced = newest;
    const met = rebase(base, value, newest);
    conflicts = met.conflicts.filter(({ path }) => path !== '_deleted');
    return { ...met.document, status };
  });
  // The save stands even where its history cannot be kept.
  if (replaced) await data.versions.keep(replaced).catch(() => undefined);
  return { document: recipe, conflicts, created: false };
}

function successText(status: Recipe['status'], created: boolean): string {
  if (status === 'draft') return text.draft;
  if (status === 'archived') return text.archived;
  return created ? text.created : text.updated;
}

function refusal(base: Recipe, value: RecipeValue, status: Recipe['status']) {
  if (Object.keys(recipeForm.errors(value.fields)).length > 0)
    return { title: status === 'draft' ? text.draftFailed : text.failed, description: text.fix };
  if (status !== 'published') return undefined;
  const problems = publishProblems(toRecipe(value, base));
  if (problems.length === 0) return undefined;
  const { blocked, checks } = recipesText.publish;
  return { title: blocked, description: problems.map((problem) => checks[problem]).join('. ') };
}

interface Saving {
  edit: RecipeEdit;
  isNew: boolean;
  onSaved?: (recipe: Recipe) => void;
}

export function useRecipeSave({ edit, isNew, onSaved }: Saving) {
  const data = useData();
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState(false);
  const busy = useRef(false);
  const save = async (status: Recipe['status']) => {
    if (busy.current) return;
    const no = refusal(edit.base, edit.value, status);
    setRefused(no !== undefined);
    if (no) {
      toaster.create({ type: 'error', ...no });
      return;
    }
    busy.current = true;
    setSaving(true);
    try {
      const { document, created } = await edit.save((base, value) =>
        store(data, base, value, status, isNew),
      );
      const title = successText(status, created);
      toaster.create({ type: 'success', title, description: text.onDevice });
      onSaved?.(document);
    } catch (error) {
      if (explainLimit(error, true)) return;
      const title = status === 'draft' ? text.draftFailed : text.failed;
      toaster.create({ type: 'error', title, description: failureText(error) });
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, refused, save: (status: Recipe['status']) => void save(status) };
}

export type RecipeSaving = ReturnType<typeof useRecipeSave>;
