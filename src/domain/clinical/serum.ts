import { formatNumber } from '../nutrition/format';
import { dateText } from '../text/days';
import { KDOQI_2003 } from './sources';
import type { PersonFacts, RuleLimit } from './types';

/** Older readings of the blood say nothing of the present. */
export const RECENT_DAYS = 183;

const READINGS = {
  potassium: { name: 'Kali máu', digits: 1 },
  phosphorus: { name: 'Phốt pho máu', digits: 2 },
} as const;

export function readingText(key: keyof typeof READINGS, { serum }: PersonFacts): string {
  const { name, digits } = READINGS[key];
  const reading = serum?.[key];
  if (!reading) return ` Chưa có ${name.toLocaleLowerCase('vi')} trong 6 tháng.`;
  return ` ${name} gần nhất: ${formatNumber(reading.value, digits)} mmol/L (${dateText(reading.date)}).`;
}

/** From this much potassium in the blood on the guideline acts, mmol/L (KDIGO 2024, figure 32). */
const RAISED_POTASSIUM = 5.5;

export const isPotassiumRaised = ({ serum }: PersonFacts): boolean =>
  (serum?.potassium?.value ?? 0) > RAISED_POTASSIUM;

/** mg/dL of phosphorus in a mmol/L. */
const MG_PER_MMOL = 3.0974;
/** Above these the guideline limits phosphorus: stages 3 and 4, and kidney failure with or without dialysis. mg/dL. */
const RAISED = { stages3And4: 4.6, failure: 5.5 } as const;

export function isPhosphorusRaised({ conditions, serum }: PersonFacts): boolean {
  const stage = conditions.has('dialysis') ? 5 : (conditions.get('kidney')?.stage ?? 0);
  if (stage < 3 || serum?.phosphorus === undefined) return false;
  const bound = stage === 5 ? RAISED.failure : RAISED.stages3And4;
  return serum.phosphorus.value * MG_PER_MMOL > bound;
}

/** The only figure that a guideline names for phosphorus, for a raised reading. */
export const RAISED_PHOSPHORUS: RuleLimit = {
  nutrient: 'phosphorus',
  maximum: 1000,
  per: 'day',
  source: KDOQI_2003(
    '4.1: 800–1.000 mg khi phốt pho máu trên 4,6 mg/dL (giai đoạn 3–4) hoặc 5,5 mg/dL (giai đoạn 5); khuyến cáo cũ',
  ),
  when: isPhosphorusRaised,
};

/** mmol/L: from here on more potassium is no advice; a figure is proposed; a professional comes first; today. */
export const WATCHED_POTASSIUM = 5;
const [HIGH_POTASSIUM, DANGEROUS_POTASSIUM, SEVERE_POTASSIUM] = [5.5, 6, 6.5];

export const isPotassiumHigh = ({ serum }: PersonFacts): boolean =>
  (serum?.potassium?.value ?? 0) >= HIGH_POTASSIUM;

/** How far a plan has to wait for what the potassium says. A dangerous value that nobody took again is no better with time. */
export function potassiumAlarm({ serum, lastPotassium }: PersonFacts) {
  const value = serum?.potassium?.value;
  if (value === undefined)
    return (lastPotassium?.value ?? 0) >= DANGEROUS_POTASSIUM ? 'stale' : undefined;
  if (value >= SEVERE_POTASSIUM) return 'urgent';
  if (value >= DANGEROUS_POTASSIUM) return 'confirm';
  return value >= HIGH_POTASSIUM ? 'ask' : undefined;
}

/** mg/dL of triglycerides in a mmol/L. */
const TRIGLYCERIDE_MG = 88.54;
/** mg/dL from which on each class begins (NLA 2015, part 2, figure 1). */
const TRIGLYCERIDES = { raised: 150, veryHigh: 500, extreme: 1000 } as const;
/** mmol/L from which on a clinician comes first. */
export const DANGEROUS_TRIGLYCERIDES = 10;

export function triglycerideClass({ serum }: PersonFacts): keyof typeof TRIGLYCERIDES | undefined {
  const value = (serum?.triglycerides?.value ?? 0) * TRIGLYCERIDE_MG;
  if (value >= TRIGLYCERIDES.extreme) return 'extreme';
  if (value >= TRIGLYCERIDES.veryHigh) return 'veryHigh';
  return value >= TRIGLYCERIDES.raised ? 'raised' : undefined;
}
