import type { Client } from '../collections/clients';
import type { Menu } from '../collections/menus';
import { MEAL_SLOTS } from '../collections/shared/lines';
import type { NutrientKey } from '../nutrients';
import { lineTotals } from '../nutrition/totals';
import { allergyWarnings } from '../allergens/warnings';
import type { Bound, BoundOrigin } from '../clinical/limits';
import { goalKindOf } from './client';
import type { DayTargets } from './dayTargets';
import { aimOfMenu, plainWords, stageReasons, stagesOfClient } from './menuStages';
import type { StageReason } from './menuStages';

/** Why a menu fits a client or does not. `red`: not to be given as it is; `amber`: after a change. */
export type FitReason =
  | { level: 'red'; kind: 'allergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'mayAllergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'restriction'; foods: string[]; words: string[] }
  | { level: 'red'; kind: 'notVegetarian' }
  | StageReason
  | { level: 'red' | 'amber'; kind: 'energy'; difference: number; target: number }
  | { level: 'red' | 'amber'; kind: 'protein'; difference: number; target: number }
  | {
      level: 'red' | 'amber';
      kind: 'over';
      nutrient: NutrientKey;
      value: number;
      bound: number;
      origin: BoundOrigin;
    }
  | {
      level: 'amber';
      kind: 'under';
      nutrient: NutrientKey;
      value: number;
      bound: number;
      origin: BoundOrigin;
    }
  | { level: 'amber'; kind: 'saltUnknown'; foods: string[] }
  | { level: 'amber'; kind: 'goal'; menu: 'gain' | 'loss' };

export type FitGroup = 'fits' | 'adjust' | 'avoid';

export interface Fit {
  group: FitGroup;
  /** The worst first. */
  reasons: FitReason[];
  /** How far energy and protein are from the targets, for the order within a group; 0 is exact. */
  distance: number;
}

export type FitMenu = Pick<Menu, 'name' | 'tags' | 'meals'>;
export type FitClient = Pick<
  Client,
  'allergies' | 'dietaryRestrictions' | 'goals' | 'medicalConditions' | 'gender'
>;

/** Energy and protein: within a tenth they fit, within a quarter portions can be changed, beyond that not. */
const [FITS, CHANGEABLE] = [0.1, 0.25];
/** The share that decision 4 calls too little to matter. */
const NEGLIGIBLE = 0.02;
/** What a further reason weighs in the order, as a share of a target missed. */
const REASON_WEIGHS = 0.1;

/** "Không ăn thịt bò, kiêng nội tạng": what a client does not eat, as words of foods. */
export function restrictedWords(text: string | undefined): string[] {
  if (!text) return [];
  return text
    .split(/[,.;\n]/u)
    .flatMap((part) => {
      const found =
        /(?:không ăn|không dùng|không uống|kiêng|tránh|khong an|kieng)\s+(?:được\s+)?(.{2,60})/iu.exec(
          part.normalize('NFC'),
        );
      return found?.[1] ? [found[1].trim()] : [];
    })
    .slice(0, 20);
}

/** Foods of a vegetarian's day that are none of plants. */
const ANIMAL = ['thịt', 'cá', 'hải sản', 'tôm', 'cua', 'mực', 'gà', 'vịt', 'bò', 'heo', 'lợn'];

const said = (map: Map<string, Set<string>>) => ({
  words: [...map.keys()],
  foods: [...new Set([...map.values()].flatMap((foods) => [...foods]))],
});

const note = (map: Map<string, Set<string>>, word: string, food: string) =>
  map.set(word, (map.get(word) ?? new Set()).add(food));

function foodReasons({ meals }: FitMenu, client: FitClient): FitReason[] {
  const lines = MEAL_SLOTS.flatMap((slot) => meals[slot].items);
  const certain = new Map<string, Set<string>>();
  const possible = new Map<string, Set<string>>();
  const refused = new Map<string, Set<string>>();
  const restricted = restrictedWords(client.dietaryRestrictions);
  for (const line of lines) {
    for (const { allergy, level } of allergyWarnings(line, client.allergies))
      note(level === 'contains' ? certain : possible, allergy, line.name);
    for (const { allergy, level } of allergyWarnings(line, restricted))
      if (level === 'contains') note(refused, allergy, line.name);
  }
  const reasons: FitReason[] = [];
  if (certain.size > 0) reasons.push({ level: 'red', kind: 'allergy', ...said(certain) });
  if (possible.size > 0) reasons.push({ level: 'amber', kind: 'mayAllergy', ...said(possible) });
  if (refused.size > 0) reasons.push({ level: 'amber', kind: 'restriction', ...said(refused) });
  const vegetarian = / (an chay|thuan chay|truong chay|vegan) /.test(
    plainWords(client.dietaryRestrictions ?? ''),
  );
  if (
    vegetarian &&
    lines.some((line) => allergyWarnings(line, ANIMAL).some(({ level }) => level === 'contains'))
  )
    reasons.push({ level: 'red', kind: 'notVegetarian' });
  return reasons;
}

function goalReasons(menu: FitMenu, { goals }: FitClient): FitReason[] {
  const goal = goalKindOf(goals);
  const { gain, loss } = aimOfMenu(menu);
  if (goal === 'weight_loss' && gain) return [{ level: 'amber', kind: 'goal', menu: 'gain' }];
  const gains = goal === 'weight_gain' || goal === 'muscle_gain';
  return gains && loss ? [{ level: 'amber', kind: 'goal', menu: 'loss' }] : [];
}

type Totals = ReturnType<typeof lineTotals>;

function targetReason(
  kind: 'energy' | 'protein',
  totals: Totals,
  target: number | undefined,
): { reasons: FitReason[]; distance: number } {
  const total = totals[kind === 'energy' ? 'calories' : 'protein'];
  if (!total || target === undefined || !(target > 0)) return { reasons: [], distance: 0 };
  const difference = total.known - target;
  const distance = Math.abs(difference) / target;
  if (distance <= FITS) return { reasons: [], distance };
  const far = kind === 'energy' && distance > CHANGEABLE;
  return {
    distance,
    reasons: [{ level: far ? 'red' : 'amber', kind, difference: Math.round(difference), target }],
  };
}

/** What portions become where energy is brought down to its target, as a person would who takes this menu. */
function portionsAt(totals: Totals, target: number | undefined): number {
  const energy = totals.calories?.known;
  if (!energy || target === undefined || !(target > 0)) return 1;
  const share = target / energy;
  return share < 1 && 1 / share - 1 <= CHANGEABLE ? share : 1;
}

/** A hair above a general figure is none of a menu's reasons; a condition's most is one from the first milligram. */
function aboveMaximum(
  nutrient: NutrientKey,
  value: number,
  { value: bound, origin }: Bound,
  portions: number,
): FitReason | undefined {
  const general = origin.by === 'fixed' || origin.by === 'table';
  if (value <= bound * (general ? 1 + NEGLIGIBLE : 1)) return undefined;
  // A condition's most that is passed by more than a tenth, also when the portions fit the energy.
  const harmful = !general && value * portions > bound * (1 + FITS);
  return { level: harmful ? 'red' : 'amber', kind: 'over', nutrient, value, bound, origin };
}

function limitReasons(totals: Totals, { clinical, targets }: DayTargets): FitReason[] {
  const portions = portionsAt(totals, targets?.calories);
  const reasons: FitReason[] = [];
  for (const [key, limit] of Object.entries(clinical.limits)) {
    const nutrient = key as NutrientKey;
    const total = totals[nutrient];
    const { minimum, maximum } = limit;
    if (!total) continue;
    if (nutrient === 'sodium' && total.uncounted)
      reasons.push({ level: 'amber', kind: 'saltUnknown', foods: total.uncounted });
    const above = maximum && aboveMaximum(nutrient, total.known, maximum, portions);
    if (above) reasons.push(above);
    // Of the table's least amounts a master need not keep each; a condition's it should.
    if (
      minimum &&
      minimum.origin.by === 'condition' &&
      nutrient !== 'calories' &&
      total.share >= 1 &&
      total.known < minimum.value * (1 - FITS)
    )
      reasons.push({
        level: 'amber',
        kind: 'under',
        nutrient,
        value: total.known,
        bound: minimum.value,
        origin: minimum.origin,
      });
  }
  return reasons;
}

/**
 * Whether a master fits a client, and why not: energy and protein against the targets, stage of life,
 * conditions, allergens, restrictions.
 * @param day the client's targets and limits
 * @param about the client's age, and the conditions that were recognised
 */
export function fitOf(
  menu: FitMenu,
  client: FitClient,
  day: DayTargets,
  about: { age: number | undefined; found: ReadonlySet<string> },
): Fit {
  const totals = lineTotals(MEAL_SLOTS.flatMap((slot) => menu.meals[slot].items));
  const energy = targetReason('energy', totals, day.targets?.calories);
  const protein = targetReason('protein', totals, day.targets?.protein);
  const all: FitReason[] = [
    ...foodReasons(menu, client),
    ...stageReasons(menu, stagesOfClient(client, about.age, about.found)),
    ...energy.reasons,
    ...limitReasons(totals, day),
    ...protein.reasons,
    ...goalReasons(menu, client),
  ];
  const red = all.filter(({ level }) => level === 'red');
  const reasons = [...red, ...all.filter(({ level }) => level === 'amber')];
  return {
    group: red.length > 0 ? 'avoid' : reasons.length > 0 ? 'adjust' : 'fits',
    reasons,
    distance: energy.distance + protein.distance,
  };
}

const ORDER: readonly FitGroup[] = ['fits', 'adjust', 'avoid'];

const against = ({ reasons, distance }: Fit): number => distance + REASON_WEIGHS * reasons.length;

/**
 * The best first: by group, then by how much speaks against it. Reasons alone do not say it: twice the protein is
 * one reason, and so is a tenth.
 */
export function compareFits(a: Fit, b: Fit): number {
  return ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || against(a) - against(b);
}
