import {
  allergyWarnings,
  unlistedAllergies,
  type AllergyWarning,
} from '../../clinical/allergens/warnings';
import type { GoalKind } from '../../records/clients';
import type { ItemType, MealSlot } from '../../food/storedLines';

export interface CardLine {
  name: string;
  slot: MealSlot;
  type: ItemType;
  unit: string;
  parts?: string[] | undefined;
  allergens?: string[] | undefined;
}

/** `isPartial`: a lower bound. */
export interface CardFigure {
  value: number;
  isPartial: boolean;
}

export interface MenuCard {
  id: string;
  name: string;
  tags: string[];
  goal?: GoalKind | undefined;
  author: string;
  /** đồng; absent: free to read. */
  price?: number | undefined;
  calories?: CardFigure | undefined;
  protein?: CardFigure | undefined;
  carbs?: CardFigure | undefined;
  fat?: CardFigure | undefined;
  lines: CardLine[];
}

/**
 * Findings on a menu and somebody's allergies. `unknown`: a dish does not list its ingredients;
 * `unlisted`: no list knows an allergy, so only its letters were looked for; `related`: the body
 * may confuse a dish with it.
 */
export type AllergyState =
  | 'none'
  | 'free'
  | 'related'
  | 'unlisted'
  | 'unknown'
  | 'may'
  | 'contains';

export interface DishWarning extends AllergyWarning {
  dish: string;
  slot: MealSlot;
}

export function lineWarnings(line: CardLine, allergies: readonly string[]): AllergyWarning[] {
  const snapshot = {
    basis: { amount: 1, unit: line.unit },
    nutrients: {},
    sourceVersion: '',
    ...(line.parts ? { parts: line.parts } : {}),
    ...(line.allergens ? { allergens: line.allergens } : {}),
  };
  return allergyWarnings({ name: line.name, snapshot } as never, allergies);
}

export const isUnknown = ({
  type,
  parts = [],
  allergens = [],
}: Pick<CardLine, 'type' | 'parts' | 'allergens'>): boolean =>
  type !== 'food' && parts.length === 0 && (type === 'recipe' || allergens.length === 0);

export function getAllergyState(
  { lines }: Pick<MenuCard, 'lines'>,
  allergies: readonly string[],
): { state: AllergyState; warnings: DishWarning[] } {
  if (allergies.length === 0) return { state: 'none', warnings: [] };
  const all = lines.flatMap((line) =>
    lineWarnings(line, allergies).map((warning) => ({
      ...warning,
      dish: line.name,
      slot: line.slot,
    })),
  );
  const contains = all.filter(({ level }) => level === 'contains');
  const may = all.filter(({ level }) => level === 'may');
  // Certainty about one allergen says nothing of another, which may be in there too.
  if (contains.length > 0) return { state: 'contains', warnings: [...contains, ...may] };
  if (may.length > 0) return { state: 'may', warnings: may };
  if (lines.some(isUnknown) || lines.length === 0) return { state: 'unknown', warnings: [] };
  if (unlistedAllergies(allergies).length > 0) return { state: 'unlisted', warnings: [] };
  return { state: all.length > 0 ? 'related' : 'free', warnings: all };
}
