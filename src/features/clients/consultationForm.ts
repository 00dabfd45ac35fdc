import { formOf } from '../../blocks/forms/form';
import { consultations } from '../../domain/collections/consultations';
import type { Client } from '../../domain/collections/clients';
import type { Consultation } from '../../domain/collections/consultations';
import { currentPrescription } from '../../domain/targets/dayTargets';
import { clientTexts } from '../../i18n/clients';
import { numberText } from '../../ui/numberText';

/** The visit's form: one descriptor for each field. */
export const visitForm = formOf(consultations, {
  visitDate: { kind: 'date' },
  goal: { kind: 'choice' },
  weight: { kind: 'number' },
  /** Whether the weight also becomes the client's present weight. */
  updateClient: { kind: 'flag', label: clientTexts.visits.updateClient, initial: true },
  targetWeight: { kind: 'number' },
  calories: { kind: 'number', at: ['targetNutrition', 'calories'] },
  protein: { kind: 'number', at: ['targetNutrition', 'protein'] },
  notes: { kind: 'area' },
});

/** What the visit's form holds while a person types. */
export type VisitFormValues = typeof visitForm.empty;
/** The fields of a visit that the form owns. */
export type VisitFields = ReturnType<typeof visitForm.toFields>;

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
    ...visitForm.empty,
    visitDate: today,
    goal: newestFirst.find((visit) => visit.goal !== undefined)?.goal ?? '',
    targetWeight: numberText(weighed?.targetWeight ?? client.targetWeight),
    calories: numberText(calories?.value),
    protein: numberText(protein?.value),
  };
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
