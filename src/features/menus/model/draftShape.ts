import { menuSchema, type Menu } from '../../../domain/records/menus';
import { readDraftTags } from '../../../domain/menus/draftLists';
import { readDraftMeals } from '../../../domain/menus/draftMeals';
import { chosenDietSchema } from '../../../domain/records/hospitalDietForms';
import { readTolerantly } from '../../../domain/schema/tolerance';
import { isRecord } from '../../../ui/draftShape';
import type { EditorValue } from './editorValue';

export function readEditorValue(stored: unknown, before: EditorValue): EditorValue | null {
  if (!isRecord(stored)) return null;
  const diet = chosenDietSchema.safeParse(stored.hospitalDiet).data;
  return {
    name: typeof stored.name === 'string' ? stored.name : before.name,
    description: typeof stored.description === 'string' ? stored.description : before.description,
    isPublic: typeof stored.isPublic === 'boolean' ? stored.isPublic : before.isPublic,
    ...(typeof stored.coverImage === 'string' ? { coverImage: stored.coverImage } : {}),
    tags: readDraftTags(stored.tags, before.tags),
    meals: readDraftMeals(stored.meals, before.meals),
    ...(diet ? { hospitalDiet: diet } : {}),
  };
}

export function readBase(stored: unknown): Menu | null {
  const read = readTolerantly(menuSchema, stored);
  return read.ok ? read.value : null;
}
