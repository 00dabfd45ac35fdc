import type { Addable } from '../../menus/addables';
import { foodMethod } from './foods';

export function isCookable(addable: Addable): boolean {
  if (addable.kind === 'edible') return foodMethod(addable.edible.name) !== undefined;
  const { hasMethod, ingredients } = addable.recipe;
  return hasMethod === true && ingredients.length > 0;
}
