import { allergyWarnings, type AllergyWarning } from '../../clinical/allergens/warnings';
import { avoidedBy } from '../../clinical/allergens/avoided';
import { medicineNotes } from '../../clinical/medicines';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import { foodsRefusedBy } from '../../clinical/customs/client';
import { refusalWarnings } from '../../clinical/customs/refused';
import { buildCare, type Care } from '../care';
import { careReasons, FRUIT_CARBS } from '../careOfDish';
import { isPartlyKnown, WELL_KNOWN } from '../pool';
import type { DishTraits } from '../traits';
import type { DishRole } from '../types';
import { listIllnesses } from '../../targets/hospitalDiets/illness';
import type { NewLine } from '../../food/lines';
import type { NutrientKey, NutrientMap } from '../../food/nutrients';
import { toIsoDate, type CalendarMonth } from '../../person/body';
import type { DayTargets } from '../../targets/dayTargets';
import { foodMarks, mindsPotassium, type FoodMark, type MarkedEater } from '../../verdict/marks';
import type { Standard } from '../../verdict/types';
import { isNutrient } from '../../verdict/judge';
import type { ExchangeKind } from './kinds';
import type { Limit } from '../../clinical/limitTypes';

export interface ExchangeEater {
  allergies: readonly string[];
  refused: readonly string[];
  illness: readonly string[];
  care: Care;
  marked?: MarkedEater;
  first: readonly NutrientKey[];
}

export const NO_EATER: ExchangeEater = {
  allergies: [],
  refused: [],
  illness: [],
  care: {},
  first: [],
};

export function exchangeEater(
  client: Client,
  newestFirst: readonly Consultation[],
  { clinical, rules }: Pick<DayTargets, 'clinical' | 'rules'>,
  today: CalendarMonth,
): ExchangeEater {
  const date = toIsoDate(today);
  return {
    allergies: avoidedBy(client),
    refused: foodsRefusedBy(client),
    illness: listIllnesses(client, date),
    care: buildCare(client, newestFirst, today, clinical.limits),
    marked: { client, limits: rules.limits, mindsPotassium: mindsPotassium(client, date) },
    first: rules.first,
  };
}

/** Marks that speak against a line for certain; much potassium is weighed by the day's verdict instead. */
const BARRING: ReadonlySet<FoodMark['kind']> = new Set([
  'notVegetarian',
  'alcohol',
  'purine',
  'sweet',
]);

export interface CaredFood {
  traits: DishTraits;
  roles: readonly DishRole[];
}

export function isRefused(line: NewLine, food: CaredFood, eater: ExchangeEater): boolean {
  // A dish that does not say what it is made of does not count as free of anything.
  const isOpen = line.type === 'recipe' && !line.snapshot.parts?.length;
  return (isOpen && eater.allergies.length > 0) || isBarred(line, food, eater);
}

const isCertain = ({ level }: AllergyWarning): boolean => level === 'contains';

export function isBarred(
  line: NewLine,
  { traits, roles }: CaredFood,
  eater: ExchangeEater,
): boolean {
  const { refused, illness, care, allergies, marked } = eater;
  if (allergyWarnings(line, allergies).some(isCertain)) return true;
  if (refusalWarnings(line, refused).some(isCertain)) return true;
  if (medicineNotes(illness, [line]).some(({ foods }) => foods.length > 0)) return true;
  if (marked && foodMarks(line, {}, marked).some(({ kind }) => BARRING.has(kind))) return true;
  // How a single food is cooked is not known: texture is asked of dishes.
  const dishCare = line.type === 'recipe' ? care : withoutTexture(care);
  return careReasons(traits, { known: {}, roles, portions: [] }, { care: dishCare }).length > 0;
}

const needsFigure = ({ of, side, per, severity, origin }: Limit): boolean =>
  side === 'maximum' &&
  per === 'day' &&
  origin.by !== 'target' &&
  (of === 'sodium' || severity !== 'general');

const LEAVES: ReadonlySet<ExchangeKind['kind']> = new Set(['vegetable', 'herb']);

/** Purine is measured for few foods; vitamin K matters only in greens. */
export function hidesLimit(
  line: NewLine,
  { kind }: Pick<ExchangeKind, 'kind'>,
  { limits }: Standard,
): boolean {
  const { nutrients, atMost, saltUnknown } = line.snapshot;
  const isOpen = (key: NutrientKey) => nutrients[key] === undefined && atMost?.[key] === undefined;
  return limits.some((limit) => {
    const { of } = limit;
    if (of === 'vitaminKSwing') return LEAVES.has(kind) && isOpen('vitaminK');
    if (!needsFigure(limit) || !isNutrient(of) || of === 'purine') return false;
    if (of === 'sodium' && (saltUnknown?.length ?? 0) > 0) return true;
    return isOpen(of) || (WELL_KNOWN.has(of) && isPartlyKnown(line, of, limit.value));
  });
}

export function isTooSweet(
  { kind }: Pick<ExchangeKind, 'kind'>,
  { carbs = 0 }: NutrientMap,
  { care }: ExchangeEater,
): boolean {
  return care.sweets === 'none' && kind === 'fruit' && carbs > FRUIT_CARBS;
}

function withoutTexture({ soft: _soft, ...care }: Care): Care {
  return care;
}

export function doubts(
  line: NewLine,
  eaten: NutrientMap,
  { allergies, refused, marked }: ExchangeEater,
): { warnings: AllergyWarning[]; marks: FoodMark[] } {
  return {
    warnings: [
      ...allergyWarnings(line, allergies),
      // Cross-reactions matter to allergies only: who eats no eel eats other fish.
      ...refusalWarnings(line, refused).filter(({ level }) => level !== 'related'),
    ],
    marks: marked ? foodMarks(line, eaten, marked) : [],
  };
}
