import type { FormAccess } from '../../blocks/forms/FormField';
import { createForm, type Form } from '../../blocks/forms/form';
import { CLIENT_TAG_LIMITS, clients, type Client } from '../../domain/records/clients';
import { MEDICINE_ALIASES, MEDICINE_SUGGESTIONS } from '../../domain/clinical/medicineNames';
import { birthText as birthTexts } from '../../i18n/birth';
import { clientTexts } from '../../i18n/clients';
import { allergyAliases, conditionAliases } from '../../i18n/conditionAliases';
import { readBirth } from '../../domain/person/readBirth';
import { shownBirth, type Birth } from '../../domain/person/age';
import { localDate } from '../../platform/clock';

const { form: texts, suggestions } = clientTexts;

const form = createForm(clients, {
  clientName: { kind: 'text' },
  phone: { kind: 'tel' },
  email: { kind: 'email' },
  source: { kind: 'choice', initial: 'Khác' },
  status: { kind: 'choice', initial: 'active' },
  birthYear: { kind: 'text', hint: birthTexts.hint },
  gender: { kind: 'choice' },
  height: { kind: 'number' },
  weight: { kind: 'number' },
  targetWeight: { kind: 'number' },
  activityLevel: { kind: 'choice' },
  workoutFrequency: { kind: 'text', hint: texts.workoutHint },
  altitude: { kind: 'number', hint: texts.altitudeHint },
  cigarettes: { kind: 'number' },
  goals: { kind: 'tags', most: CLIENT_TAG_LIMITS.goals, suggestions: suggestions.goals },
  medicalConditions: {
    kind: 'tags',
    most: CLIENT_TAG_LIMITS.medicalConditions,
    suggestions: suggestions.medicalConditions,
    aliases: conditionAliases,
  },
  allergies: {
    kind: 'tags',
    most: CLIENT_TAG_LIMITS.allergies,
    suggestions: suggestions.allergies,
    aliases: allergyAliases,
    palette: 'chilli',
  },
  medicines: {
    kind: 'tags',
    most: CLIENT_TAG_LIMITS.medicines,
    suggestions: MEDICINE_SUGGESTIONS,
    aliases: MEDICINE_ALIASES,
  },
  pregnancyWeek: { kind: 'number', at: ['pregnancy', 'week'] },
  pregnancyDate: { kind: 'date', at: ['pregnancy', 'weekDate'], hint: texts.weekDateHint },
  foetuses: { kind: 'number', at: ['pregnancy', 'foetuses'] },
  nursingSince: { kind: 'date', hint: texts.nursingHint },
  kidneyStage: { kind: 'choice', at: ['kidney', 'stage'] },
  kidneyStageDate: { kind: 'date', at: ['kidney', 'stageDate'] },
  dialysis: { kind: 'choice', at: ['kidney', 'dialysis'] },
  dialysisSince: { kind: 'date', at: ['kidney', 'dialysisSince'], hint: texts.dialysisHint },
  dietaryRestrictions: { kind: 'area' },
  breakfastHour: { kind: 'text', at: ['mealHours', 'breakfast'], hint: texts.hourHint },
  snack1Hour: { kind: 'text', at: ['mealHours', 'snack1'] },
  lunchHour: { kind: 'text', at: ['mealHours', 'lunch'] },
  dinnerHour: { kind: 'text', at: ['mealHours', 'dinner'] },
  snack2Hour: { kind: 'text', at: ['mealHours', 'snack2'] },
  emailConsentDate: { kind: 'date', hint: texts.consentHint },
  energyStrategy: { kind: 'choice' },
  energyPerKg: { kind: 'number', hint: texts.perKgHint },
  proteinPerKg: { kind: 'number' },
  weightBasis: { kind: 'choice' },
  kidneyGuideline: { kind: 'choice' },
  referenceSet: { kind: 'choice' },
  region: { kind: 'choice', hint: texts.regionHint },
});

type Values = typeof form.empty;

const DATED = [
  ['pregnancyDate', 'pregnancyWeek'],
  ['kidneyStageDate', 'kidneyStage'],
  ['dialysisSince', 'dialysis'],
] as const;
const PAST = ['pregnancyDate', 'nursingSince', 'kidneyStageDate'] as const;

function dateErrors(values: Values): Partial<Record<keyof Values, string>> {
  const errors: Partial<Record<keyof Values, string>> = {};
  for (const [date, fact] of DATED)
    if (values[date] !== '' && values[fact] === '')
      errors[date] = texts.dateWithout(form.fields[fact].field.label);
  const today = localDate();
  for (const date of PAST) if (values[date] > today) errors[date] = texts.dateToCome;
  return errors;
}

/** One field holds as much of the birthday as is known. */
function readTypedBirth(typed: string): Birth {
  const read = readBirth(typed, localDate());
  if ('problem' in read) return {};
  const { isFromAge: _age, ...birth } = read;
  return birth;
}

function birthError(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const read = readBirth(typed, localDate());
  return 'problem' in read ? birthTexts.errors[read.problem] : undefined;
}

/** As it is stored, so that the person sees how it was read; what cannot be read stays as it was typed. */
export function birthAsRead(typed: string): string {
  return shownBirth(readTypedBirth(typed)) || typed;
}

type Fields = Omit<ReturnType<typeof form.toFields>, 'birthYear'> & Birth;

const birthField = { ...form.fields.birthYear.field, label: birthTexts.label };

export const clientForm: Form<Client, Values, Fields> = {
  ...form,
  fields: { ...form.fields, birthYear: { ...form.fields.birthYear, field: birthField } },
  fromDocument: (client) => ({ ...form.fromDocument(client), birthYear: shownBirth(client) }),
  errors(values) {
    const { birthYear: _number, ...errors } = { ...dateErrors(values), ...form.errors(values) };
    const birth = birthError(values.birthYear);
    return birth === undefined ? errors : { ...errors, birthYear: birth };
  },
  toFields(values) {
    const { pregnancy, birthYear: _text, ...others } = form.toFields(values);
    const fields = { ...others, ...readTypedBirth(values.birthYear) };
    if (!pregnancy) return fields;
    // Without a typed date the week is today's.
    const { week, weekDate = localDate() } = pregnancy;
    return { ...fields, pregnancy: week === undefined ? pregnancy : { ...pregnancy, weekDate } };
  },
};

/** A new week beside the date of an old one would be counted on from there, so it gets today's date. */
export function setWeek(access: Pick<ClientFormAccess, 'values' | 'base' | 'set'>, week: string) {
  const { values, base, set } = access;
  set('pregnancyWeek', week);
  const today = localDate();
  const isTyped = ![base.pregnancyDate, today, ''].includes(values.pregnancyDate);
  if (!isTyped) set('pregnancyDate', week.trim() === '' ? '' : today);
}

export type ClientFormValues = typeof clientForm.empty;
export type ClientFields = ReturnType<typeof clientForm.toFields>;
type ClientFieldName = keyof ClientFormValues;
export type ClientFormAccess = FormAccess<ClientFieldName>;

export const CLIENT_GROUPS = {
  name: ['clientName'],
  short: ['phone', 'email', 'source', 'status'],
  body: [
    'birthYear',
    'gender',
    'height',
    'weight',
    'targetWeight',
    'activityLevel',
    'workoutFrequency',
    'altitude',
    'cigarettes',
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
  hours: ['breakfastHour', 'snack1Hour', 'lunchHour', 'dinnerHour', 'snack2Hour'],
  motherhood: ['pregnancyWeek', 'pregnancyDate', 'foetuses', 'nursingSince'],
  kidney: ['kidneyStage', 'kidneyStageDate', 'dialysis', 'dialysisSince'],
  targets: [
    'energyStrategy',
    'energyPerKg',
    'proteinPerKg',
    'weightBasis',
    'kidneyGuideline',
    'referenceSet',
  ],
} as const satisfies Record<string, readonly ClientFieldName[]>;

export function hasDetails(values: ClientFormValues): boolean {
  const { body, health, hours, motherhood, kidney, targets } = CLIENT_GROUPS;
  return [...body, ...health, ...hours, ...motherhood, ...kidney, ...targets].some(
    (name) => values[name].length > 0,
  );
}
