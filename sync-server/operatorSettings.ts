import { z } from 'zod';
import { emailSchema } from '../src/domain/accounts/account';
import { readPhone } from '../src/domain/text/phone';
import type { Operator } from '../src/domain/accounts/operator';
import { ConfigError } from './configError';
import { setting } from './configForms';

export const taxNumber = z.string().regex(/^\d{10}(-?\d{3})?$|^\d{12}$/);
/** Shown to readers as it is written. */
export const telephone = z.string().refine((text) => 'phone' in readPhone(text));

export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: setting(z.string().max(200), "the seller's legal name"),
  OPERATOR_TAX_NUMBER: setting(taxNumber, '10, 12 or 13 digits'),
  OPERATOR_ADDRESS: setting(z.string().max(300), "the seller's address"),
  OPERATOR_PHONE: setting(telephone, 'a telephone number'),
  CONTACT_EMAIL: setting(emailSchema, 'an e-mail address that somebody reads'),
  PRIVACY_EMAIL: setting(emailSchema, 'an e-mail address for questions about personal data'),
};

const NAMES = {
  name: 'OPERATOR_NAME',
  taxNumber: 'OPERATOR_TAX_NUMBER',
  address: 'OPERATOR_ADDRESS',
  phone: 'OPERATOR_PHONE',
  supportEmail: 'CONTACT_EMAIL',
  privacyEmail: 'PRIVACY_EMAIL',
} as const satisfies Record<keyof Operator, keyof typeof OPERATOR_SETTINGS>;
type Field = keyof typeof NAMES;
const FIELDS = Object.keys(NAMES) as Field[];

/**
 * Product decision 62.
 * @returns undefined on a trial installation
 * @throws ConfigError where money can come in and payers could not be told who has it or how to reach them
 */
export function readOperator(
  read: (name: (typeof NAMES)[Field] | 'BANK_BIN') => string | undefined,
): Operator | undefined {
  const values = FIELDS.map((field) => [field, read(NAMES[field])] as const);
  const missing = values.flatMap(([field, value]) => (value === undefined ? [NAMES[field]] : []));
  if (missing.length === 0) return Object.fromEntries(values) as unknown as Operator;
  // `supportEmail` may be set on a trial installation too, so it alone does not require the other fields.
  const isBegun = values.some(([field, value]) => field !== 'supportEmail' && value !== undefined);
  if (read('BANK_BIN') !== undefined || isBegun)
    throw new ConfigError(
      `Where payments are taken, people are told who takes them and how to reach them. Missing: ${missing.join(', ')}.`,
    );
  return undefined;
}
