import type { Request } from 'express';
import { z } from 'zod';
import { instantSchema } from '../../../src/domain/schema/primitives';
import {
  MAX_EVENTS,
  securityEventKindSchema,
  type SecurityEvent,
  type SecurityEventKind,
} from '../../../src/domain/accounts/security';
import { getDeviceName } from '../../../src/domain/accounts/userAgent';
import type { CouchDatabase } from '../../couch/client';
import type { Logger } from '../../http/log';
import { type Origin } from './accountRecords';
import { whileConflicts } from '../../store/documents';
import { envelope, readSound } from '../../store/envelope';

export function shortPlace(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '*');
  const [head = ''] = plain.split('::');
  return plain === '' ? '' : `${head.split(':').slice(0, 3).join(':')}::*`;
}

export function readOrigin(req: Request): Origin {
  const agent = getDeviceName(req.get('user-agent'));
  const network = shortPlace(req.ip ?? '');
  return {
    ...(agent === undefined ? {} : { agent }),
    ...(network === '' ? {} : { place: network }),
  };
}

const recordSchema = z.strictObject({
  accountId: z.string(),
  events: z.array(
    z.strictObject({
      at: instantSchema,
      kind: securityEventKindSchema,
      agent: z.string().max(120).optional(),
      place: z.string().max(60).optional(),
    }),
  ),
  mailedAt: z.array(instantSchema).optional(),
});

/** Per account and day, so that somebody who knows a password cannot flood the mailbox. */
const MAILS_PER_DAY = 6;
const DAY = 86_400_000;

const eventsKey = (accountId: string): string => `events:${accountId}`;

export interface SecurityEvents {
  /**
   * Never throws, so that a failed write keeps nobody out.
   * @param mails also notify the owner by mail
   * @returns whether a mail may be sent within the daily limit
   */
  add(
    accountId: string,
    kind: SecurityEventKind,
    origin: Origin,
    mails?: boolean,
  ): Promise<boolean>;
  list(accountId: string): Promise<SecurityEvent[]>;
}

interface Parts {
  database: CouchDatabase;
  log: Logger;
  now: () => Date;
}

/** One document for each account, beside it; never longer than {@link MAX_EVENTS}. */
export function createSecurityEvents({ database, log, now }: Parts): SecurityEvents {
  async function read(accountId: string) {
    const stored = await database.get(eventsKey(accountId));
    const { events = [], mailedAt = [] } = readSound(recordSchema, stored?.body) ?? {};
    return { stored, events, mailedAt };
  }

  async function write(accountId: string, event: SecurityEvent, mails: boolean): Promise<boolean> {
    const { stored, events, mailedAt } = await read(accountId);
    const at = now();
    const since = new Date(at.getTime() - DAY).toISOString();
    const ofDay = mailedAt.filter((mailed) => mailed > since);
    const isMailed = mails && ofDay.length < MAILS_PER_DAY;
    const body = {
      accountId,
      events: [event, ...events].slice(0, MAX_EVENTS),
      mailedAt: isMailed ? [...ofDay, event.at] : ofDay,
    };
    await database.put({ ...stored, ...envelope(eventsKey(accountId), body, accountId, at) });
    return isMailed;
  }

  return {
    list: async (accountId) => (await read(accountId)).events,
    add: async (accountId, kind, origin, mails = false) => {
      const event: SecurityEvent = { at: now().toISOString(), kind, ...origin };
      try {
        return await whileConflicts(() => write(accountId, event, mails));
      } catch (err) {
        log.warn({ err, accountId, kind }, 'a security event could not be noted');
        return false;
      }
    },
  };
}
