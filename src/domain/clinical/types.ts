import type { NutrientKey } from '../food/nutrients';

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
  place: string;
  quoted?: true;
}

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
  /** Of the day's figures: when the professional chose that it gives way, `YYYY-MM-DD`. */
  yieldedOn?: string;
}

export type Per = 'day' | 'kg' | '1000kcal' | 'percentEnergy';

export interface RuleLimit {
  nutrient: NutrientKey;
  minimum?: number;
  maximum?: number;
  per: Per;
  source: Source;
  /** Amount of a day below which a share of the energy is no limit, since another figure stands above it. */
  onlyFrom?: number;
  when?: (facts: PersonFacts) => boolean;
}

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

export interface ConditionFinding {
  id: ConditionId;
  /** The tag that says it; of `oldAge` the age. */
  tag: string;
  stage?: 1 | 2 | 3 | 4 | 5;
  substage?: 'a' | 'b';
  dialysis?: 'haemo' | 'peritoneal';
  trimester?: 1 | 2 | 3;
  foetuses?: number;
  /** Months since birth, of a nursing mother. */
  month?: number;
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

export interface PersonFacts {
  age: number | undefined;
  gender: 'male' | 'female' | undefined;
  conditions: ReadonlyMap<ConditionId, ConditionFinding>;
  guideline: 'KDOQI2020' | 'KDIGO2024';
  keepsPotassium: boolean;
  serum?: SerumReadings;
  /** The newest potassium, however old. */
  lastPotassium?: SerumReading;
  months?: number | undefined;
  steadyVitaminK?: boolean;
  onInsulin?: boolean;
  vegetarian?: 'vegetarian' | 'vegan' | undefined;
}

export type RecognitionProblem =
  | { kind: 'pregnantMan'; tag: string }
  | { kind: 'pregnantAge'; tag: string; age: number }
  | { kind: 'adultIllness'; tag: string; age: number }
  /** The birthday decides between the two; `counted` is the one that rules judge by. */
  | { kind: 'unsureAge'; from: number; to: number; counted: number }
  /** `since`: when it was weighed, or (not `isDated`) when the record was made. */
  | { kind: 'oldWeight'; weight: number; since: string; isDated: boolean }
  | { kind: 'stages'; tags: readonly string[] }
  | { kind: 'stageAndDialysis'; tags: readonly string[] }
  | { kind: 'pregnantAndNursing'; tags: readonly string[] }
  | { kind: 'fieldAndTag'; tags: readonly string[] }
  | { kind: 'notYet' | 'over'; tag: string }
  | { kind: 'unknownTag'; tag: string }
  | { kind: 'unknownGuideline'; tag: string };
