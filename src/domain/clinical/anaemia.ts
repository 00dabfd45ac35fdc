import { formatNumber } from '../nutrition/numberFormat';
import type { PersonFacts } from './types';

/** Haemoglobin below which a person of a group is anaemic, g/L, and below which it is moderate and severe (WHO 2024). */
interface Cut {
  who: string;
  below: number;
  moderate: number;
  severe: number;
}

const cut = (who: string, below: number, moderate: number, severe: number): Cut => ({
  who,
  below,
  moderate,
  severe,
});

const YOUNGEST_MONTHS = 6;

/** The group's figures; absent under six months, and where age or sex leaves it open. */
export function haemoglobinCut(facts: PersonFacts): Cut | undefined {
  const { age, gender, found, months = age === undefined ? undefined : age * 12 } = facts;
  const pregnancy = found.get('pregnancy');
  if (pregnancy)
    return pregnancy.trimester === 2
      ? cut('mang thai ba tháng giữa', 105, 95, 70)
      : cut('mang thai', 110, 100, 70);
  if (age === undefined || months === undefined || months < YOUNGEST_MONTHS) return undefined;
  if (months < 24) return cut('6–23 tháng', 105, 95, 70);
  if (months < 60) return cut('24–59 tháng', 110, 100, 70);
  if (age < 12) return cut('5–11 tuổi', 115, 110, 80);
  if (age < 15) return cut('12–14 tuổi', 120, 110, 80);
  if (gender === undefined) return undefined;
  return gender === 'male'
    ? cut('nam từ 15 tuổi', 130, 110, 80)
    : cut('nữ từ 15 tuổi', 120, 110, 80);
}

export type AnaemiaDegree = 'mild' | 'moderate' | 'severe';

/** How anaemic a person is by the newest recent haemoglobin; absent where it is not, or not known. */
export function anaemiaDegree(facts: PersonFacts): AnaemiaDegree | undefined {
  const [cuts, value] = [haemoglobinCut(facts), facts.serum?.haemoglobin?.value];
  if (!cuts || value === undefined || value >= cuts.below) return undefined;
  if (value < cuts.severe) return 'severe';
  return value < cuts.moderate ? 'moderate' : 'mild';
}

const WORDS: Readonly<Record<AnaemiaDegree, string>> = {
  mild: 'thiếu máu nhẹ',
  moderate: 'thiếu máu vừa',
  severe: 'thiếu máu nặng: cần bác sĩ khám sớm',
};

/** `Hb 109 g/L (28/11/2026): thiếu máu vừa (nam từ 15 tuổi: dưới 130 g/L). …` */
export function anaemiaText(facts: PersonFacts, dateText: (date: string) => string): string {
  const [degree, cuts, reading] = [
    anaemiaDegree(facts),
    haemoglobinCut(facts),
    facts.serum?.haemoglobin,
  ];
  if (!degree || !cuts || !reading) return '';
  const value = formatNumber(reading.value, 0);
  return `Hb ${value} g/L (${dateText(reading.date)}): ${WORDS[degree]} (${cuts.who}: dưới ${cuts.below} g/L). Chưa trừ phần do độ cao và thuốc lá. Xem sắt, folat, vitamin B12 của thực đơn; tìm nguyên nhân và điều trị là việc của bác sĩ.`;
}
