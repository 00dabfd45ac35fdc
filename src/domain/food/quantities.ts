import { SERVING_UNIT, type ItemSnapshot, type MenuItem } from './storedLines';
import { plainFractions } from '../text/fractions';
import { purchaseWeight } from './purchaseWeight';

export const QUANTITY_LIMITS = { min: 0, max: 1000, fallbackStep: 10 } as const;
/** The + button may go beyond (platform specification, section 5). */
export const TYPED_SERVINGS = 10;

export type QuantityProblem = 'notANumber' | 'negative' | 'tooMuch';

export type QuantityReading =
  | {
      ok: true;
      quantity: number;
      /** The text could mean another number to somebody: show how it was read. */
      doubtful: boolean;
    }
  | { ok: false; problem: 'tooMuch'; quantity: number }
  | { ok: false; problem: Exclude<QuantityProblem, 'tooMuch'> };

/** `1.500` and `1.500,5` group thousands with points, as Vietnamese writes numbers. */
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const PLAIN = /^(\d+([.,]\d*)?|[.,]\d+)$/;

function parseFraction(text: string): number | undefined {
  const [, whole = '0', part, of] =
    /^(?:(\d{1,3})\s+)?(\d{1,2})\/([1-9]\d?)$/.exec(plainFractions(text).trim()) ?? [];
  return part === undefined
    ? undefined
    : Math.round((Number(whole) + Number(part) / Number(of)) * 100) / 100;
}

/**
 * Decimal comma or point, or a fraction; a point before exactly three digits groups thousands unless the number starts
 * with 0. Empty is 0 (specification). Nothing is cut down to the maximum, so that a prescription never changes unseen.
 */
export function readQuantity(text: string): QuantityReading {
  const fraction = parseFraction(text);
  if (fraction !== undefined) return { ok: true, quantity: fraction, doubtful: true };
  const plain = text.replaceAll(/\s/g, '');
  if (plain === '') return { ok: true, quantity: 0, doubtful: false };
  if (/^[-−]\d/.test(plain)) return { ok: false, problem: 'negative' };
  const grouped = GROUPED.test(plain);
  if (!grouped && !PLAIN.test(plain)) return { ok: false, problem: 'notANumber' };
  const exact = Number((grouped ? plain.replaceAll('.', '') : plain).replace(',', '.'));
  const quantity = Math.round(exact * 100) / 100;
  if (quantity > QUANTITY_LIMITS.max) return { ok: false, problem: 'tooMuch', quantity };
  return { ok: true, quantity, doubtful: grouped || quantity !== exact || /,\d{3}/.test(plain) };
}

export function typedMost({ type, unit }: Pick<MenuItem, 'type' | 'unit'>): number {
  return type === 'recipe' && unit !== GRAM ? TYPED_SERVINGS : QUANTITY_LIMITS.max;
}

export function readLineQuantity(
  text: string,
  line: Pick<MenuItem, 'type' | 'quantity' | 'unit'>,
): QuantityReading {
  const reading = readQuantity(text);
  if (!reading.ok || reading.quantity <= typedMost(line) || reading.quantity === line.quantity)
    return reading;
  return { ok: false, problem: 'tooMuch', quantity: reading.quantity };
}

export function quantityText(quantity: number): string {
  return String(Math.round(quantity * 100) / 100).replace('.', ',');
}

const HALF_TOLERANCE = { weighed: 0.12, unweighed: 0.03 } as const;

function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves === 1) return 'nửa phần';
  return halves % 2 === 0 ? `${whole} phần` : `${whole} phần rưỡi`;
}

/** g of one serving of a dish; `servingSize` is there where the finished dish was weighed. */
type ServingWeight = Partial<Pick<ItemSnapshot, 'weight' | 'servingSize'>>;

/**
 * The unit of a weight of a dish. Where nobody weighed the finished dish it is the sum of what goes in, without the water: 113 g of
 * beans and sugar are a whole bowl of porridge.
 */
const gramsName = ({ servingSize }: ServingWeight): string =>
  servingSize === undefined ? 'g nguyên liệu' : 'g';

/** A line's unit as it is read: grams of a dish say of what they are. */
export const unitName = ({
  type,
  unit,
  snapshot,
}: Pick<MenuItem, 'type' | 'unit'> & { snapshot?: ServingWeight }): string =>
  type === 'recipe' && unit === GRAM ? gramsName(snapshot ?? {}) : unit;

/**
 * How much of a dish, as people serve it, and its weight: whole servings and halves (`nửa phần`, `1 phần rưỡi`), grams beside them; what
 * is no half is grams alone, and where nobody knows the weight the number as it is. Never "nearly".
 * @param serving the weight of one, where it is known
 */
export function servedAs(
  quantity: number,
  serving: ServingWeight = {},
): { measure?: string; grams?: string } {
  const { weight } = serving;
  const grams =
    weight && quantity > 0
      ? { grams: `${Math.round(weight * quantity)} ${gramsName(serving)}` }
      : {};
  const halves = Math.round(quantity * 2);
  const tolerance = grams.grams ? HALF_TOLERANCE.weighed : HALF_TOLERANCE.unweighed;
  const isHalf = halves > 0 && Math.abs(halves / 2 - quantity) <= quantity * tolerance;
  if (isHalf) return { measure: halvesText(halves), ...grams };
  return grams.grams ? grams : { measure: `${quantityText(quantity)} phần` };
}

/** The same as one text: `1 phần (180 g nguyên liệu)`, `234 g nguyên liệu`. */
export function servingsText(quantity: number, serving?: ServingWeight): string {
  const { measure, grams } = servedAs(quantity, serving);
  if (measure === undefined) return grams ?? '';
  return grams === undefined ? measure : `${measure} (${grams})`;
}

type Amount = Pick<MenuItem, 'type' | 'quantity' | 'unit'> &
  Partial<Pick<MenuItem, 'unitAmount'>> & {
    snapshot?: ServingWeight & Partial<Pick<ItemSnapshot, 'basis'>>;
  };

export function amountText(line: Amount): string {
  const { type, quantity, unit, unitAmount, snapshot } = line;
  if (type === 'recipe' && unit === SERVING_UNIT) return servingsText(quantity, snapshot);
  const typed = `${quantityText(quantity)} ${unitName(line)}`;
  const { basis } = snapshot ?? {};
  const isMeasure = basis && unit !== basis.unit && unit !== GRAM && unit !== MILLILITRE;
  return isMeasure && unitAmount !== undefined && type !== 'recipe' && quantity > 0
    ? `${typed} (${Math.round(quantity * unitAmount)} ${basis.unit})`
    : typed;
}

type Counted = Pick<MenuItem, 'type' | 'unit' | 'unitAmount'> & {
  snapshot: Pick<ItemSnapshot, 'basis' | 'servingSize'>;
};

export const GRAM = 'g';
/** Its amount is the food's density, g in a ml. */
export const MILLILITRE = 'ml';

export function isMetered({ type, unit, snapshot }: Counted): boolean {
  if (type === 'recipe') return unit === GRAM;
  return unit === snapshot.basis.unit || unit === MILLILITRE;
}

export function quantityStep(line: Counted): number {
  if (!isMetered(line)) return 1;
  if (line.unit !== line.snapshot.basis.unit) return QUANTITY_LIMITS.fallbackStep;
  return line.snapshot.servingSize ?? QUANTITY_LIMITS.fallbackStep;
}

export function stepQuantity(quantity: number, step: number, direction: 1 | -1): number {
  const next = Math.round((quantity + direction * step) * 100) / 100;
  return Math.min(Math.max(next, QUANTITY_LIMITS.min), QUANTITY_LIMITS.max);
}

/** @returns undefined where that unit cannot count it: more than the maximum, or rounded to nothing */
export function convertQuantity(quantity: number, from: number, to: number): number | undefined {
  const converted = Math.round(((quantity * from) / to) * 100) / 100;
  if (converted > QUANTITY_LIMITS.max || (converted === 0 && quantity > 0)) return undefined;
  return converted;
}

/**
 * In g, whole numbers.
 * @returns undefined for recipes, for bases that are no weight, and where the refuse is unknown or so small that both come
 * to the same
 */
export function computePurchase(
  line: Pick<MenuItem, 'type' | 'quantity' | 'unitAmount' | 'snapshot'>,
): { edible: number; bought: number } | undefined {
  const { basis, refusePercent } = line.snapshot;
  if (line.type === 'recipe' || !refusePercent || basis.unit !== 'g') return undefined;
  const edible = line.quantity * line.unitAmount;
  const bought = purchaseWeight(edible, refusePercent);
  if (bought === undefined || Math.round(bought) === Math.round(edible)) return undefined;
  return { edible: Math.round(edible), bought: Math.round(bought) };
}
