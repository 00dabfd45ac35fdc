import type { Client, Consultation, GoalKind } from '../../domain/client';
import { currentPrescription } from '../../domain/targets/dayTargets';
import { numberText } from '../../ui/numberText';
import { parseNumber } from './numbers';

/** What the visit's form holds while a person types; numbers are texts. */
export interface VisitFormValues {
  visitDate: string;
  goal: GoalKind | '';
  weight: string;
  targetWeight: string;
  calories: string;
  protein: string;
  notes: string;
  /** Whether the weight also becomes the client's present weight. */
  updateClient: boolean;
}

export type VisitFields = Pick<
  Consultation,
  'visitDate' | 'goal' | 'weight' | 'targetWeight' | 'targetNutrition' | 'notes'
>;
export type VisitFieldError = 'date' | 'number' | 'weight' | 'calories' | 'protein' | 'tooLong';
export type VisitFormErrors = Partial<Record<keyof VisitFormValues, VisitFieldError>>;

/**
 * A new visit: today, with what is prescribed at present, also where the newest visit left it out.
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
    visitDate: today,
    goal: newestFirst.find((visit) => visit.goal !== undefined)?.goal ?? '',
    weight: '',
    targetWeight: numberText(weighed?.targetWeight ?? client.targetWeight),
    calories: numberText(calories?.value),
    protein: numberText(protein?.value),
    notes: '',
    updateClient: true,
  };
}

/** A stored visit as the form shows it. */
export function visitToForm(visit: Consultation): VisitFormValues {
  return {
    visitDate: visit.visitDate,
    goal: visit.goal ?? '',
    weight: numberText(visit.weight),
    targetWeight: numberText(visit.targetWeight),
    calories: numberText(visit.targetNutrition?.calories),
    protein: numberText(visit.targetNutrition?.protein),
    notes: visit.notes ?? '',
    updateClient: true,
  };
}

/** The fields that the form's values mean. Numbers may be NaN; see `visitFormErrors`. */
export function visitFormToFields(values: VisitFormValues): VisitFields {
  const weight = parseNumber(values.weight);
  const targetWeight = parseNumber(values.targetWeight);
  const calories = parseNumber(values.calories);
  const protein = parseNumber(values.protein);
  const notes = values.notes.trim();
  const targetNutrition = {
    ...(calories === undefined ? {} : { calories }),
    ...(protein === undefined ? {} : { protein }),
  };
  return {
    visitDate: values.visitDate,
    ...(values.goal === '' ? {} : { goal: values.goal }),
    ...(weight === undefined ? {} : { weight }),
    ...(targetWeight === undefined ? {} : { targetWeight }),
    ...(Object.keys(targetNutrition).length === 0 ? {} : { targetNutrition }),
    ...(notes === '' ? {} : { notes }),
  };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What keeps the visit from being saved, by field; empty when nothing does. */
export function visitFormErrors(values: VisitFormValues): VisitFormErrors {
  const fields = visitFormToFields(values);
  const errors: VisitFormErrors = {};
  if (!isDate(values.visitDate)) errors.visitDate = 'date';
  if ((fields.notes?.length ?? 0) > 20_000) errors.notes = 'tooLong';
  const check = (
    key: 'weight' | 'targetWeight' | 'calories' | 'protein',
    value: number | undefined,
    [min, max]: [number, number],
  ) => {
    if (value === undefined) return;
    if (Number.isNaN(value)) errors[key] = 'number';
    else if (value < min || value > max) errors[key] = key === 'targetWeight' ? 'weight' : key;
  };
  check('weight', fields.weight, [1, 400]);
  check('targetWeight', fields.targetWeight, [1, 400]);
  check('calories', fields.targetNutrition?.calories, [0, 20_000]);
  check('protein', fields.targetNutrition?.protein, [0, 2_000]);
  return errors;
}

/**
 * Whether a visit's weight is the client's newest reading: no other visit with a weight is later.
 * Only then may it become the present weight.
 * @param visits all visits of the client; the one that is edited is told by `editedId`
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
