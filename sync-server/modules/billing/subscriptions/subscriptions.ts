import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { TIERS, tierSchema, type Tier } from '../../../../src/domain/accounts/access/tiers';
import { AppError } from '../../../../src/domain/protocol/errors';
import { nextReminderAt, reminderAt, type Reminder } from '../../../../src/domain/money/reminders';
import { DEFAULT_RENEWAL, renewalSchema, type Renewal } from '../../../../src/domain/money/renewal';
import {
  subscriptionAt,
  subscriptionEventSchema,
  type Subscription,
  type SubscriptionEvent,
} from '../../../../src/domain/money/subscription';
import { workspaceDatabase, type Couch, type CouchDatabase } from '../../../couch/client';
import { workspaceKey, workspaceSchema, type Workspace } from '../../accounts/accountRecords';
import type { AccountMemory } from '../../accounts/memory';
import { whileConflicts } from '../../../store/documents';
import type { NoticeWriter } from '../../notices/notices';
import { subscriptionKey } from '../payments/billingRecords';
import { tierNotice } from './tierNotice';
import { envelope, readBody } from '../../../store/envelope';

/** Events of one practice: a payment a month for eighty years. */
const MAX_EVENTS = 1_000;

export const subscriptionDocumentSchema = z.object({
  workspaceId: z.string(),
  base: tierSchema,
  events: z.array(subscriptionEventSchema).max(MAX_EVENTS),
  /** Absent: a payment code for the running cycle is offered before its end. */
  renewal: renewalSchema.optional(),
});
export type SubscriptionDocument = z.infer<typeof subscriptionDocumentSchema>;

export async function storedEvents(
  database: CouchDatabase,
  workspaceId: string,
): Promise<readonly SubscriptionEvent[]> {
  const stored = await database.get(subscriptionKey(workspaceId));
  return stored ? readBody(subscriptionDocumentSchema, stored).events : [];
}

export interface OwnSubscription extends Subscription {
  renewal?: Renewal;
}

/** Only the gateway writes subscriptions (product decision 9). */
export interface Subscriptions {
  of(workspaceId: string): Promise<OwnSubscription>;
  events(workspaceId: string): Promise<readonly SubscriptionEvent[]>;
  reminder(workspaceId: string): Promise<{ reminder: Reminder; following: Tier } | undefined>;
  /**
   * May be repeated.
   * @param event undefined adds none and only has the events so far take effect
   */
  add(
    workspaceId: string,
    event: (events: readonly SubscriptionEvent[], now: string) => SubscriptionEvent | undefined,
  ): Promise<OwnSubscription>;
  /** @throws AppError payment_conflict where nothing is paid for */
  renew(workspaceId: string, change: Partial<Renewal>): Promise<OwnSubscription>;
  apply(workspaceId: string): Promise<OwnSubscription>;
}

export interface SubscriptionParts {
  couch: Couch;
  database: CouchDatabase;
  memory: Pick<AccountMemory, 'changed'>;
  notices: NoticeWriter;
  /** Schedules `apply` durably, so that it runs even if this gateway stops. */
  noteEnd: (workspaceId: string, until: string) => Promise<void>;
  /** The same reminder counts once. */
  remind: (workspaceId: string, reminder: Reminder) => Promise<void>;
  now: () => Date;
}

/** Milliseconds after which the stored note applies an event, in case this gateway stops right after its write. */
const NOTE_DELAY = 60_000;

const NO_END = '9999-12-31T00:00:00.000Z';

const after = (at: Date, ms: number): string => new Date(at.getTime() + ms).toISOString();
const rank = (tier: Tier): number => TIERS.indexOf(tier);

function standing({ base, events, renewal }: SubscriptionDocument, now: string): OwnSubscription {
  const present = subscriptionAt(events, now);
  if (rank(present.tier) >= rank(base))
    return present.cycle === undefined
      ? present
      : { ...present, renewal: renewal ?? DEFAULT_RENEWAL };
  return { state: 'active', tier: base, canTry: false };
}

function planAfter(base: Tier, following: Subscription['next']): Workspace['planThen'] {
  if (following && rank(following.tier) >= rank(base))
    return { plan: following.tier, until: following.until };
  return base === 'free' ? undefined : { plan: base, until: NO_END };
}

/** Gateway clocks may differ: events keep the order in which they were taken. */
function latestMoment(events: readonly SubscriptionEvent[], now: string): string {
  const last = events.at(-1)?.at ?? '';
  return last > now ? last : now;
}

function findReminder(
  { base, events, renewal }: SubscriptionDocument,
  now: string,
): { reminder: Reminder; following: Tier } | undefined {
  const reminder = reminderAt(events, now, renewal);
  if (!reminder || rank(base) >= rank(reminder.tier)) return undefined;
  const behind = subscriptionAt(events, reminder.until > now ? reminder.until : now).tier;
  return { reminder, following: rank(behind) > rank(base) ? behind : base };
}

function createReading(database: CouchDatabase) {
  async function readWorkspace(workspaceId: string) {
    const stored = await database.get(workspaceKey(workspaceId));
    if (!stored) throw new AppError('not_found');
    return { stored, workspace: readBody(workspaceSchema, stored) };
  }

  async function read(workspaceId: string) {
    const stored = await database.get(subscriptionKey(workspaceId));
    if (stored) return { stored, document: readBody(subscriptionDocumentSchema, stored) };
    const { workspace } = await readWorkspace(workspaceId);
    const document: SubscriptionDocument = { workspaceId, base: workspace.plan, events: [] };
    return { stored, document };
  }
  return { readWorkspace, read };
}
type Reading = ReturnType<typeof createReading>;

const createChange =
  ({ database, noteEnd, now }: SubscriptionParts, { read }: Reading) =>
  (
    workspaceId: string,
    next: (document: SubscriptionDocument, now: string) => SubscriptionDocument | undefined,
  ): Promise<void> =>
    whileConflicts(async () => {
      const at = now();
      const { stored, document } = await read(workspaceId);
      const body = next(document, at.toISOString());
      if (!body) return;
      await noteEnd(workspaceId, after(at, NOTE_DELAY));
      const written = envelope(subscriptionKey(workspaceId), body, 'gateway', at);
      const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
      await database.put({ ...written, ...rev });
    });

export function createSubscriptions(parts: SubscriptionParts): Subscriptions {
  const { couch, database, memory, notices, noteEnd, remind, now } = parts;
  const reading = createReading(database);
  const { readWorkspace, read } = reading;
  const change = createChange(parts, reading);

  async function writeTier(
    { workspaceId, base }: SubscriptionDocument,
    { tier, until, next: following }: Subscription,
  ): Promise<void> {
    const then = planAfter(base, following);
    await whileConflicts(async () => {
      const { stored, workspace } = await readWorkspace(workspaceId);
      const { planUntil: _until, planThen: _then, ...rest } = workspace;
      const next: Workspace = {
        ...rest,
        plan: tier,
        ...(until ? { planUntil: until } : {}),
        ...(until && then ? { planThen: then } : {}),
      };
      if (isDeepStrictEqual(next, workspace)) return;
      await database.put({ ...stored, body: next, receivedAt: now().toISOString() });
    });
  }

  async function writeNotice(workspaceId: string, subscription: Subscription): Promise<void> {
    await couch.database(workspaceDatabase(workspaceId)).ensure();
    await notices.write(workspaceId, tierNotice(subscription));
  }

  async function apply(workspaceId: string): Promise<OwnSubscription> {
    const { document } = await read(workspaceId);
    const at = now().toISOString();
    const subscription = standing(document, at);
    if (subscription.until !== undefined) await noteEnd(workspaceId, subscription.until);
    const next = nextReminderAt(document.events, at, document.renewal);
    if (next !== undefined) await noteEnd(workspaceId, next);
    const due = findReminder(document, at);
    if (due) await remind(workspaceId, due.reminder);
    await writeTier(document, subscription);
    memory.changed([workspaceKey(workspaceId)]);
    await writeNotice(workspaceId, subscription);
    return subscription;
  }

  return {
    apply,
    of: async (workspaceId) => standing((await read(workspaceId)).document, now().toISOString()),
    events: (workspaceId) => storedEvents(database, workspaceId),
    reminder: async (workspaceId) =>
      findReminder((await read(workspaceId)).document, now().toISOString()),
    add: async (workspaceId, event) => {
      await change(workspaceId, ({ events, ...rest }, at) => {
        const added = event(events, latestMoment(events, at));
        if (!added) return undefined;
        if (events.length >= MAX_EVENTS) throw new AppError('too_many_requests');
        return { ...rest, events: [...events, added] };
      });
      return apply(workspaceId);
    },
    renew: async (workspaceId, renewalRequest) => {
      await change(workspaceId, (document, at) => {
        const { renewal } = standing(document, at);
        if (!renewal) throw new AppError('payment_conflict');
        const next = { ...renewal, ...renewalRequest };
        return isDeepStrictEqual(next, document.renewal)
          ? undefined
          : { ...document, renewal: next };
      });
      return apply(workspaceId);
    },
  };
}
