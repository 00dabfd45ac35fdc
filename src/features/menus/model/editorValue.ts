import type { DocumentBase } from '../../../domain/schema/primitives';
import { emptyMeals } from '../../../domain/food/storedLines';
import { menus, type Menu } from '../../../domain/records/menus';
import { menuDerived } from '../../../domain/nutrition/totals';
import { copyMeals, personalMenuName } from '../../../domain/menus/menuEditing';
import { mergeDocuments, type MergeConflict } from '../../../domain/protocol/merge';
import { sameValue } from '../../../domain/records/equality';
import { menusText } from '../../../i18n/menus';

export type EditorValue = Pick<
  Menu,
  'name' | 'description' | 'isPublic' | 'coverImage' | 'tags' | 'meals' | 'hospitalDiet'
>;

export type MenuOrigin = Pick<Menu, 'kind' | 'clientId' | 'masterMenuId'>;

export function emptyValue(kind: Menu['kind'], isShared = false): EditorValue {
  return {
    name: '',
    description: '',
    isPublic: kind === 'master' && isShared,
    tags: [],
    meals: emptyMeals(),
  };
}

export function toEditorValue(menu: Menu): EditorValue {
  const { name, description, isPublic, coverImage, tags, meals, hospitalDiet } = menu;
  return {
    name,
    description,
    isPublic,
    ...(coverImage ? { coverImage } : {}),
    tags,
    meals,
    ...(hospitalDiet ? { hospitalDiet } : {}),
  };
}

export function withValue(menu: Menu, value: EditorValue): Menu {
  const { coverImage: _cover, hospitalDiet: _diet, ...rest } = menu;
  return { ...rest, ...value };
}

export function differs(value: EditorValue, menu: Menu): boolean {
  return !sameValue(value, toEditorValue(menu));
}

export function valueFromMaster(
  master: Pick<Menu, 'name' | 'description' | 'tags' | 'meals' | 'hospitalDiet'>,
  clientName: string,
  newId: () => string,
): EditorValue {
  return {
    name: personalMenuName(master.name, clientName),
    description: master.description,
    isPublic: false,
    tags: [...master.tags],
    meals: copyMeals(master.meals, newId),
    ...(master.hospitalDiet ? { hospitalDiet: master.hospitalDiet } : {}),
  };
}

export function newMenu(
  base: DocumentBase,
  origin: MenuOrigin,
  value: EditorValue,
  status: Menu['status'],
): Menu {
  const { kind, clientId, masterMenuId } = origin;
  return {
    ...base,
    kind,
    ...value,
    // A draft of an older version may still say otherwise.
    isPublic: kind === 'master' && value.isPublic,
    status,
    ...(clientId ? { clientId } : {}),
    ...(masterMenuId ? { masterMenuId } : {}),
    ...menuDerived(value.meals, base.updatedAt),
  };
}

export function copyOfMenu(menu: Menu, base: DocumentBase, newId: () => string): Menu {
  const name = menusText.list.copyName(menu.name || menus.title.untitled).slice(0, 300);
  const value = { ...toEditorValue(menu), name, meals: copyMeals(menu.meals, newId) };
  return newMenu(base, menu, value, 'draft');
}

/**
 * Where both sides changed the same value, the screen's stays and the other is handed back for a person to decide.
 * @param base the version that the form was opened with
 * @param now when the nutrition is computed
 */
export function rebase(
  base: Menu,
  value: EditorValue,
  newest: Menu,
  now: string,
): { document: Menu; conflicts: MergeConflict[] } {
  // The merge prefers `theirs` where both changed a value, so the screen's version is passed as that.
  const { merged, conflicts } = mergeDocuments('menus', {
    base,
    mine: newest,
    theirs: withValue(base, value),
  });
  const { _deleted, ...menu } = merged as Menu & { _deleted?: boolean };
  return { document: { ...menu, ...menuDerived(menu.meals, now) }, conflicts };
}
