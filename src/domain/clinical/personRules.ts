import { dateText } from '../text/days';
import type { NutrientKey } from '../food/nutrients';
import { formatNumber } from '../text/numberFormat';
import { roundTo } from '../text/round';
import { personAlarms, type AlarmInputs } from './alarms';
import { anaemiaDegree } from './anaemia';
import { isPhosphorusRaised, isPotassiumHigh, triglycerideClass } from './serum';
import { JAPAN_GOUT, NLA, WHO_SUGARS } from './sources';
import type { BoundOrigin, ConditionId, PersonFacts } from './types';
import type { Alarm, Limit } from './limitTypes';

export interface PersonRules {
  limits: Omit<Limit, 'key'>[];
  serumHigh: { potassium?: boolean; phosphorus?: boolean };
  alarms: Alarm[];
  first: NutrientKey[];
}

export const NO_RULES: PersonRules = { limits: [], serumHigh: {}, alarms: [], first: [] };

type Rule = PersonRules['limits'][number];

const most = (
  of: Limit['of'],
  value: number,
  origin: BoundOrigin,
  more: Partial<Rule> = {},
): Rule => ({ of, side: 'maximum', value, per: 'day', origin, severity: 'illness', ...more });

const isAdult = ({ age }: PersonFacts) => age === undefined || age >= 18;

function byTriglycerides(facts: PersonFacts, section: string): BoundOrigin | undefined {
  const reading = facts.serum?.triglycerides;
  if (!reading || !isAdult(facts)) return undefined;
  const value = formatNumber(reading.value, 1);
  const finding = `Triglycerid ${value} mmol/L (${dateText(reading.date)})`;
  return { by: 'finding', finding, source: NLA(section) };
}

/** Percent of the energy from free sugars by class of triglycerides; "near 0" has no figure. */
const SUGAR_SHARE = { raised: 10, veryHigh: 5, extreme: 5 } as const;
const KCAL = 4;

function freeSugars(facts: PersonFacts, energy: number | undefined): Rule[] {
  if (energy === undefined) return [];
  const grams = (percent: number) => roundTo((energy * percent) / 100 / KCAL, 1);
  const level = triglycerideClass(facts);
  const byReading = byTriglycerides(facts, 'phần 2, hình 1');
  const ofReading =
    level && byReading ? most('freeSugars', grams(SUGAR_SHARE[level]), byReading) : undefined;
  if (ofReading && level !== 'raised') return [ofReading];
  const condition = (['gestationalDiabetes', 'diabetes'] as const).find((id) =>
    facts.conditions.has(id),
  );
  if (!condition) return ofReading ? [ofReading] : [];
  const source = WHO_SUGARS('dưới 10 % năng lượng, tốt hơn dưới 5 %');
  return [most('freeSugars', grams(10), { by: 'condition', condition, source })];
}

function noAlcohol(facts: PersonFacts): Rule[] {
  if (facts.conditions.has('gout'))
    return [
      most('alcohol', 0, {
        by: 'rule',
        rule: 'gút: không đưa rượu bia vào thực đơn',
        basis: 'ACR 2020 (hạn chế); Neogi 2014 (1–2 ly trong 24 giờ: cơn gút nhiều hơn 1,36 lần)',
      }),
    ];
  const level = triglycerideClass(facts);
  const origin = byTriglycerides(facts, 'phần 2, hình 1: không rượu bia');
  return origin && (level === 'veryHigh' || level === 'extreme')
    ? [most('alcohol', 0, origin)]
    : [];
}

function noPurineFoods({ conditions }: PersonFacts): Rule[] {
  if (!conditions.has('gout')) return [];
  const { guideline, year } = JAPAN_GOUT('');
  return [
    most('purineFoods', 0, {
      by: 'rule',
      rule: 'gút: không xếp nội tạng, cá cơm và món từ 200 mg purin/100 g',
      basis: `${guideline} ${year}: mức nhiều 200–300, rất nhiều trên 300 mg/100 g`,
    }),
  ];
}

/** The greatest day is at most so many times the least. */
const SWING = 2;
/** µg in one meal at which the blood's clotting was seen to change. */
const MEAL_VITAMIN_K = 700;

function steadyVitaminK({ steadyVitaminK: isAsked }: PersonFacts): Rule[] {
  if (!isAsked) return [];
  return [
    most(
      'vitaminKSwing',
      SWING,
      {
        by: 'rule',
        rule: 'warfarin, acenocoumarol: ngày nhiều vitamin K nhất không quá 2 lần ngày ít nhất; hỏi bác sĩ khoảng của người này',
        basis:
          'NIH ODS (tờ thông tin vitamin K, đọc 11/2026): giữ đều, không có con số cho một ngày',
      },
      { per: 'week' },
    ),
    most(
      'mealVitaminK',
      MEAL_VITAMIN_K,
      {
        by: 'rule',
        rule: 'warfarin, acenocoumarol: không có bữa từ 700 µg',
        basis: 'Johnson 2005: 400 g rau một bữa (700–1.500 µg) làm INR thay đổi',
      },
      { per: 'meal', exclusive: true },
    ),
  ];
}

/** g of carbohydrate that a meal may be away from its mean over the days. */
const CARBS_BAND = 10;

function steadyCarbs({ onInsulin }: PersonFacts): Rule[] {
  if (!onInsulin) return [];
  const origin = {
    by: 'rule',
    rule: 'insulin: bột đường của cùng một bữa quanh mức trung bình ±10 g; chuyên gia đổi được',
    basis: 'ADA 2026 5.28 (đều về lượng và giờ, không nêu số gam)',
  } as const;
  return (['breakfast', 'lunch', 'dinner'] as const).map((slot) =>
    most('carbsSwing', CARBS_BAND, origin, { per: 'week', slot }),
  );
}

/** Share of the day's energy above which a meal is said to be large. */
const LARGE_MEAL = 0.45;

const evenMeals = (): Rule[] => [
  most(
    'mealEnergy',
    LARGE_MEAL,
    {
      by: 'rule',
      rule: 'mỗi bữa nên trong 40 % năng lượng, nhắc khi trên 45 %',
      basis:
        'Viện Dinh dưỡng qua CDC Ninh Bình (bữa trưa 35–40 %; trang không ghi năm, đọc 11/2026)',
    },
    { per: 'meal', severity: 'general' },
  ),
];

const OF_CONDITION: Partial<Record<ConditionId, readonly NutrientKey[]>> = {
  kidney: ['potassium', 'phosphorus', 'sodium', 'calcium'],
  dialysis: ['potassium', 'phosphorus', 'sodium', 'calcium'],
  gout: ['purine'],
  hypertension: ['sodium', 'potassium'],
  osteoporosis: ['calcium', 'vitaminD'],
  pregnancy: ['iron', 'folate', 'calcium', 'iodine'],
  nursing: ['calcium', 'iron', 'iodine'],
  anaemia: ['iron', 'vitaminB12', 'folate', 'vitaminC'],
  kidneyStones: ['sodium', 'calcium'],
  diabetes: ['sodium'],
  oldAge: ['calcium', 'vitaminD', 'vitaminB12'],
};
const OF_VEGETARIANS = ['iron', 'vitaminB12', 'zinc', 'calcium', 'vitaminD'] as const;
const OF_CHILDREN = ['calcium', 'iron', 'zinc', 'vitaminD'] as const;

function listFirstNutrients(facts: PersonFacts): NutrientKey[] {
  const { conditions, vegetarian, steadyVitaminK: isSteady } = facts;
  const all: NutrientKey[] = [
    ...(isSteady ? (['vitaminK'] as const) : []),
    ...[...conditions.keys()].flatMap((id) => OF_CONDITION[id] ?? []),
    ...(anaemiaDegree(facts) ? (OF_CONDITION.anaemia ?? []) : []),
    ...(vegetarian ? OF_VEGETARIANS : []),
    ...(isAdult(facts) ? [] : OF_CHILDREN),
  ];
  return [...new Set(all)];
}

export function personRules(
  facts: PersonFacts,
  about: { energy: number | undefined } & AlarmInputs,
): PersonRules {
  const { potassium, phosphorus } = facts.serum ?? {};
  return {
    limits: [
      ...freeSugars(facts, about.energy),
      ...noAlcohol(facts),
      ...noPurineFoods(facts),
      ...steadyVitaminK(facts),
      ...steadyCarbs(facts),
      ...evenMeals(),
    ],
    serumHigh: {
      ...(potassium ? { potassium: isPotassiumHigh(facts) } : {}),
      ...(phosphorus ? { phosphorus: isPhosphorusRaised(facts) } : {}),
    },
    alarms: personAlarms(facts, about),
    first: listFirstNutrients(facts),
  };
}
