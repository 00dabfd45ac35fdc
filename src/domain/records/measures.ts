import { knownGender } from './gender';

/** Each is stored in its first unit. */

/** stored = factor × typed + offset */
export interface MeasureUnit {
  unit: string;
  factor: number;
  offset?: number;
  digits: number;
}

export interface Measure {
  label: string;
  group: 'body' | 'blood';
  unit: string;
  digits: number;
  least: number;
  most: number;
  others: readonly MeasureUnit[];
  /** Outside of it a figure is asked about: it may have been typed in another unit. */
  usual?: readonly [number, number];
}

/**
 * Molar masses give the factors: glucose 180.16, cholesterol 386.65, triglycerides 885.4, creatinine 113.12, urate 168.11,
 * phosphorus 30.974, urea 60.06 g/mol, and 28.014 g of nitrogen in a mole of urea.
 */
const perDecilitre = (gramsPerMole: number, digits = 0): MeasureUnit => ({
  unit: 'mg/dL',
  factor: 10 / gramsPerMole,
  digits,
});
const micromolarPerDecilitre = (gramsPerMole: number): MeasureUnit => ({
  unit: 'mg/dL',
  factor: 10_000 / gramsPerMole,
  digits: 2,
});
const inch: MeasureUnit = { unit: 'inch', factor: 2.54, digits: 1 };

const body = (
  label: string,
  unit: string,
  [least, most]: readonly [number, number],
  digits: number,
  others: readonly MeasureUnit[] = [],
): Measure => ({ label, group: 'body', unit, least, most, digits, others });

const blood = (...[label, unit, range, digits, others]: Parameters<typeof body>): Measure => ({
  ...body(label, unit, range, digits, others),
  group: 'blood',
});

const measure = (
  usual: readonly [number, number],
  ...[label, unit, range, digits, others]: Parameters<typeof body>
): Measure => ({ ...blood(label, unit, range, digits, others), usual });

const sugar = (label: string) =>
  measure([2, 30], label, 'mmol/L', [1, 60], 1, [perDecilitre(180.16)]);

const lipid = (label: string, range: readonly [number, number]) =>
  blood(label, 'mmol/L', range, 1, [perDecilitre(386.65)]);

export const MEASURES = {
  waist: body('Vòng eo', 'cm', [30, 250], 1, [inch]),
  hip: body('Vòng mông', 'cm', [30, 250], 1, [inch]),
  bodyFat: body('Mỡ cơ thể', '%', [2, 75], 1),
  systolic: body('Huyết áp tâm thu', 'mmHg', [50, 300], 0),
  diastolic: body('Huyết áp tâm trương', 'mmHg', [20, 200], 0),
  glucose: blood('Đường huyết đói', 'mmol/L', [1, 50], 1, [perDecilitre(180.16)]),
  postMealGlucose: sugar('Đường huyết sau ăn 2 giờ'),
  ogtt1h: sugar('Nghiệm pháp dung nạp glucose 1 giờ'),
  ogtt2h: sugar('Nghiệm pháp dung nạp glucose 2 giờ'),
  // The master equation of NGSP and IFCC.
  hba1c: measure([3.5, 18], 'HbA1c', '%', [2, 20], 1, [
    { unit: 'mmol/mol', factor: 0.09148, offset: 2.152, digits: 0 },
  ]),
  cholesterol: lipid('Cholesterol toàn phần', [0.5, 30]),
  ldl: lipid('LDL-C', [0.1, 25]),
  hdl: lipid('HDL-C', [0.1, 10]),
  triglycerides: measure([0.2, 30], 'Triglycerid', 'mmol/L', [0.1, 100], 1, [perDecilitre(885.4)]),
  creatinine: measure([20, 2000], 'Creatinin', 'µmol/L', [10, 3000], 0, [
    micromolarPerDecilitre(113.12),
  ]),
  egfr: blood('eGFR', 'mL/ph/1,73 m²', [1, 200], 0),
  uricAcid: measure([60, 1500], 'Axit uric', 'µmol/L', [30, 2000], 0, [
    micromolarPerDecilitre(168.11),
  ]),
  potassium: measure([2.5, 7], 'Kali máu', 'mmol/L', [1, 12], 1, [
    { unit: 'mEq/L', factor: 1, digits: 1 },
  ]),
  phosphorus: measure([0.5, 3.5], 'Phốt pho máu', 'mmol/L', [0.1, 8], 2, [
    { ...perDecilitre(30.974), digits: 1 },
  ]),
  albumin: measure([15, 60], 'Albumin máu', 'g/L', [5, 80], 0, [
    { unit: 'g/dL', factor: 10, digits: 1 },
  ]),
  urea: measure([1, 60], 'Urê máu', 'mmol/L', [0.3, 150], 1, [
    perDecilitre(60.06),
    { unit: 'mg/dL (BUN)', factor: 10 / 28.014, digits: 0 },
  ]),
  haemoglobin: measure([50, 210], 'Hemoglobin', 'g/L', [20, 250], 0, [
    { unit: 'g/dL', factor: 10, digits: 1 },
  ]),
  mcv: measure([50, 130], 'MCV', 'fL', [30, 200], 0),
  ferritin: blood('Ferritin', 'µg/L', [1, 20_000], 0, [{ unit: 'ng/mL', factor: 1, digits: 0 }]),
  inr: measure([0.7, 8], 'INR', '', [0.5, 20], 1),
  ast: blood('AST (GOT)', 'U/L', [1, 20_000], 0),
  alt: blood('ALT (GPT)', 'U/L', [1, 20_000], 0),
  ggt: blood('GGT', 'U/L', [1, 10_000], 0),
  sodium: measure([115, 165], 'Natri máu', 'mmol/L', [90, 200], 0, [
    { unit: 'mEq/L', factor: 1, digits: 0 },
  ]),
  bicarbonate: measure([8, 45], 'Bicarbonat (HCO₃⁻)', 'mmol/L', [2, 60], 0, [
    { unit: 'mEq/L', factor: 1, digits: 0 },
  ]),
} as const satisfies Record<string, Measure>;

export type MeasureKey = keyof typeof MEASURES;
export const MEASURE_KEYS = Object.keys(MEASURES) as MeasureKey[];
export type Measures = { [K in MeasureKey]?: number | undefined };

export function listUnits(key: MeasureKey): readonly MeasureUnit[] {
  const { unit, digits, others }: Measure = MEASURES[key];
  return [{ unit, factor: 1, digits }, ...others];
}

/** Enough that a figure of another unit comes back as it was typed. */
const STORED_DIGITS = 4;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export function toStored(typed: number, { factor, offset = 0 }: MeasureUnit): number {
  return rounded(typed * factor + offset, STORED_DIGITS);
}

export function fromStored(stored: number, { factor, offset = 0, digits }: MeasureUnit): number {
  return rounded((stored - offset) / factor, digits);
}

export function rangeIn(key: MeasureKey, unit: MeasureUnit): { least: number; most: number } {
  const { least, most }: Measure = MEASURES[key];
  return { least: fromStored(least, unit), most: fromStored(most, unit) };
}

const PLAUSIBLE_CHANGE = 0.5;

/** Blood values do change that much, and are exempt. */
export function isFarOff(key: MeasureKey, value: number, before: number | undefined): boolean {
  if (before === undefined || !(before > 0)) return false;
  const most = MEASURES[key].group === 'blood' ? 3 : PLAUSIBLE_CHANGE;
  return value > before * (1 + most) || value < before / (1 + most);
}

export function isUnusual(key: MeasureKey, value: number): boolean {
  const { usual }: Measure = MEASURES[key];
  return usual !== undefined && (value < usual[0] || value > usual[1]);
}

export interface UnitOffer {
  typed: number;
  unit: MeasureUnit;
  stored: number;
}

const isOrdinary = (key: MeasureKey, stored: number): boolean => {
  const { least, most, usual = [least, most] }: Measure = MEASURES[key];
  return stored >= Math.max(least, usual[0]) && stored <= Math.min(most, usual[1]);
};

/** "10,9" under g/L is 10.9 g/dL. No offer where no unit or several would fit. */
export function unitOffer(
  key: MeasureKey,
  typed: number,
  chosen: MeasureUnit,
): UnitOffer | undefined {
  if (isOrdinary(key, toStored(typed, chosen))) return undefined;
  const offers = listUnits(key)
    .filter(({ unit, factor }) => unit !== chosen.unit && factor !== chosen.factor)
    .map((unit) => ({ typed, unit, stored: toStored(typed, unit) }))
    .filter(({ stored }) => isOrdinary(key, stored));
  return offers.length === 1 ? offers[0] : undefined;
}

export interface ReferenceBand {
  least?: number;
  most?: number;
  source: string;
}

const QD_2892 = 'QĐ 2892/QĐ-BYT 2022';
const BMI_QD_2892 = `BMI 18,5–22,9, ${QD_2892}`;

/** Where adults' waist becomes a risk: 90 cm for men, 80 cm for women. */
export function waistBand(gender: 'male' | 'female' | undefined): ReferenceBand | undefined {
  const sex = knownGender(gender);
  return sex && { most: sex === 'male' ? 90 : 80, source: QD_2892 };
}

/**
 * BMI from 18.5 to below 23.
 * @param height cm
 */
export function weightBand(height: number | undefined): ReferenceBand | undefined {
  if (height === undefined || !(height > 0)) return undefined;
  const square = (height / 100) ** 2;
  return { least: rounded(18.5 * square, 1), most: rounded(22.9 * square, 1), source: BMI_QD_2892 };
}
