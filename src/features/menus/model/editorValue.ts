import type { DocumentBase } from '../../../domain/schema/primitives';
import { emptyMeals } from '../../../domain/food/storedLines';
import { menus, type Menu } from '../../../domain/records/menus';
import { menuDerived } from '../../../domain/nutrition/totals';
import { copyMeals, personalMenuName } from '../../../domain/menus/menuEditing';
import { mergeDocuments, type MergeConflict } from '../../../domain/protocol/merge';
import { sameValue } from '../../../domain/records/equality';
import { menusText } from '../../../i18n/menus';

/** Fields of a menu that a person edits; the rest is set by the wizard or derived. */
export type EditorValue = Pick<
  Menu,
  'name' | 'description' | 'isPublic' | 'coverImage' | 'tags' | 'meals' | 'hospitalDiet'
>;

/** Fields that the wizard decides before the form. */
export type MenuOrigin = Pick<Menu, 'kind' | 'clientId' | 'masterMenuId'>;

/**
 * An empty form.
 * @param isShared whether a master is public unless somebody says otherwise: once its expert agreed to publish
 */
export function emptyValue(kind: Menu['kind'], isShared = false): EditorValue {
  return {
    name: '',
    description: '',
    isPublic: kind === 'master' && isShared,
    tags: [],
    meals: emptyMeals(),
  };
}

/** The part of a stored menu that the form shows. */
export function valueOf(menu: Menu): EditorValue {
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

/** The menu as the form has it; a cover or a diet that was taken away is gone. */
export function withValue(menu: Menu, value: EditorValue): Menu {
  const { coverImage: _cover, hospitalDiet: _diet, ...rest } = menu;
  return { ...rest, ...value };
}

/** Whether the form says something that the stored menu does not. */
export function differs(value: EditorValue, menu: Menu): boolean {
  return !sameValue(value, valueOf(menu));
}

/** A personal menu's form filled from a master: name with the client's, fresh line ids. */
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

/** The document of a menu that was not stored before, with its nutrition. */
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

/** A menu with the contents of another one: a draft of the same kind, for the same client, with fresh line ids. */
export function copyOfMenu(menu: Menu, base: DocumentBase, newId: () => string): Menu {
  const name = menusText.list.copyOf(menu.name || menus.title.untitled).slice(0, 300);
  const value = { ...valueOf(menu), name, meals: copyMeals(menu.meals, newId) };
  return newMenu(base, menu, value, 'draft');
}

/**
 * Puts what was typed on top of a newer version of the menu. What only one side changed is taken
 * from it; where both changed the same value, what is on the screen stays and the other is handed
 * back, so that a person decides.
 * @param base the version that the form was opened with
 * @param now the instant of the computation of the nutrition
 */
export function rebase(
  base: Menu,
  value: EditorValue,
  newest: Menu,
  now: string,
): { document: Menu; conflicts: MergeConflict[] } {
  // The merge shows `theirs` where both changed a value: here that must be the screen.
  const { merged, conflicts } = mergeDocuments('menus', {
    base,
    mine: newest,
    theirs: withValue(base, value),
  });
  const { _deleted, ...menu } = merged as Menu & { _deleted?: boolean };
  return { document: { ...menu, ...menuDerived(menu.meals, now) }, conflicts };
}
