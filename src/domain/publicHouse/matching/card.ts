import {
  allergyWarnings,
  unlistedAllergies,
  type AllergyWarning,
} from '../../clinical/allergens/warnings';
import type { GoalKind } from '../../records/clients';
import type { ItemType, MealSlot } from '../../food/storedLines';

/** A line of a published menu, as much as allergies and dislikes are read from. */
export interface CardLine {
  name: string;
  slot: MealSlot;
  type: ItemType;
  /** Unit of its figures: dishes are told from foods by it. */
  unit: string;
  parts?: string[] | undefined;
  allergens?: string[] | undefined;
}

/** A figure of a day; `isPartial`: a lower bound. */
export interface CardFigure {
  value: number;
  isPartial: boolean;
}

/** A published menu as a visitor's device chooses by it. An unknown figure is absent. */
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

/** A dish that concerns an allergy. */
export interface DishWarning extends AllergyWarning {
  dish: string;
  slot: MealSlot;
}

/** Allergies of a visitor against one line. */
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

/** Whether nobody can say what is in it: a cooked dish that names no parts, a product that declares nothing. */
export const isUnknown = ({
  type,
  parts = [],
  allergens = [],
}: Pick<CardLine, 'type' | 'parts' | 'allergens'>): boolean =>
  type !== 'food' && parts.length === 0 && (type === 'recipe' || allergens.length === 0);

/** How a menu stands to somebody's allergies, with the dishes that concern them, the certain ones first. */
export function allergyStateOf(
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
