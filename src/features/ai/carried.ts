import { conditionsOfTag } from '../../domain/clinical/recognise';
import type { AppliedLimits, NutrientLimit } from '../../domain/clinical/limits';
import { CONDITION_NAMES } from '../../domain/clinical/types';
import {
  EXCHANGE_SOURCE,
  EXCHANGE_UNITS,
  type ExchangeGroup,
} from '../../domain/generator/exchange/groups';
import { weightBand } from '../../domain/records/measures';
import { NUTRIENT_KEYS, NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { fold } from '../../domain/text/fold';
import { ruleYears } from '../../domain/clinical/ruleAge';
import { bmiBand, computeBmi } from '../../domain/person/body';
import type { DayClient } from '../../domain/targets/dayTargets';
import { bodyCautions, type BodyCaution } from '../../domain/clinical/lifeStage';
import { aiText } from '../../i18n/ai';
import { formatNumber } from '../../ui/format';
import { boundsText, originsText } from '../../ui/nutrition/limitTexts';

const text = aiText.carried;

export interface Passage {
  text: string;
  source: string;
}

const MAX_PASSAGES = 8;

const WORDS: Readonly<Partial<Record<NutrientKey, readonly string[]>>> = {
  calories: ['nang luong', 'calo', 'calories', 'kcal'],
  protein: ['dam', 'protein'],
  fat: ['chat beo', 'lipid'],
  carbs: ['bot duong', 'tinh bot', 'carb', 'glucid'],
  fiber: ['xo', 'chat xo'],
  sodium: ['natri', 'muoi', 'an man', 'an nhat', 'an lat'],
  phosphorus: ['phot pho', 'photpho', 'phosphat'],
  calcium: ['canxi', 'calci'],
  vitaminB3: ['vitamin pp', 'vitamin b3', 'niacin'],
  folate: ['folat', 'axit folic', 'acid folic'],
};

const padded = (input: string): string =>
  ` ${fold(input)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
const holds = (question: string, words: readonly string[]): boolean =>
  words.some((word) => question.includes(padded(word)));

export function nutrientsIn(questionText: string): NutrientKey[] {
  const question = padded(questionText);
  return NUTRIENT_KEYS.filter((key) =>
    // "đường" and "nước" occur in too many other questions.
    key === 'sugar' || key === 'water'
      ? false
      : holds(question, WORDS[key] ?? [NUTRIENT_LABELS[key]]),
  );
}

/** Words for the sexes; "Việt Nam", "miền Nam", "chú ý" and "tiếng Anh" are none. */
const SEXES = {
  female:
    /(?<!\p{L})(?:nữ|gái|cô|chị|bà|vợ|mẹ|bầu|mang thai|có thai|thai kỳ|cho con bú)(?!\p{L})/iu,
  male: /(?<!\p{L})(?:(?<!(?:việt|miền|phía) )nam|trai|ông|(?<!(?:tiếng|nước) )anh|chồng|chú(?! ý))(?!\p{L})/iu,
} as const;
export type Sex = keyof typeof SEXES;
export const ALL_SEXES = Object.keys(SEXES) as Sex[];

export function sexesIn(question: string): Sex[] {
  const named = ALL_SEXES.filter((sex) => SEXES[sex].test(question));
  return named.length === 1 ? named : ALL_SEXES;
}

export function personIn(question: string, gender: Sex, year: number): DayClient {
  const age = /(\d{1,3})\s*tuổi/iu.exec(question)?.[1];
  return {
    ...(age === undefined ? {} : { birthYear: year - Number(age) }),
    gender,
    goals: [],
    assignedMenus: [],
    medicalConditions: conditionsOfTag(question).length > 0 ? [question] : [],
  } as DayClient;
}

/** The specification's fixed figures name no source and are nothing to answer with. */
function sourced(limit: NutrientLimit): NutrientLimit {
  const { minimum, maximum, ...rest } = limit;
  return {
    ...rest,
    ...(minimum && minimum.origin.by !== 'fixed' ? { minimum } : {}),
    ...(maximum && maximum.origin.by !== 'fixed' ? { maximum } : {}),
  };
}

function ofLimits(question: string, { limits }: AppliedLimits): Passage[] {
  return nutrientsIn(question).flatMap((nutrient) => {
    const limit = sourced(limits[nutrient] ?? {});
    const bounds = boundsText(nutrient, limit);
    const source = originsText(limit);
    if (bounds === '' && source === '') return [];
    const boundText = bounds === '' ? text.expertSets : bounds;
    return [{ text: `${NUTRIENT_LABELS[nutrient]}: ${boundText}`, source }];
  });
}

function ofNotes(question: string, { notes }: AppliedLimits): Passage[] {
  const nutrients = nutrientsIn(question).map((key) => WORDS[key] ?? [NUTRIENT_LABELS[key]]);
  return notes
    .filter(
      ({ text: note }) =>
        nutrients.length === 0 || nutrients.some((words) => holds(padded(note), words)),
    )
    .flatMap(({ text: note, condition, source }) => {
      // A passage without a source is none to be carried.
      if (!source) return [];
      const { guideline, year, place, quoted } = source;
      return {
        text: `${CONDITION_NAMES[condition]}: ${note}`,
        source: `${guideline} ${year}, ${place}${quoted ? `, ${text.quoted}` : ''}`,
      };
    });
}

const WEIGHT = ['bmi', 'can nang', 'thua can', 'beo phi', 'giam can', 'gay', 'thieu can'];

const CHILD = /(?<!\p{L})(?:trẻ|bé|tháng tuổi)(?!\p{L})/iu;

export function cautionsIn(question: string, person: DayClient, today: string): BodyCaution[] {
  const age = ruleYears(person, today);
  const isChild = age === undefined && CHILD.test(question);
  return [...bodyCautions(person, age, today), ...(isChild ? (['child'] as const) : [])];
}

function ofWeight(question: string, { weight, height, cautions }: CarriedBody): Passage[] {
  if (!holds(padded(question), WEIGHT)) return [];
  if (cautions.length > 0) return cautions.map((caution) => text.notAdult[caution]);
  const bmi = computeBmi(weight, height);
  const band = weightBand(height);
  const range =
    band?.least !== undefined && band.most !== undefined
      ? text.weights(formatNumber(band.least, 1), formatNumber(band.most, 1))
      : '';
  const own = bmi === undefined ? '' : text.bmi(formatNumber(bmi, 1), text.bands[bmiBand(bmi)]);
  return [{ text: [own, text.allBands, range].filter(Boolean).join(' '), source: text.bmiSource }];
}

/** Words that ask for an exchange of a kind of food; "thay đổi", "trao đổi chất" and units of insulin are none. */
const EXCHANGE =
  /(?<!\p{L})(?:(?<!(?:thay|trao|biến|sửa) )đổi|(?:\d|một|mấy|bao nhiêu) đơn vị(?! insulin))(?!\p{L})/iu;
const EXCHANGE_LISTS = ['chuyen doi', 'quy doi'];

const EXCHANGE_KINDS: readonly { words: RegExp; groups: readonly ExchangeGroup[] }[] = [
  {
    words: /(?<!\p{L})(?:tinh bột|bột đường|cơm|gạo|bún|phở|bánh mì|khoai|ngũ cốc)(?!\p{L})/iu,
    groups: ['starch'],
  },
  {
    words: /(?<!\p{L})(?:đạm|thịt|cá|tôm|trứng|hải sản)(?!\p{L})/iu,
    groups: ['leanProtein', 'mediumProtein', 'fatProtein', 'fattestProtein'],
  },
  { words: /(?<!\p{L})(?:dầu|mỡ|bơ|chất béo)(?!\p{L})/iu, groups: ['oil'] },
  { words: /(?<!\p{L})(?:rau|củ)(?!\p{L})/iu, groups: ['vegetable'] },
  { words: /(?<!\p{L})(?:trái cây|hoa quả)(?!\p{L})/iu, groups: ['fruit'] },
  {
    words: /(?<!\p{L})sữa(?!\p{L})/iu,
    groups: ['skimMilk', 'lowFatMilk', 'wholeMilk', 'sweetMilk'],
  },
];

const figure = (value: number): string => formatNumber(value, 1);

function exchangeText(group: ExchangeGroup): string {
  const { name, calories, carbs, protein, fat } = EXCHANGE_UNITS[group];
  return text.exchange(name, figure(calories), figure(carbs), figure(protein), figure(fat));
}

function ofExchanges(question: string): Passage[] {
  const asksForLists = holds(padded(question), EXCHANGE_LISTS);
  if (!asksForLists && !EXCHANGE.test(question)) return [];
  const named = EXCHANGE_KINDS.filter(({ words }) => words.test(question));
  const kinds = named.length === 0 && asksForLists ? EXCHANGE_KINDS : named;
  return kinds.map(({ groups }) => ({
    text: groups.map(exchangeText).join('; '),
    source: EXCHANGE_SOURCE,
  }));
}

/** kg and cm. */
interface CarriedBody {
  weight?: number;
  height?: number;
  cautions: readonly BodyCaution[];
}

export function carriedAnswer(
  question: string,
  clinical: AppliedLimits,
  body: CarriedBody,
): Passage[] {
  const all = [
    ...ofLimits(question, clinical),
    ...ofExchanges(question),
    ...ofNotes(question, clinical),
    ...ofWeight(question, body),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ text: passageText }) => !seen.has(passageText) && seen.add(passageText))
    .slice(0, MAX_PASSAGES);
}

export function ofSexes(
  answers: Readonly<Record<Sex, readonly Passage[]>>,
  sexes: readonly Sex[],
): Passage[] {
  const isIn = (one: Passage, others: readonly Passage[]) =>
    others.some(
      ({ text: passageText, source }) => passageText === one.text && source === one.source,
    );
  const own = (sex: Sex, others: readonly Passage[]) =>
    answers[sex]
      .filter((one) => !isIn(one, others))
      .map((one) => ({ ...one, text: `${text.sexes[sex]}: ${one.text}` }));
  const { female, male } = answers;
  return [
    ...female.filter((one) => isIn(one, male)),
    ...(sexes.includes('female') ? own('female', male) : []),
    ...(sexes.includes('male') ? own('male', female) : []),
  ];
}
