import type { Request } from 'express';
import { z } from 'zod';
import { instantSchema } from '../../../src/domain/primitives';
import {
  MOST_EVENTS,
  securityEventKindSchema,
  type SecurityEvent,
  type SecurityEventKind,
} from '../../../src/domain/security';
import { deviceNameOf } from '../../../src/domain/userAgent';
import type { CouchDatabase } from '../../couch/client';
import type { Logger } from '../../http/log';
import { envelope, readSound, type Origin } from './documents';
import { whileConflicts } from './sessions';

/** The network of an address: three of four numbers, or the first three groups of IPv6. */
export function shortPlace(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '*');
  const [head = ''] = plain.split('::');
  return plain === '' ? '' : `${head.split(':').slice(0, 3).join(':')}::*`;
}

export function originOf(req: Request): Origin {
  const agent = deviceNameOf(req.get('user-agent'));
  const place = shortPlace(req.ip ?? '');
  return { ...(agent === undefined ? {} : { agent }), ...(place === '' ? {} : { place }) };
}

const recordSchema = z.strictObject({
  accountId: z.string(),
  /** Newest first. */
  events: z.array(
    z.strictObject({
      at: instantSchema,
      kind: securityEventKindSchema,
      agent: z.string().max(120).optional(),
      place: z.string().max(60).optional(),
    }),
  ),
});

const keyOf = (accountId: string): string => `events:${accountId}`;

/** What happened to an account's door, for its owner to read. */
export interface SecurityEvents {
  /** Never throws: nobody is kept out because this could not be written. */
  add(accountId: string, kind: SecurityEventKind, origin: Origin): Promise<void>;
  list(accountId: string): Promise<SecurityEvent[]>;
}

interface Parts {
  database: CouchDatabase;
  log: Logger;
  now: () => Date;
}

/** One document for each account, beside it; never longer than {@link MOST_EVENTS}. */
export function createSecurityEvents({ database, log, now }: Parts): SecurityEvents {
  async function read(accountId: string) {
    const stored = await database.get(keyOf(accountId));
    // One that cannot be read begins anew: it is a list of news, not of work.
    return { stored, events: readSound(recordSchema, stored?.body)?.events ?? [] };
  }

  return {
    list: async (accountId) => (await read(accountId)).events,
    add: async (accountId, kind, origin) => {
      const at = now();
      const event: SecurityEvent = { at: at.toISOString(), kind, ...origin };
      const write = async (): Promise<void> => {
        const { stored, events } = await read(accountId);
        const body = { accountId, events: [event, ...events].slice(0, MOST_EVENTS) };
        await database.put({ ...stored, ...envelope(keyOf(accountId), body, accountId, at) });
      };
      await whileConflicts(write).catch((err: unknown) =>
        log.warn({ err, accountId, kind }, 'a security event could not be noted'),
      );
    },
  };
}
