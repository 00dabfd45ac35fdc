import type { Addable } from '../../menus/addables';
import { foodMethod } from './foods';

/** Whether whoever gets it can cook it: what goes in, how much of it and the steps are known. */
export function isCookable(addable: Addable): boolean {
  if (addable.kind === 'edible') return foodMethod(addable.edible.name) !== undefined;
  const { hasMethod, ingredients } = addable.recipe;
  return hasMethod === true && ingredients.length > 0;
}
