import { parseNumber } from '../../../blocks/forms/numbers';
import type { OwnLimit } from '../../../domain/records/clients';
import { clinicalText } from '../../../i18n/clinical';

const text = clinicalText.limits;

export interface TypedLimit {
  nutrient: string;
  minimum: string;
  maximum: string;
  note: string;
}

/** Bound of `clientSchema`. */
const MOST = 1_000_000;

export type LimitErrors = Partial<Record<keyof TypedLimit, string>>;

export function readLimit(typed: TypedLimit): { limit: OwnLimit } | { errors: LimitErrors } {
  const errors: LimitErrors = {};
  const bound = (key: 'minimum' | 'maximum') => {
    const value = parseNumber(typed[key]);
    if (value === undefined) return undefined;
    if (!(value >= 0 && value <= MOST)) errors[key] = text.badNumber;
    return value;
  };
  const minimum = bound('minimum');
  const maximum = bound('maximum');
  const note = typed.note.trim();
  if (note === '') errors.note = text.needReason;
  if (!errors.minimum && !errors.maximum && minimum !== undefined && maximum !== undefined)
    if (minimum > maximum) errors.maximum = text.turned;
  if (Object.keys(errors).length > 0) return { errors };
  return {
    limit: {
      nutrient: typed.nutrient,
      note,
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    },
  };
}
