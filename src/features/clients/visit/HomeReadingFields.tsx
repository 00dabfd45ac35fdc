import { FormField, type FormAccess } from '../../../blocks/forms/FormField';
import { readGlucoseDiary, readPressureDiary } from '../../../domain/person/screening/homeReadings';
import { labTexts as texts } from '../../../i18n/labs';
import { formatNumber } from '../../../ui/format';
import type { VisitFormValues } from '../consultationForm';
import { VisitGroup } from './VisitFields';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const notRead = (ignored: readonly string[]): string =>
  ignored.length === 0 ? '' : texts.notRead(ignored.slice(0, 3).join('; '));

function glucoseHint(text: string): string {
  const { values, ignored } = readGlucoseDiary(text);
  if (values.length === 0) return notRead(ignored) || texts.glucoseHint;
  const sum = texts.glucoseSum(
    values.length,
    formatNumber(mean(values), 1),
    formatNumber(Math.min(...values), 1),
    formatNumber(Math.max(...values), 1),
  );
  return [sum, notRead(ignored)].filter(Boolean).join('. ');
}

function pressureHint(text: string): string {
  const { values, ignored } = readPressureDiary(text);
  if (values.length === 0) return notRead(ignored) || texts.pressureHint;
  const high = formatNumber(mean(values.map(({ systolic }) => systolic)), 0);
  const low = formatNumber(mean(values.map(({ diastolic }) => diastolic)), 0);
  return [texts.pressureSum(values.length, `${high}/${low}`), notRead(ignored)]
    .filter(Boolean)
    .join('. ');
}

export function HomeReadingFields({ form }: { form: FormAccess<keyof VisitFormValues & string> }) {
  return (
    <VisitGroup title={texts.diaries}>
      <FormField
        of={form}
        name="glucoseDiary"
        hint={glucoseHint(String(form.values.glucoseDiary))}
      />
      <FormField
        of={form}
        name="pressureDiary"
        hint={pressureHint(String(form.values.pressureDiary))}
      />
    </VisitGroup>
  );
}
