import { z } from 'zod';
import { readConversion, reportConversion } from '../../../src/api/conversion';
import {
  CONVERSION_KINDS,
  conversionEventSchema,
  MAX_CONVERSION_EVENTS,
  listPainPoints,
  withEvents,
  type ConversionEvent,
} from '../../../src/domain/money/conversion';
import type { SubscriptionEvent } from '../../../src/domain/money/subscription';
import type { CouchDatabase } from '../../couch/client';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { AccountServices } from '../accounts/wiring';
import { listDocuments, putNew, updateBody } from '../../store/documents';
import { SUBSCRIPTIONS } from '../billing/payments/billingRecords';
import { subscriptionDocumentSchema } from '../billing/subscriptions/subscriptions';
import type { Core, Module } from '../module';
import { readSound } from '../../store/envelope';

const REPORTING: Rate = { name: 'conversion', calls: 20, burst: 20 };
const LOOKED_BACK = 30 * 86_400_000;

const PREFIX = 'conversion:';
const schema = z.object({
  workspaceId: z.string(),
  events: z.array(conversionEventSchema).max(MAX_CONVERSION_EVENTS),
});

interface Practice {
  events: readonly ConversionEvent[];
  money: readonly SubscriptionEvent[];
}

async function readPractices(database: CouchDatabase): Promise<Practice[]> {
  const practices = new Map<string, Practice>();
  for await (const { body } of listDocuments(database, PREFIX)) {
    const read = readSound(schema, body);
    if (read) practices.set(read.workspaceId, { events: read.events, money: [] });
  }
  for await (const { body } of listDocuments(database, SUBSCRIPTIONS)) {
    const read = readSound(subscriptionDocumentSchema, body);
    if (!read) continue;
    const { workspaceId, events: money } = read;
    practices.set(workspaceId, { events: practices.get(workspaceId)?.events ?? [], money });
  }
  return [...practices.values()];
}

async function summariseSteps(database: CouchDatabase, from: string) {
  const steps = { limitReached: 0, plansOpened: 0, planOpened: 0, paid: 0 };
  const points = new Map<string, { practices: number; resolved: number }>();
  for (const { events, money } of await readPractices(database)) {
    const recent = events.filter(({ at }) => at >= from);
    for (const kind of CONVERSION_KINDS)
      if (recent.some((one) => one.kind === kind)) steps[kind] += 1;
    if (money.some(({ type, at }) => type === 'paid' && at >= from)) steps.paid += 1;
    for (const { feature, issue, resolved } of listPainPoints(events, money)) {
      const key = `${feature} ${issue}`;
      const known = points.get(key) ?? { practices: 0, resolved: 0 };
      points.set(key, {
        practices: known.practices + 1,
        resolved: known.resolved + (resolved ? 1 : 0),
      });
    }
  }
  const painPoints = [...points].map(([key, counts]) => {
    const [feature = '', issue = ''] = key.split(' ');
    return { feature, issue, ...counts };
  });
  return { steps, painPoints: painPoints.sort((a, b) => b.practices - a.practices) };
}

export function conversion({ accounts, now }: Core & { accounts: AccountServices }): Module {
  const { database } = accounts.store;
  return {
    routes: [
      route(
        reportConversion,
        async ({ claims: { workspaceId }, body: { events: reported } }) => {
          const key = `${PREFIX}${workspaceId}`;
          await putNew(database, key, { workspaceId, events: [] }, now());
          await updateBody({ database, key, schema, now }, (present) => {
            const events = withEvents(present.events, reported, now().toISOString());
            return events.at(-1) === present.events.at(-1) ? undefined : { ...present, events };
          });
        },
        { rate: REPORTING },
      ),
      route(readConversion, () =>
        summariseSteps(database, new Date(now().getTime() - LOOKED_BACK).toISOString()),
      ),
    ],
  };
}
