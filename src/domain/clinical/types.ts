import type { NutrientKey } from '../food/nutrients';

/** Conditions for which there are rules. Each has a file of its own under `conditions`. */
export const CONDITION_IDS = [
  'dialysis',
  'kidney',
  'pregnancy',
  'nursing',
  'gestationalDiabetes',
  'diabetes',
  'hypertension',
  'gout',
  'dyslipidaemia',
  'kidneyStones',
  'fattyLiver',
  'osteoporosis',
  'anaemia',
  'underweight',
  'obesity',
  'copd',
  'ibs',
  'oldAge',
] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];

/** As screens call them; apart from the rules, which are read with the pages that need them. */
export const CONDITION_NAMES: Readonly<Record<ConditionId, string>> = {
  dialysis: 'Lọc máu, lọc màng bụng',
  kidney: 'Bệnh thận mạn',
  pregnancy: 'Mang thai',
  nursing: 'Cho con bú',
  gestationalDiabetes: 'Đái tháo đường thai kỳ',
  diabetes: 'Đái tháo đường',
  hypertension: 'Tăng huyết áp',
  gout: 'Gút, tăng acid uric',
  dyslipidaemia: 'Rối loạn mỡ máu',
  kidneyStones: 'Sỏi thận',
  fattyLiver: 'Gan nhiễm mỡ',
  osteoporosis: 'Loãng xương',
  anaemia: 'Thiếu máu',
  underweight: 'Thiếu cân, suy dinh dưỡng',
  obesity: 'Béo phì',
  copd: 'Bệnh phổi tắc nghẽn mạn tính',
  ibs: 'Hội chứng ruột kích thích',
  oldAge: 'Người cao tuổi',
};

/**
 * A guideline and its year. `quoted`: known from a verbatim quotation or from reproductions that agree,
 * not from the issuer's own text; the screens say so.
 */
export interface Source {
  guideline: string;
  year: number;
  /** Number of the recommendation, table or page, and its strength. */
  place: string;
  quoted?: true;
}

/**
 * Who set a bound: the table of 2016, a condition's guideline, a value of the blood or another finding with its guideline, a rule of the
 * product (said as one, with what it starts from), the expert, or the specification's fixed figure.
 */
export type BoundOrigin =
  | { by: 'table'; source: Source }
  | { by: 'condition'; condition: ConditionId; source: Source }
  | { by: 'finding'; finding: string; source: Source }
  | { by: 'rule'; rule: string; basis: string }
  | { by: 'expert'; note: string }
  | { by: 'fixed' };

/** A least or most amount of a day, in the nutrient's unit. */
export interface Bound {
  value: number;
  origin: BoundOrigin;
  /** A proposal from a range of guidelines, until the professional names a figure. */
  proposed?: true;
}

/** The unit that a figure is counted for. */
export type Per = 'day' | 'kg' | '1000kcal' | 'percentEnergy';

/** A least or most amount that a guideline names. */
export interface RuleLimit {
  nutrient: NutrientKey;
  minimum?: number;
  maximum?: number;
  per: Per;
  source: Source;
  /** Amount of a day below which a share of the energy is no limit, since another figure stands above it. */
  onlyFrom?: number;
  /** Whether it holds for this person; absent: always. */
  when?: (facts: PersonFacts) => boolean;
}

/** Something to know that has no figure of its own in a day's total. */
export interface RuleNote {
  text: string | ((facts: PersonFacts) => string);
  /** Absent where no guideline that was confirmed says it: the text then holds no figure, and screens say that. */
  source?: Source;
  when?: (facts: PersonFacts) => boolean;
  /** Holds for children too, whom the limits of adults leave out. */
  ofChildren?: true;
}

export interface Condition {
  id: ConditionId;
  limits: readonly RuleLimit[];
  notes: readonly RuleNote[];
  /**
   * Nutrients whose most is the expert's to set, since no guideline names a figure. No least amount of
   * the table is held against the person then.
   */
  expertSets?: readonly NutrientKey[];
}

/** A condition as it was read out of the client's tags. */
export interface Found {
  id: ConditionId;
  /** The tag that says it; of `oldAge` the age. */
  tag: string;
  /** Of the kidney: 1–5. */
  stage?: 1 | 2 | 3 | 4 | 5;
  /** As written behind the stage: a or b. */
  substage?: 'a' | 'b';
  /** Of a dialysis. */
  dialysis?: 'haemo' | 'peritoneal';
  trimester?: 1 | 2 | 3;
  foetuses?: number;
  /** Months since birth, of a nursing mother. */
  month?: number;
  /** Stones of calcium. */
  calcium?: true;
  /** Undernutrition that weight and height show: `tag` says by what. */
  byBody?: true;
}

/** A reading, in the unit in which it is stored (`MEASURES`), and the day of it, `YYYY-MM-DD`. */
export interface SerumReading {
  value: number;
  date: string;
}
export const SERUM_KEYS = ['potassium', 'phosphorus', 'triglycerides', 'haemoglobin'] as const;
export type SerumReadings = Partial<Record<(typeof SERUM_KEYS)[number], SerumReading>>;

/** Facts that rules ask about a person. */
export interface PersonFacts {
  /** Years; absent when unknown. */
  age: number | undefined;
  gender: 'male' | 'female' | undefined;
  found: ReadonlyMap<ConditionId, Found>;
  guideline: 'KDOQI2020' | 'KDIGO2024';
  /** A medicine that holds potassium back. */
  keepsPotassium: boolean;
  /** Readings of the blood that are recent enough to decide. */
  serum?: SerumReadings;
  /** The newest potassium, however old. */
  lastPotassium?: SerumReading;
  /** Months since birth, where the month is known. */
  months?: number | undefined;
  /** Takes what vitamin K works against. */
  steadyVitaminK?: boolean;
  onInsulin?: boolean;
  /** Eats neither meat nor fish. */
  vegetarian?: 'vegetarian' | 'vegan' | undefined;
}

/** Something of the tags that a person should look at. */
export type RecognitionProblem =
  | { kind: 'pregnantMan'; tag: string }
  | { kind: 'pregnantAge'; tag: string; age: number }
  /** An illness of adults at an age at which nobody has it. */
  | { kind: 'adultIllness'; tag: string; age: number }
  | { kind: 'stages'; tags: readonly string[] }
  | { kind: 'stageAndDialysis'; tags: readonly string[] }
  | { kind: 'pregnantAndNursing'; tags: readonly string[] }
  | { kind: 'fieldAndTag'; tags: readonly string[] }
  | { kind: 'notYet' | 'over'; tag: string }
  | { kind: 'unknownTag'; tag: string }
  | { kind: 'unknownGuideline'; tag: string };
