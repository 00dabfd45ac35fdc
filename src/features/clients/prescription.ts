import type { Client } from '../../domain/records/clients';
import { bmiBand } from '../../domain/person/body';
import { PRESCRIBED, type Prescription } from '../../domain/targets/dayTargets';
import type { HealthFields } from '../../domain/clinical/healthFields';
import { bodyCautions } from '../../domain/clinical/lifeStage';
import { clientTexts } from '../../i18n/clients';
import { localDate } from '../../platform/clock';
import { formatDate, formatNumber } from '../../ui/format';

const texts = clientTexts.detail;

export function prescriptionText(prescription: Prescription): string | undefined {
  const parts = PRESCRIBED.flatMap((key) => {
    const entry = prescription[key];
    if (!entry) return [];
    const { source } = entry;
    const by = source.from === 'visit' ? texts.byVisit(formatDate(source.date)) : texts.byRecord;
    return [{ value: texts.prescriptionPart[key](formatNumber(entry.value)), by }];
  });
  const [first] = parts;
  if (!first) return undefined;
  if (parts.every(({ by }) => by === first.by))
    return `${parts.map(({ value }) => value).join(' · ')} (${first.by})`;
  return parts.map(({ value, by }) => `${value} (${by})`).join(' · ');
}

export function bmiRemark(
  bmi: number,
  client: Pick<Client, 'gender' | 'goals' | 'medicalConditions'> & HealthFields,
  age: number | undefined,
): string {
  const [caution] = bodyCautions(client, age, localDate());
  if (caution === 'pregnancy') return texts.notForPregnancy;
  return caution === 'child' ? texts.childBmi : clientTexts.bmi[bmiBand(bmi)];
}
