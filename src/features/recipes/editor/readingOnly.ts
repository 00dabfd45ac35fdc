import type { RecipeIngredient } from '../../../domain/food/storedLines';

interface WithIngredients {
  ingredients: readonly RecipeIngredient[];
}

/** For `memo` of a part that reads only some fields of the ingredients, so that typing an amount does not render it. */
export function readingOnly(...fields: readonly (keyof RecipeIngredient)[]) {
  return <P extends WithIngredients>(before: P, after: P): boolean => {
    const others = Object.keys(after).filter((key) => key !== 'ingredients') as (keyof P)[];
    return (
      others.every((key) => Object.is(before[key], after[key])) &&
      before.ingredients.length === after.ingredients.length &&
      after.ingredients.every((line, index) => {
        const was = before.ingredients[index];
        return fields.every((field) => Object.is(was?.[field], line[field]));
      })
    );
  };
}
