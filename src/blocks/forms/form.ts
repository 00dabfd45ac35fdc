import type { z } from 'zod';
import { storedLine, storedText } from '../../domain/text/storedText';
import { storedMailAddress } from '../../domain/text/mailAddress';
import { storedPhone } from '../../domain/text/phone';
import { countItems, emptyMeals, type Meals } from '../../domain/food/storedLines';
import { readDay } from '../../domain/text/readDate';
import { dateInVietnam } from '../../domain/text/days';
import { numberText } from '../../ui/numberText';
import type {
  CheckedNames,
  Descriptor,
  Descriptors,
  DescriptorFields,
  FieldValue,
  DescriptorValues,
} from './descriptors';
import { fieldError } from './errors';
import { parseNumber } from './numbers';
import { resolve, type Described, type Resolved } from './resolve';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Form<T, V extends Record<string, FieldValue>, F> {
  readonly fields: Readonly<Record<keyof V & string, Resolved>>;
  readonly empty: V;
  fromDocument(document: T): V;
  /** An empty field is absent. Numbers may be NaN where `errors` says so. */
  toFields(values: V): F;
  errors(values: V): Partial<Record<keyof V, string>>;
}

const isMeals = (value: FieldValue): value is Meals => isRecord(value);

function emptyValue(descriptor: Descriptor): FieldValue {
  if (descriptor.kind === 'tags') return [];
  if (descriptor.kind === 'meals') return emptyMeals();
  if (descriptor.kind === 'flag' || descriptor.kind === 'option') return descriptor.initial;
  return (descriptor.kind === 'choice' ? descriptor.initial : undefined) ?? '';
}

function toFieldValue(stored: unknown, descriptor: Descriptor): FieldValue {
  if (stored === undefined || descriptor.kind === 'flag' || descriptor.kind === 'option')
    return emptyValue(descriptor);
  if (descriptor.kind === 'number') return numberText(Number(stored));
  return stored as FieldValue;
}

/** A text that is no date stays: `errors` says so. */
function parseDay(text: string): string | undefined {
  if (text === '') return undefined;
  const day = readDay(text, { today: dateInVietnam(new Date()) });
  return typeof day === 'string' ? day : text;
}

function meant(value: FieldValue, { descriptor, optional }: Resolved): unknown {
  if (Array.isArray(value) && value.length === 0 && optional) return undefined;
  if (isMeals(value) && countItems(value) === 0) return undefined;
  if (typeof value !== 'string') return value;
  if (descriptor.kind === 'number') return parseNumber(value);
  const text = descriptor.kind === 'area' ? storedText(value) : storedLine(value);
  if (descriptor.kind === 'date') return parseDay(text);
  if (text === '') return undefined;
  if (descriptor.kind === 'tel') return storedPhone(text);
  return descriptor.kind === 'email' ? storedMailAddress(text) : text;
}

const valueIn = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), document);

function put(fields: Json, [key = '', inner]: readonly string[], value: unknown): void {
  if (inner === undefined) fields[key] = value;
  else fields[key] = { ...(isRecord(fields[key]) ? fields[key] : {}), [inner]: value };
}

export function createForm<S extends z.ZodObject, const D extends Descriptors>(
  collection: Described<S>,
  descriptors: D & CheckedNames<z.infer<S>, D>,
): Form<z.infer<S>, DescriptorValues<D>, DescriptorFields<z.infer<S>, D>> {
  type V = DescriptorValues<D>;
  const fields = Object.fromEntries(
    Object.entries<Descriptor>(descriptors).map(([name, one]) => [
      name,
      resolve(collection, name, one),
    ]),
  ) as Record<keyof V & string, Resolved>;
  const all = Object.entries<Resolved>(fields);
  const valuesBy = (make: (resolved: Resolved) => FieldValue) =>
    Object.fromEntries(all.map(([name, resolved]) => [name, make(resolved)])) as V;
  return {
    fields,
    empty: valuesBy(({ descriptor }) => emptyValue(descriptor)),
    fromDocument: (document) =>
      valuesBy(({ path, descriptor }) => toFieldValue(valueIn(document, path), descriptor)),
    toFields(values) {
      const result: Json = {};
      for (const [name, resolved] of all) {
        const value = meant(values[name] as FieldValue, resolved);
        if (resolved.path.length > 0 && value !== undefined) put(result, resolved.path, value);
      }
      return result as DescriptorFields<z.infer<S>, D>;
    },
    errors(values) {
      const problems = all.flatMap(([name, resolved]) => {
        const error = fieldError(values[name] as FieldValue, resolved);
        return error === undefined ? [] : [[name, error] as const];
      });
      return Object.fromEntries(problems) as Partial<Record<keyof V, string>>;
    },
  };
}
