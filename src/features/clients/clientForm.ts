import { formOf } from '../../blocks/forms/form';
import { CLIENT_TAG_LIMITS, clients } from '../../domain/collections/clients';
import { clientTexts } from '../../i18n/clients';
import { thisYear } from './calendar';

const { form: texts, suggestions } = clientTexts;

/** The client's form: one descriptor for each field. */
export const clientForm = formOf(clients, {
  clientName: { kind: 'text' },
  phone: { kind: 'tel' },
  email: { kind: 'email' },
  source: { kind: 'choice', initial: 'Khác' },
  status: { kind: 'choice', initial: 'active' },
  birthYear: { kind: 'number', most: thisYear },
  birthMonth: { kind: 'number', hint: texts.birthMonthHint },
  gender: { kind: 'choice' },
  height: { kind: 'number' },
  weight: { kind: 'number' },
  targetWeight: { kind: 'number' },
  activityLevel: { kind: 'choice' },
  workoutFrequency: { kind: 'text', hint: texts.workoutHint },
  goals: { kind: 'tags', most: CLIENT_TAG_LIMITS.goals, suggestions: suggestions.goals },
  medicalConditions: {
    kind: 'tags',
    most: CLIENT_TAG_LIMITS.medicalConditions,
    suggestions: suggestions.medicalConditions,
  },
  allergies: {
    kind: 'tags',
    most: CLIENT_TAG_LIMITS.allergies,
    suggestions: suggestions.allergies,
    palette: 'chilli',
  },
  medicines: {
    kind: 'tags',
    most: CLIENT_TAG_LIMITS.medicines,
    suggestions: suggestions.medicines,
  },
  dietaryRestrictions: { kind: 'area' },
  emailConsentDate: { kind: 'date', hint: texts.consentHint },
  energyStrategy: { kind: 'choice' },
  energyPerKg: { kind: 'number', hint: texts.perKgHint },
  proteinPerKg: { kind: 'number' },
  weightBasis: { kind: 'choice' },
  kidneyGuideline: { kind: 'choice' },
  referenceSet: { kind: 'choice' },
  region: { kind: 'choice', hint: texts.regionHint },
});

/** What the client's form holds while a person types. */
export type ClientFormValues = typeof clientForm.empty;
/** The fields of a client that the form owns; an empty field is absent. */
export type ClientFields = ReturnType<typeof clientForm.toFields>;
type ClientFieldName = keyof ClientFormValues;

/** Where each field stands. The short ones are what a busy day asks for. */
export const CLIENT_GROUPS = {
  name: ['clientName'],
  short: ['phone', 'email', 'source', 'status'],
  body: [
    'birthYear',
    'birthMonth',
    'gender',
    'height',
    'weight',
    'targetWeight',
    'activityLevel',
    'workoutFrequency',
  ],
  health: [
    'goals',
    'medicalConditions',
    'allergies',
    'medicines',
    'dietaryRestrictions',
    'region',
    'emailConsentDate',
  ],
  targets: [
    'energyStrategy',
    'energyPerKg',
    'proteinPerKg',
    'weightBasis',
    'kidneyGuideline',
    'referenceSet',
  ],
} as const satisfies Record<string, readonly ClientFieldName[]>;

/** Whether the detailed section holds anything, so that it is opened for a restored draft. */
export function hasDetails(values: ClientFormValues): boolean {
  const { body, health, targets } = CLIENT_GROUPS;
  return [...body, ...health, ...targets].some((name) => values[name].length > 0);
}
