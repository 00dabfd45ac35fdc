import { useCallback, useEffect, useState } from 'react';
import { useFoodIndex } from '../../blocks/lines/add/useFoodIndex';
import type { Addable } from '../../domain/menus/addables';
import {
  lineForAmount,
  PHOTO_GRAMS,
  PHOTO_SERVINGS,
  getPhotoUnit,
  type PhotoUnit,
} from '../../domain/practice/ai/foodLines';
import type { FoodPhotoAnswer } from '../../domain/practice/ai/prompts/foodPhoto';
import type { NewLine } from '../../domain/food/lines';
import { matchFood } from '../../domain/recipes/recipeImport/match';
import { newId } from '../../domain/schema/newId';
import { nutritionClient } from '../../workers/nutritionClient';

export interface SeenFood {
  id: string;
  name: string;
  choices?: readonly Addable[];
  chosen: string;
  isCertain: boolean;
  /** As it is written: g, or servings. */
  amount: string;
  /** g, by the model; a person may have changed the amount since. */
  guessed: number;
  isSure: boolean;
  isKept: boolean;
}

const MAX_HITS = 8;
const find = (query: string) => nutritionClient().search(query, { limit: MAX_HITS });

export const getAddableId = (addable: Addable): string =>
  addable.kind === 'recipe' ? addable.recipe.id : addable.edible.id;
export const getAddableName = (addable: Addable): string =>
  addable.kind === 'recipe' ? addable.recipe.title : addable.edible.name;

export const findChosen = ({ choices = [], chosen }: SeenFood): Addable | undefined =>
  choices.find((one) => getAddableId(one) === chosen);

/** @returns undefined where the text is no amount, or out of bounds */
export function parseAmount(food: SeenFood, unit: PhotoUnit): number | undefined {
  const { min, max } = unit === 'g' ? PHOTO_GRAMS : PHOTO_SERVINGS;
  const written = food.amount.trim().replace(',', '.');
  const amount = /^\d{1,5}(?:\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN;
  return amount >= min && amount <= max ? amount : undefined;
}

export function lineOfFood(food: SeenFood): NewLine | undefined {
  const addable = findChosen(food);
  const amount = addable && parseAmount(food, getPhotoUnit(addable));
  return addable && amount !== undefined ? lineForAmount(addable, amount, food.id) : undefined;
}

const asSeen = ({ name, grams, isSure }: FoodPhotoAnswer['foods'][number]): SeenFood => ({
  id: newId(),
  name,
  chosen: '',
  isCertain: false,
  amount: String(Math.round(grams)),
  guessed: Math.round(grams),
  isSure,
  isKept: true,
});

/** A dish of unknown weight is counted in servings. */
function withChosen(food: SeenFood, chosen: Addable | undefined): SeenFood {
  const before = findChosen(food);
  const was = before ? getPhotoUnit(before) : 'g';
  const unit = chosen ? getPhotoUnit(chosen) : 'g';
  const amount = unit === was ? food.amount : unit === 'g' ? String(food.guessed) : '1';
  return { ...food, chosen: chosen ? getAddableId(chosen) : '', amount };
}

type Change = (id: string, how: (food: SeenFood) => SeenFood) => void;

function useMatching(
  all: ReadonlyMap<string, Addable> | undefined,
  seenFood: SeenFood | undefined,
  change: Change,
): void {
  useEffect(() => {
    if (!all || !seenFood) return undefined;
    let isNewest = true;
    const match = async () => {
      const nothing = { ids: [], certainty: 'unknown' as const };
      const { ids, certainty } = await matchFood(seenFood.name, find).catch(() => nothing);
      if (!isNewest) return;
      const choices = ids.flatMap((id) => all.get(id) ?? []);
      // A near match is offered, and not chosen.
      const best = certainty === 'unknown' ? undefined : choices[0];
      change(seenFood.id, (food) => ({
        ...withChosen({ ...food, choices }, best),
        isCertain: certainty === 'sure',
      }));
    };
    void match();
    return () => {
      isNewest = false;
    };
  }, [all, seenFood, change]);
}

function renamed(food: SeenFood, name: string): SeenFood {
  const { choices: _old, ...rest } = withChosen(food, undefined);
  return { ...rest, name };
}

export function useSeenFoods(seen: FoodPhotoAnswer['foods']) {
  const all = useFoodIndex();
  const [foods, setFoods] = useState<SeenFood[]>(() => seen.map(asSeen));
  const change = useCallback<Change>(
    (id, how) => setFoods((now) => now.map((food) => (food.id === id ? how(food) : food))),
    [],
  );
  useMatching(
    all,
    foods.find(({ choices }) => choices === undefined),
    change,
  );
  return {
    foods,
    rename: (id: string, name: string) => change(id, (food) => renamed(food, name)),
    choose: (id: string, chosen: string) =>
      change(id, (food) =>
        withChosen(
          food,
          food.choices?.find((one) => getAddableId(one) === chosen),
        ),
      ),
    write: (id: string, amount: string) => change(id, (food) => ({ ...food, amount })),
    toggle: (id: string) => change(id, (food) => ({ ...food, isKept: !food.isKept })),
  };
}

export type SeenFoods = ReturnType<typeof useSeenFoods>;
