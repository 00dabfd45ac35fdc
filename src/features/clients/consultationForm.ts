import { createForm } from '../../blocks/forms/form';
import { parseNumber } from '../../blocks/forms/numbers';
import { consultations, type Consultation } from '../../domain/records/consultations';
import type { Client } from '../../domain/records/clients';
import { birthText, shownBirth, type Birth } from '../../domain/person/age';
import { MEASURE_KEYS, type MeasureKey } from '../../domain/records/measures';
import { currentPrescription } from '../../domain/targets/dayTargets';
import { clientTexts } from '../../i18n/clients';
import { numberText } from '../../ui/numberText';

type MeasureDescriptors = {
  readonly [K in MeasureKey]: { readonly kind: 'number'; readonly at: readonly ['measures', K] };
};

const measures = Object.fromEntries(
  MEASURE_KEYS.map((key) => [key, { kind: 'number', at: ['measures', key] }]),
) as unknown as MeasureDescriptors;

const note = <const K extends string>(part: K) =>
  ({ kind: 'area', at: ['structuredNote', part] }) as const;

const form = createForm(consultations, {
  visitDate: { kind: 'date' },
  goal: { kind: 'choice' },
  weight: { kind: 'number' },
  updateClient: { kind: 'flag', label: clientTexts.visits.updateClient, initial: true },
  targetWeight: { kind: 'number' },
  calories: { kind: 'number', at: ['targetNutrition', 'calories'] },
  protein: { kind: 'number', at: ['targetNutrition', 'protein'] },
  ...measures,
  glucoseDiary: { kind: 'area' },
  pressureDiary: { kind: 'area' },
  recall: { kind: 'meals' },
  notes: { kind: 'area' },
  noteScheme: { kind: 'choice' },
  subjective: note('subjective'),
  objective: note('objective'),
  assessment: note('assessment'),
  diagnosis: note('diagnosis'),
  plan: note('plan'),
  intervention: note('intervention'),
  monitoring: note('monitoring'),
  nextVisitDate: { kind: 'date' },
  nextVisitTime: { kind: 'text', hint: clientTexts.visits.timeHint },
  consentDate: { kind: 'date', hint: clientTexts.visits.consentHint },
});

function pressureError(values: typeof form.empty): { diastolic?: string } {
  const [high, low] = [parseNumber(values.systolic), parseNumber(values.diastolic)];
  const isWrong = high !== undefined && low !== undefined && low >= high;
  return isWrong ? { diastolic: clientTexts.visits.pressureOrder } : {};
}

export const visitForm: typeof form = {
  ...form,
  errors: (values) => ({ ...pressureError(values), ...form.errors(values) }),
};

/** A reading before the birth makes a negative age: one of the two dates is a slip. */
export function visitFormFor(client: Birth): typeof form {
  const born = birthText(client);
  return {
    ...visitForm,
    errors: (values) => {
      const isBefore = born !== '' && values.visitDate.slice(0, born.length) < born;
      return {
        ...(isBefore ? { visitDate: clientTexts.visits.beforeBirth(shownBirth(client)) } : {}),
        ...visitForm.errors(values),
      };
    },
  };
}

export function readingBefore(
  newestFirst: readonly Consultation[],
  key: MeasureKey,
  editedId?: string,
): { value: number; date: string } | undefined {
  for (const { id, visitDate, measures: taken } of newestFirst) {
    const value = taken?.[key];
    if (id !== editedId && value !== undefined) return { value, date: visitDate };
  }
  return undefined;
}

export type VisitFormValues = typeof visitForm.empty;
export type VisitFields = ReturnType<typeof visitForm.toFields>;

/**
 * Takes over the present prescription, even where the newest visit left it out.
 * @param newestFirst the client's visits, newest first
 */
export function newVisitForm(
  today: string,
  client: Pick<Client, 'assignedMenus' | 'currentMenuId' | 'targetWeight'>,
  newestFirst: readonly Consultation[],
): VisitFormValues {
  const { calories, protein } = currentPrescription(client, newestFirst);
  const weighed = newestFirst.find((visit) => visit.targetWeight !== undefined);
  return {
    ...visitForm.empty,
    visitDate: today,
    goal: newestFirst.find((visit) => visit.goal !== undefined)?.goal ?? '',
    targetWeight: numberText(weighed?.targetWeight ?? client.targetWeight),
    calories: numberText(calories?.value),
    protein: numberText(protein?.value),
  };
}

/**
 * Only the newest reading may become the client's present weight.
 * @param visits all visits of the client; `editedId` names the edited one
 */
export function isNewestReading(
  visitDate: string,
  visits: readonly Consultation[],
  editedId?: string,
): boolean {
  return visits.every(
    (visit) => visit.id === editedId || visit.weight === undefined || visit.visitDate <= visitDate,
  );
}
