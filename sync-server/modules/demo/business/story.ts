import { z } from 'zod';
import { orderRequestSchema } from '../../../../src/api/orders';
import { expertApplicationSchema } from '../../../../src/domain/accounts/account';
import { cycleSchema, paidTierSchema } from '../../../../src/domain/money/payments';
import { HA, LAN, MINH, type DemoPerson } from '../accounts';
import story from './story.json';

/** An instant before the seeding: `33d 08:20` (days, time of the day in Vietnam), `7h` or `150m`. */
const moment = z.string().regex(/^\d+(d \d\d:\d\d|h|m)$/);
const later = z.string().regex(/^\+\d+[hm]$/);
const text = z.string().min(1);

const EXPERTS = { lan: LAN, ha: HA, minh: MINH } as const satisfies Record<string, DemoPerson>;
const expert = z.enum(['lan', 'ha', 'minh']).transform((key): DemoPerson => EXPERTS[key]);
const refunded = z.strictObject({ after: later, sent: later, reason: text });

const { contact, answers, mealFrequency } = orderRequestSchema.shape;

const orderSchema = z.strictObject({
  key: text,
  at: moment,
  contact,
  answers,
  mealFrequency,
  paid: later.optional(),
  short: z.strictObject({ amount: z.number().int(), after: later }).optional(),
  accepted: z.strictObject({ by: expert, after: later }).optional(),
  delivered: z.strictObject({ after: later, menu: text }).optional(),
  cancelled: later.optional(),
  refunded: refunded.optional(),
});

const storySchema = z.strictObject({
  subscriptions: z.array(
    z.strictObject({
      of: expert,
      tier: paidTierSchema,
      cycle: cycleSchema,
      at: moment,
      end: z.enum(['expired', 'cancelled']).optional(),
    }),
  ),
  orders: z.array(orderSchema),
  purchases: z.array(
    z.strictObject({
      key: text,
      at: moment,
      recipe: text,
      buyer: z.strictObject({ name: text, email: z.email() }),
      refunded: refunded.optional(),
    }),
  ),
  strays: z.array(
    z.strictObject({ key: text, at: moment, amount: z.number().int(), content: text }),
  ),
  applicants: z.array(
    z.strictObject({
      ...expertApplicationSchema.shape,
      key: text,
      name: text,
      at: moment,
      confirmed: later.optional(),
    }),
  ),
  removed: z.strictObject({ recipe: text, at: moment, reason: text }),
});

export type Story = z.infer<typeof storySchema>;
export type OrderStory = Story['orders'][number];

export const readStory = (): Story => storySchema.parse(story);
