import { z } from 'zod';
import { instantSchema } from '../schema/primitives';
import { paidTierSchema } from './payments';
import type { SubscriptionEvent } from './subscription';

export const CONVERSION_KINDS = ['limitReached', 'plansOpened', 'planOpened'] as const;
export const PAIN_FEATURES = ['clients', 'recipes', 'menus'] as const;

const reportedSchema = z.object({
  kind: z.enum(CONVERSION_KINDS),
  feature: z.enum(PAIN_FEATURES).optional(),
  tier: paidTierSchema.optional(),
});
export type ReportedEvent = z.infer<typeof reportedSchema>;
export const reportedEventsSchema = z.array(reportedSchema).min(1).max(20);

export const conversionEventSchema = reportedSchema.extend({ at: instantSchema });
export type ConversionEvent = z.infer<typeof conversionEventSchema>;

export const MAX_CONVERSION_EVENTS = 200;
/** Milliseconds in which the same event counts once: a reopened page says nothing new. */
const SAME_WITHIN = 10 * 60_000;

const isSame = (a: ReportedEvent, b: ReportedEvent): boolean =>
  a.kind === b.kind && a.feature === b.feature && a.tier === b.tier;

export function withEvents(
  events: readonly ConversionEvent[],
  reported: readonly ReportedEvent[],
  at: string,
): ConversionEvent[] {
  const all = [...events];
  for (const one of reported) {
    const last = all.findLast((other) => isSame(one, other));
    const isNews = !last || Date.parse(at) - Date.parse(last.at) >= SAME_WITHIN;
    if (isNews) all.push({ ...one, at });
  }
  return all.slice(-MAX_CONVERSION_EVENTS);
}

export const painPointSchema = z.object({
  feature: z.string().max(40),
  issue: z.string().max(40),
  severity: z.enum(['low', 'medium', 'high']),
  resolved: z.boolean(),
});
export type PainPoint = z.infer<typeof painPointSchema>;

const getSeverity = (count: number): PainPoint['severity'] => {
  if (count >= 5) return 'high';
  return count >= 2 ? 'medium' : 'low';
};

export function listPainPoints(
  events: readonly ConversionEvent[],
  money: readonly SubscriptionEvent[],
): PainPoint[] {
  const paidAt = money.findLast(({ type }) => type === 'paid')?.at ?? '';
  const limits = PAIN_FEATURES.flatMap((feature): PainPoint[] => {
    const met = events.filter((one) => one.kind === 'limitReached' && one.feature === feature);
    const last = met.at(-1);
    if (!last) return [];
    const severity = getSeverity(met.length);
    return [{ feature, issue: 'limit_reached', severity, resolved: last.at < paidAt }];
  });
  const cancelledAt = money.findLastIndex(({ type }) => type === 'cancel');
  const cancelled = money[cancelledAt];
  if (cancelled?.type !== 'cancel') return limits;
  const resolved = money
    .slice(cancelledAt + 1)
    .some(({ type }) => type === 'resume' || type === 'paid');
  const issue = cancelled.reason ?? 'other';
  return [...limits, { feature: 'subscription', issue, severity: 'high', resolved }];
}
