import { formatNumber } from '../text/numberFormat';
import type { PersonFacts, Source } from './types';

export interface HaemoglobinPerson {
  /** Months since birth; years alone are enough from two years on. */
  ageInMonths: number | undefined;
  gender: 'male' | 'female' | undefined;
  pregnancy?: { trimester?: 1 | 2 | 3 | undefined } | undefined;
  /** Metres above the sea where the person lives. */
  altitude?: number | undefined;
  /** Cigarettes a day; `'unknown'`: smokes, nobody knows how many. */
  smoking?: number | 'unknown' | undefined;
}

type AnaemiaLevel = 'none' | 'mild' | 'moderate' | 'severe';

export interface Anaemia {
  level: AnaemiaLevel;
  /** Measured, less what height and smoking add, g/L. */
  adjusted: number;
  /** Below it there is anaemia, g/L. */
  cutOff: number;
  /** Correction for altitude and smoking, g/L. */
  forAltitude: number;
  forSmoking: number;
  /** The trimester is not known: the higher cut-off was taken. */
  isTrimesterUnknown?: true;
  source: Source;
}

const WHO_2024: Source = {
  guideline: 'WHO (ngưỡng hemoglobin)',
  year: 2024,
  place: 'bảng theo tuổi, giới, thai kỳ',
  quoted: true,
};

interface Cut {
  cutOff: number;
  mild: number;
  severe: number;
}

const YOUNGEST = 6;
/** From the second band of the table on the year alone tells the age well enough. */
const YEAR = 12;

/** The row of a person; `undefined` where the table has none or the sex decides and is not known. */
function findCut({ ageInMonths, gender, pregnancy }: HaemoglobinPerson): Cut | undefined {
  if (pregnancy && gender !== 'male') {
    return pregnancy.trimester === 2
      ? { cutOff: 105, mild: 95, severe: 70 }
      : { cutOff: 110, mild: 100, severe: 70 };
  }
  if (ageInMonths === undefined || ageInMonths < YOUNGEST) return undefined;
  if (ageInMonths < 2 * YEAR) return { cutOff: 105, mild: 95, severe: 70 };
  if (ageInMonths < 5 * YEAR) return { cutOff: 110, mild: 100, severe: 70 };
  if (ageInMonths < 12 * YEAR) return { cutOff: 115, mild: 110, severe: 80 };
  if (ageInMonths < 15 * YEAR) return { cutOff: 120, mild: 110, severe: 80 };
  if (gender === undefined) return undefined;
  return gender === 'female'
    ? { cutOff: 120, mild: 110, severe: 80 }
    : { cutOff: 130, mild: 110, severe: 80 };
}

/** Height counts from here on, m. */
const HIGH_FROM = 500;

/** g/L that living high adds, by the formula. */
const ofAltitude = (metres: number): number =>
  metres < HIGH_FROM ? 0 : 0.005_638_4 * metres + 0.000_000_3 * metres ** 2;

function ofSmoking(smoking: number | 'unknown'): number {
  if (smoking === 'unknown') return 3;
  if (smoking <= 0) return 0;
  if (smoking < 10) return 3;
  return smoking < 20 ? 5 : 6;
}

/**
 * Reads a haemoglobin by the WHO's cut-offs of 2024.
 * @param haemoglobin g/L, as it was measured
 * @returns `undefined` where age or sex do not tell the row
 */
export function classifyAnaemia(
  haemoglobin: number,
  person: HaemoglobinPerson,
): Anaemia | undefined {
  const cut = findCut(person);
  if (!cut) return undefined;
  const forAltitude = ofAltitude(person.altitude ?? 0);
  const forSmoking = ofSmoking(person.smoking ?? 0);
  const adjusted = haemoglobin - forAltitude - forSmoking;
  const { cutOff, mild, severe } = cut;
  const level =
    adjusted < severe
      ? 'severe'
      : adjusted < mild
        ? 'moderate'
        : adjusted < cutOff
          ? 'mild'
          : 'none';
  const isUnknown = person.pregnancy !== undefined && person.pregnancy.trimester === undefined;
  return {
    level,
    adjusted,
    cutOff,
    forAltitude,
    forSmoking,
    ...(isUnknown ? { isTrimesterUnknown: true } : {}),
    source: WHO_2024,
  };
}

const isOfSecondTrimester = ({ conditions }: PersonFacts): boolean =>
  conditions.get('pregnancy')?.trimester === 2;

function describeGroup(facts: PersonFacts, ageInMonths: number): string {
  if (facts.conditions.has('pregnancy'))
    return isOfSecondTrimester(facts) ? 'mang thai ba tháng giữa' : 'mang thai';
  if (ageInMonths < 2 * YEAR) return '6–23 tháng';
  if (ageInMonths < 5 * YEAR) return '24–59 tháng';
  if (ageInMonths < 12 * YEAR) return '5–11 tuổi';
  if (ageInMonths < 15 * YEAR) return '12–14 tuổi';
  return facts.gender === 'male' ? 'nam từ 15 tuổi' : 'nữ từ 15 tuổi';
}

const getAgeInMonths = ({ age, months }: PersonFacts): number | undefined =>
  months ?? (age === undefined ? undefined : age * YEAR);

function ofPerson(facts: PersonFacts): Anaemia | undefined {
  const value = facts.serum?.haemoglobin?.value;
  if (value === undefined) return undefined;
  return classifyAnaemia(value, {
    ageInMonths: getAgeInMonths(facts),
    gender: facts.gender,
    pregnancy: facts.conditions.get('pregnancy'),
  });
}

type AnaemiaDegree = Exclude<AnaemiaLevel, 'none'>;

export function anaemiaDegree(facts: PersonFacts): AnaemiaDegree | undefined {
  const level = ofPerson(facts)?.level;
  return level === 'none' ? undefined : level;
}

const WORDS: Readonly<Record<AnaemiaDegree, string>> = {
  mild: 'thiếu máu nhẹ',
  moderate: 'thiếu máu vừa',
  severe: 'thiếu máu nặng: cần bác sĩ khám sớm',
};

export function anaemiaText(facts: PersonFacts, dateText: (date: string) => string): string {
  const [anaemia, reading] = [ofPerson(facts), facts.serum?.haemoglobin];
  if (!anaemia || anaemia.level === 'none' || !reading) return '';
  const value = formatNumber(reading.value, 0);
  const who = describeGroup(facts, getAgeInMonths(facts) ?? 0);
  return `Hb ${value} g/L (${dateText(reading.date)}): ${WORDS[anaemia.level]} (${who}: dưới ${anaemia.cutOff} g/L). Chưa trừ phần do độ cao và thuốc lá. Xem sắt, folat, vitamin B12 của thực đơn; tìm nguyên nhân và điều trị là việc của bác sĩ.`;
}
