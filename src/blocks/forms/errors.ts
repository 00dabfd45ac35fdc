import { z } from 'zod';
import { storedText } from '../../domain/text/storedText';
import { readDay } from '../../domain/text/readDate';
import { dateFieldText } from '../../i18n/dateField';
import { readMailAddress } from '../../domain/text/mailAddress';
import { readPhone } from '../../domain/text/phone';
import { formsText } from '../../i18n/forms';
import { dateInVietnam } from '../../domain/text/days';
import { formatNumber } from '../../ui/format';
import type { FieldValue } from './descriptors';
import { parseNumber } from './numbers';
import type { Resolved } from './resolve';

const texts = formsText.errors;

function dateError(text: string, { required }: Resolved): string | undefined {
  if (text.trim() === '') return required ? texts.date : undefined;
  const day = readDay(text, { today: dateInVietnam(new Date()) });
  return typeof day === 'string' ? undefined : dateFieldText.problems[day.problem];
}

function rangeText({ field, schema }: Resolved): string {
  const limits = schema instanceof z.ZodNumber ? schema : undefined;
  const write = (value: number) => (field.isName ? String(value) : formatNumber(value, 3));
  const from = write(limits?.minValue ?? 0);
  const to = write(limits?.maxValue ?? Number.POSITIVE_INFINITY);
  return texts.range(field.label, from, field.unit ? `${to} ${field.unit}` : to);
}

function numberError(text: string, resolved: Resolved): string | undefined {
  const { schema, required, field } = resolved;
  const value = parseNumber(text);
  if (value === undefined) return required ? texts.required(field.label) : undefined;
  if (Number.isNaN(value)) return texts.number;
  return schema.safeParse(value).success ? undefined : rangeText(resolved);
}

function phoneError(text: string): string | undefined {
  const read = readPhone(text);
  if ('problem' in read) return texts.phones[read.problem];
  return read.note === 'oldPrefix' ? texts.oldPhone(read.phone) : undefined;
}

function addressError(text: string): string | undefined {
  const read = readMailAddress(text);
  if (!('problem' in read) || read.problem === 'empty') return undefined;
  return read.meant === undefined
    ? texts.emails[read.problem]
    : `${texts.emails[read.problem]} ${texts.meant(read.meant)}`;
}

function textError(typed: string, { schema, descriptor, required, field }: Resolved) {
  const text = storedText(typed);
  if (text === '') return required ? texts.required(field.label) : undefined;
  const issue = schema.safeParse(text).error?.issues[0];
  if (issue?.code === 'too_big') return texts.tooLong;
  if (descriptor.kind === 'email') return addressError(text);
  if (descriptor.kind === 'tel') return phoneError(text);
  return issue ? texts.format(field.label) : undefined;
}

export function fieldError(value: FieldValue, resolved: Resolved): string | undefined {
  if (Array.isArray(value))
    return resolved.schema.safeParse(value).success ? undefined : texts.tooLong;
  if (typeof value !== 'string') return undefined;
  switch (resolved.descriptor.kind) {
    case 'number':
      return numberError(value, resolved);
    case 'date':
      return dateError(value, resolved);
    case 'choice':
      // A word of a newer app version is valid too and kept.
      return value === '' && resolved.required ? texts.required(resolved.field.label) : undefined;
    default:
      return textError(value, resolved);
  }
}
