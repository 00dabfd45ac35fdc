import type { Edible } from './catalogue';
import { upperBounds } from './upperBounds';
import { isSaltyName } from './saltyKind';
import type { ItemSnapshot, ItemType, MenuItem } from './storedLines';
import { GRAM } from './quantities';

/** Serving that the specification assumes where a food or product names none, in g or ml. */
export const DEFAULT_SERVING = { food: 100, product: 200 } as const;

const PRODUCT_UNIT = 'ly';

export interface UnitChoice {
  unit: string;
  unitAmount: number;
}

export function toSnapshot(edible: Edible): ItemSnapshot {
  const source = edible.source;
  const refuse = edible.kind === 'food' ? edible.refusePercent : undefined;
  const atMost = upperBounds(edible);
  const salty = edible.saltyKind ?? isSaltyName(edible.name);
  return {
    basis: { ...edible.basis },
    nutrients: { ...edible.nutrients },
    ...(edible.measures.length > 0 ? { measures: edible.measures.map((m) => ({ ...m })) } : {}),
    servingSize: edible.servingSize,
    ...(refuse === undefined ? {} : { refusePercent: refuse }),
    ...(Object.keys(atMost).length > 0 ? { atMost } : {}),
    // An empty list: the name misleads, since the food was checked and is not salty.
    ...(edible.nutrients.sodium === undefined && (salty || edible.saltyKind === false)
      ? { saltUnknown: salty ? [edible.name] : [] }
      : {}),
    ...(edible.allergens.length > 0 ? { allergens: [...edible.allergens] } : {}),
    ...(source
      ? { sourceLabel: source.code ? `${source.name}, ${source.code}` : source.name }
      : {}),
    sourceVersion: edible.updatedAt,
  };
}

/** @param current a unit that a line already uses; it stays a choice */
export function unitChoices(
  type: ItemType,
  snapshot: Pick<ItemSnapshot, 'basis' | 'measures' | 'servingSize' | 'weight'>,
  current?: UnitChoice,
): UnitChoice[] {
  const choices: UnitChoice[] = [{ unit: snapshot.basis.unit, unitAmount: 1 }];
  const add = (unit: string, unitAmount: number) => {
    if (!choices.some((choice) => choice.unit === unit)) choices.push({ unit, unitAmount });
  };
  if (current) add(current.unit, current.unitAmount);
  for (const measure of snapshot.measures ?? []) add(measure.unit, measure.amount);
  if (type === 'recipe' && snapshot.weight) add(GRAM, 1 / snapshot.weight);
  if (type === 'product') add(PRODUCT_UNIT, snapshot.servingSize ?? DEFAULT_SERVING.product);
  return choices;
}

function usualMeasure({ measures, servingSize }: Edible): UnitChoice | undefined {
  const far = ({ amount }: { amount: number }) => Math.abs(Math.log(amount / servingSize));
  const [nearest] = [...measures].sort((a, b) => far(a) - far(b));
  return nearest && { unit: nearest.unit, unitAmount: nearest.amount };
}

/** A unit of its own without a measure (gói, quả …) counts as one serving. */
function startingUnit(edible: Edible): UnitChoice {
  const own = edible.unit === edible.basis.unit ? undefined : edible.unit;
  if (own === undefined && edible.kind === 'food') {
    const usual = usualMeasure(edible);
    if (usual) return usual;
  }
  const unit = own ?? (edible.kind === 'product' ? PRODUCT_UNIT : edible.basis.unit);
  const known = unitChoices(edible.kind, edible).find((choice) => choice.unit === unit);
  return known ?? { unit, unitAmount: edible.servingSize };
}

export interface NewMenuItem {
  edible: Edible;
  lineId: string;
  order: number;
  quantity?: number;
  unit?: string;
}

/** @throws RangeError when the food has no such unit */
export function newMenuItem({ edible, lineId, order, quantity, unit }: NewMenuItem): MenuItem {
  const start = startingUnit(edible);
  const choice =
    unit === undefined
      ? start
      : unitChoices(edible.kind, edible, start).find((candidate) => candidate.unit === unit);
  if (!choice) throw new RangeError(`${edible.id} has no unit ${unit}`);
  return {
    lineId,
    type: edible.kind,
    itemId: edible.id,
    name: edible.name,
    quantity: quantity ?? (choice.unit === edible.basis.unit ? edible.servingSize : 1),
    unit: choice.unit,
    unitAmount: choice.unitAmount,
    order,
    snapshot: toSnapshot(edible),
  };
}
