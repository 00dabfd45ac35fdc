import { formatNumber } from '../nutrition/format';
import { KDOQI_2003 } from './sources';
import type { PersonFacts, RuleLimit } from './types';

const READINGS = {
  potassium: { name: 'Kali máu', digits: 1 },
  phosphorus: { name: 'Phốt pho máu', digits: 2 },
} as const;

/** The newest reading, said behind a note that asks for it, or that there is none. */
export function readingText(key: keyof typeof READINGS, { serum }: PersonFacts): string {
  const { name, digits } = READINGS[key];
  const reading = serum?.[key];
  if (!reading) return ` Chưa có ${name.toLocaleLowerCase('vi')} trong 6 tháng.`;
  const date = reading.date.split('-').reverse().join('/');
  return ` ${name} gần nhất: ${formatNumber(reading.value, digits)} mmol/L (${date}).`;
}

/** From this much potassium in the blood on the guideline acts, mmol/L (KDIGO 2024, figure 32). */
const RAISED_POTASSIUM = 5.5;

/** Whether the blood's potassium is above what the guideline leaves alone; never without a reading. */
export const isPotassiumRaised = ({ serum }: PersonFacts): boolean =>
  (serum?.potassium?.value ?? 0) > RAISED_POTASSIUM;

/** mg/dL of phosphorus in a mmol/L. */
const MG_PER_MMOL = 3.0974;
/** Above these the guideline limits phosphorus: stages 3 and 4, and kidney failure with or without dialysis. mg/dL. */
const RAISED = { stages3And4: 4.6, failure: 5.5 } as const;

/** Whether the blood's phosphorus is above what the stage allows; never without a reading and a stage. */
function isPhosphorusRaised({ found, serum }: PersonFacts): boolean {
  const stage = found.has('dialysis') ? 5 : (found.get('kidney')?.stage ?? 0);
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
