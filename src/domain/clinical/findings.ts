import { dateText } from '../text/days';
import type { NutrientKey } from '../food/nutrients';
import { formatNumber } from '../text/numberFormat';
import { roundTo } from '../text/round';
import { anaemiaText } from './anaemia';
import { ALBERTA, KDIGO, NASEM, NLA, QD_2388, QD_2879, WHO_ANAEMIA } from './sources';
import { isPotassiumHigh, triglycerideClass, WATCHED_POTASSIUM } from './serum';
import type { Bound, ConditionId, PersonFacts, Source } from './types';

interface FindingInputs {
  facts: PersonFacts;
  weight: number | undefined;
  energy: number | undefined;
  person: unknown;
}

export interface FindingBound extends Bound {
  nutrient: NutrientKey;
  side: 'minimum' | 'maximum';
}

const ADULT = 18;
/** Years from which on there is a ceiling; younger children need more for each kg. */
const CEILING_FROM = 4;
/** Years from which on it goes by weight, as for adults. */
const CEILING_BY_WEIGHT = 14;
/** g for each kg: the most that anybody recommends, to who trains. */
const CEILING = 2;
/** Percent of a child's energy: the upper end of what is recommended. */
const CEILING_SHARE = 20;

const BY_WEIGHT = {
  by: 'rule',
  rule: `đạm tối đa ${CEILING} g/kg`,
  basis: 'ACSM 2016: 1,2–2,0 g/kg là mức cao nhất được khuyên, cho vận động viên',
} as const;
const BY_SHARE = {
  by: 'rule',
  rule: `trẻ em: đạm tối đa ${CEILING_SHARE} % năng lượng`,
  basis: 'QĐ 2615/QĐ-BYT 2016: 13–20 %, đầu trên của khoảng khuyến nghị',
} as const;

const mostProtein = (value: number, origin: Bound['origin']): FindingBound[] => [
  { nutrient: 'protein', side: 'maximum', value: roundTo(value, 1), origin },
];

/** The most protein that anybody recommends; of an adult a share of the energy is no bound (decision 0260). */
function proteinCeiling({ facts, weight, energy, person }: FindingInputs): FindingBound[] {
  const { age, conditions } = facts;
  // Mothers have needs of their own, and of a child nothing is said while its sex is unknown.
  if (conditions.has('pregnancy') || conditions.has('nursing')) return [];
  // A share of a wasted body, or of what it eats, is no measure of what it needs.
  if (conditions.has('underweight') && (age === undefined || age >= ADULT)) return [];
  if (age !== undefined && (age < CEILING_FROM || (age < ADULT && !person))) return [];
  if (age !== undefined && age < CEILING_BY_WEIGHT)
    return energy === undefined ? [] : mostProtein((energy * CEILING_SHARE) / 100 / 4, BY_SHARE);
  return weight === undefined ? [] : mostProtein(CEILING * weight, BY_WEIGHT);
}

const reading = (name: string, { value, date }: { value: number; date: string }) =>
  `${name} ${formatNumber(value, 1)} mmol/L (${dateText(date)})`;

/** mg of potassium a day that the Vietnamese sources share for a raised serum value: 2,000–3,000. */
const PROPOSED_POTASSIUM = 3000;

function potassiumBound({ facts }: FindingInputs): FindingBound[] {
  const measurement = facts.serum?.potassium;
  if (!measurement || !isPotassiumHigh(facts)) return [];
  const source = QD_2879('TN07, DD06: 2.000–3.000 mg khi kali máu cao');
  const origin = { by: 'finding', finding: reading('Kali máu', measurement), source } as const;
  return [
    { nutrient: 'potassium', side: 'maximum', value: PROPOSED_POTASSIUM, origin, proposed: true },
  ];
}

/** Percent of the energy by class of triglycerides (NLA 2015, part 2, figure 1). */
const FATS = {
  raised: { fat: 35, saturatedFat: 7 },
  veryHigh: { fat: 35, saturatedFat: 7 },
  extreme: { fat: 15, saturatedFat: 3 },
} as const;

function triglycerideBounds({ facts, energy }: FindingInputs): FindingBound[] {
  const [measurement, level] = [facts.serum?.triglycerides, triglycerideClass(facts)];
  if (!measurement || !level || energy === undefined) return [];
  const source = NLA('phần 2, hình 1');
  const origin = { by: 'finding', finding: reading('Triglycerid', measurement), source } as const;
  return (['fat', 'saturatedFat'] as const).map((nutrient) => ({
    nutrient,
    side: 'maximum',
    value: roundTo((energy * FATS[level][nutrient]) / 100 / 9, 1),
    origin,
  }));
}

/** mg of iron of the RDA by sex and age, and how much more who eats no meat needs (Alberta Health 2018). */
const [VEGETARIAN_IRON, IRON] = [1.8, { man: 8, young: 18, older: 8, pregnant: 27 }] as const;

function vegetarianIron({ facts }: FindingInputs): FindingBound[] {
  const { age, gender, vegetarian, conditions } = facts;
  if (!vegetarian || age === undefined || age < ADULT + 1 || gender === undefined) return [];
  const own = conditions.has('pregnancy')
    ? IRON.pregnant
    : gender === 'male'
      ? IRON.man
      : age < 51
        ? IRON.young
        : IRON.older;
  const source = ALBERTA('ăn chay: gấp 1,8 lần');
  const value = roundTo(own * VEGETARIAN_IRON, 1);
  return [{ nutrient: 'iron', side: 'minimum', value, origin: { by: 'table', source } }];
}

/** mg of sodium a day above which a child's blood pressure is at risk, by the first year of each age; from 14 on the table is stricter. */
const CHILD_SODIUM = [
  { from: 1, to: 3, value: 1200 },
  { from: 4, to: 8, value: 1500 },
  { from: 9, to: 13, value: 1800 },
] as const;

function childSodium({ facts: { age } }: FindingInputs): FindingBound[] {
  const row = CHILD_SODIUM.find(({ from, to }) => age !== undefined && age >= from && age <= to);
  if (!row) return [];
  const source = NASEM(`CDRR ${row.from}–${row.to} tuổi`);
  const origin = { by: 'table', source } as const;
  return [{ nutrient: 'sodium', side: 'maximum', value: row.value, origin }];
}

export function findingBounds(inputs: FindingInputs): FindingBound[] {
  const { age } = inputs.facts;
  const isAdult = age === undefined || age >= ADULT;
  return [
    ...proteinCeiling(inputs),
    ...(isAdult ? [...potassiumBound(inputs), ...triglycerideBounds(inputs)] : []),
    ...vegetarianIron(inputs),
    ...childSodium(inputs),
  ];
}

export function dropsMinimum({
  keepsPotassium,
  serum,
  steadyVitaminK,
}: PersonFacts): NutrientKey[] {
  const holds = keepsPotassium || (serum?.potassium?.value ?? 0) >= WATCHED_POTASSIUM;
  return [
    ...(holds ? (['potassium'] as const) : []),
    ...(steadyVitaminK ? (['vitaminK'] as const) : []),
  ];
}

interface FindingNote {
  text: string;
  source: Source;
  condition: ConditionId;
}

const PREPARING =
  'Cắt nhỏ, luộc nhiều nước rồi bỏ nước; ngâm không thì bớt rất ít. Lượng bớt khác nhau từng món nên không trừ vào con số. Bớt đồ chế biến sẵn có phụ gia kali, không dùng muối thay natri bằng kali; không cắt rau, trái cây một cách máy móc.';

function potassiumNotes(facts: PersonFacts): FindingNote[] {
  const value = facts.serum?.potassium?.value ?? 0;
  if (value < WATCHED_POTASSIUM) return [];
  const more: FindingNote = {
    text: PREPARING,
    source: QD_2388('bệnh thận mạn, kali'),
    condition: 'kidney',
  };
  if (isPotassiumHigh(facts)) return [more];
  const text = `Kali máu ${formatNumber(value, 1)} mmol/L: chưa giới hạn kali; không dùng muối thay natri bằng kali và đồ có phụ gia kali.`;
  return [{ text, source: KDIGO('3.11.5.2, điểm thực hành'), condition: 'kidney' }];
}

export function findingNotes(facts: PersonFacts): FindingNote[] {
  const anaemia = anaemiaText(facts, dateText);
  return [
    ...(anaemia === ''
      ? []
      : [{ text: anaemia, source: WHO_ANAEMIA('bảng 2–5'), condition: 'anaemia' } as const]),
    ...potassiumNotes(facts),
  ];
}
