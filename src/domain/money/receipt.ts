import { z } from 'zod';
import { instantSchema, shortText } from '../schema/primitives';
import { payerSchema, purposeKindSchema } from './payments';

/**
 * A receipt ("Biên nhận thanh toán"): not an invoice, without VAT, form or serial (product decision 38). Numbers of a year have no
 * gaps: the number is the document's id.
 */
export const receiptSchema = z.object({
  number: z.string().max(20),
  paymentId: z.string().max(80),
  kind: purposeKindSchema,
  issuedAt: instantSchema,
  seller: z.object({
    name: shortText,
    taxNumber: z.string().max(20).optional(),
    address: shortText.optional(),
  }),
  payer: payerSchema,
  description: shortText,
  amount: z.number().int(),
  memo: z.string().max(25),
  paidAt: instantSchema,
  /** Reserved for an invoice service; empty until there is one. */
  invoice: z
    .object({
      provider: shortText,
      number: shortText,
      serial: shortText,
      code: shortText,
      lookupUrl: shortText,
      issuedAt: instantSchema,
    })
    .optional(),
});
export type Receipt = z.infer<typeof receiptSchema>;

const PLACES = 6;

/** Sorts by year, then by number. */
export const receiptKey = (year: number, sequence: number): string =>
  `receipt:${year}:${String(sequence).padStart(PLACES, '0')}`;

export const receiptNumber = (year: number, sequence: number): string =>
  `BL${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(PLACES, '0')}`;
