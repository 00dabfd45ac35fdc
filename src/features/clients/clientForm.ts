import type { Client, Gender } from '../../domain/client';
import { numberText } from '../../ui/numberText';
import { parseNumber } from './numbers';

/** What the form holds while a person types; numbers are texts, so that "66," survives a reload. */
export interface ClientFormValues {
  clientName: string;
  email: string;
  phone: string;
  birthYear: string;
  gender: Gender | '';
  height: string;
  weight: string;
  targetWeight: string;
  goals: string[];
  medicalConditions: string[];
  allergies: string[];
  dietaryRestrictions: string;
  activityLevel: NonNullable<Client['activityLevel']> | '';
  workoutFrequency: string;
  status: Client['status'];
  source: Client['source'];
}

/** The fields of a client that the form owns; an empty field is absent. */
export type ClientFields = Pick<Client, keyof ClientFormValues>;

export type ClientFieldError =
  'required' | 'email' | 'number' | 'birthYear' | 'height' | 'weight' | 'tooLong';
export type ClientFormErrors = Partial<Record<keyof ClientFormValues, ClientFieldError>>;

export const EMPTY_CLIENT_FORM: ClientFormValues = {
  clientName: '',
  email: '',
  phone: '',
  birthYear: '',
  gender: '',
  height: '',
  weight: '',
  targetWeight: '',
  goals: [],
  medicalConditions: [],
  allergies: [],
  dietaryRestrictions: '',
  activityLevel: '',
  workoutFrequency: '',
  status: 'active',
  source: 'Khác',
};

/** A stored client as the form shows it. */
export function clientToForm(client: Client): ClientFormValues {
  return {
    clientName: client.clientName,
    email: client.email ?? '',
    phone: client.phone ?? '',
    birthYear: numberText(client.birthYear),
    gender: client.gender ?? '',
    height: numberText(client.height),
    weight: numberText(client.weight),
    targetWeight: numberText(client.targetWeight),
    goals: client.goals,
    medicalConditions: client.medicalConditions,
    allergies: client.allergies,
    dietaryRestrictions: client.dietaryRestrictions ?? '',
    activityLevel: client.activityLevel ?? '',
    workoutFrequency: client.workoutFrequency ?? '',
    status: client.status,
    source: client.source,
  };
}

const optional = <T extends string>(value: T): Exclude<T, ''> | undefined =>
  value.trim() === '' ? undefined : (value.trim() as Exclude<T, ''>);

/** The fields that the form's values mean. Numbers may be NaN; see `clientFormErrors`. */
export function formToFields(values: ClientFormValues): ClientFields {
  const fields: ClientFields = {
    clientName: values.clientName.trim(),
    email: optional(values.email),
    phone: optional(values.phone),
    birthYear: parseNumber(values.birthYear),
    gender: optional(values.gender),
    height: parseNumber(values.height),
    weight: parseNumber(values.weight),
    targetWeight: parseNumber(values.targetWeight),
    goals: values.goals,
    medicalConditions: values.medicalConditions,
    allergies: values.allergies,
    dietaryRestrictions: optional(values.dietaryRestrictions),
    activityLevel: optional(values.activityLevel),
    workoutFrequency: optional(values.workoutFrequency),
    status: values.status,
    source: values.source,
  };
  // An absent field is absent, not `undefined`: what is stored is JSON.
  for (const key of Object.keys(fields) as (keyof ClientFields)[])
    if (fields[key] === undefined) delete fields[key];
  return fields;
}

const outside = (value: number | undefined, min: number, max: number): boolean =>
  value !== undefined && (value < min || value > max);

/**
 * What keeps the form from being saved, by field; empty when nothing does.
 * @param year the present year, which bounds the year of birth
 */
export function clientFormErrors(values: ClientFormValues, year: number): ClientFormErrors {
  const fields = formToFields(values);
  const errors: ClientFormErrors = {};
  if (fields.clientName === '') errors.clientName = 'required';
  else if (fields.clientName.length > 200) errors.clientName = 'tooLong';
  if (fields.email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email))
    errors.email = 'email';
  if ((fields.email?.length ?? 0) > 320) errors.email = 'tooLong';
  if ((fields.phone?.length ?? 0) > 40) errors.phone = 'tooLong';
  if ((fields.workoutFrequency?.length ?? 0) > 300) errors.workoutFrequency = 'tooLong';
  if ((fields.dietaryRestrictions?.length ?? 0) > 20_000) errors.dietaryRestrictions = 'tooLong';
  const { birthYear } = fields;
  if (birthYear !== undefined && (!Number.isInteger(birthYear) || outside(birthYear, 1900, year)))
    errors.birthYear = 'birthYear';
  if (outside(fields.height, 30, 260)) errors.height = 'height';
  for (const key of ['weight', 'targetWeight'] as const)
    if (outside(fields[key], 1, 400)) errors[key] = 'weight';
  for (const key of ['birthYear', 'height', 'weight', 'targetWeight'] as const)
    if (Number.isNaN(fields[key])) errors[key] = 'number';
  return errors;
}

/** Fields that the short form shows; the others stand in the detailed section. */
const SHORT_FIELDS = ['clientName', 'phone', 'email', 'source', 'status'] as const;

/** Whether the detailed section holds anything, so that it is opened for a restored draft. */
export function hasDetails(values: ClientFormValues): boolean {
  const short: readonly string[] = SHORT_FIELDS;
  return (Object.keys(values) as (keyof ClientFormValues)[]).some(
    (key) => !short.includes(key) && values[key].length > 0,
  );
}
