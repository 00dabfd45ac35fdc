import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { VIETNAM_OFFSET, dateInVietnam } from '../../../../src/domain/text/days';
import { getYear } from '../../../../src/domain/money/calendar';
import { memoCode } from '../../../../src/domain/money/memo';
import { receiptKey } from '../../../../src/domain/money/receipt';
import { instantSchema } from '../../../../src/domain/schema/primitives';
import type { CouchDatabase } from '../../../couch/client';
import { putNew } from '../../../store/documents';
import { readBody } from '../../../store/envelope';

const startSchema = z.object({
  at: instantSchema,
  secret: z.string(),
  /** Existing receipts by year: numbers have no gaps. */
  receipts: z.record(z.string(), z.number().int()),
});
export type DemoStart = z.infer<typeof startSchema>;

const START = 'demo:start-3';

async function lastReceipt(database: CouchDatabase, year: number): Promise<number> {
  const [startKey, endKey] = [`receipt:${year}:\ufff0`, receiptKey(year, 0)];
  const [last] = await database.list({ startKey, endKey, descending: true, limit: 1 });
  return last ? Number(last.id.slice(-6)) : 0;
}

export async function beginDemo(database: CouchDatabase, now: Date): Promise<DemoStart> {
  const present = await database.get(START);
  if (present) return readBody(startSchema, present);
  const at = now.toISOString();
  const receipts: Record<string, number> = {};
  for (const year of [getYear(at) - 1, getYear(at)])
    receipts[year] = await lastReceipt(database, year);
  const own: DemoStart = { at, secret: randomBytes(24).toString('base64url'), receipts };
  if (await putNew(database, START, own, now)) return own;
  const other = await database.get(START);
  if (!other) throw new Error('the start of the demo vanished');
  return readBody(startSchema, other);
}

export function demoNames({ secret }: Pick<DemoStart, 'secret'>) {
  const bytes = (what: string): Buffer => createHash('sha256').update(`${secret} ${what}`).digest();
  return {
    token: (what: string): string => bytes(`token ${what}`).subarray(0, 24).toString('base64url'),
    memo: (what: string): string => memoCode(bytes(`memo ${what}`)),
    number: (what: string): number => bytes(`number ${what}`).readUIntBE(0, 5),
    id: (what: string, instant: string): string =>
      uuid({ msecs: Date.parse(instant), random: bytes(`id ${what}`) }),
  };
}
export type DemoNames = ReturnType<typeof demoNames>;

const HOUR = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { d: 24 * HOUR, h: HOUR, m: HOUR / 60 };

function parseSpan(text: string): number {
  const [, amount, unit = ''] = /^\+?(\d+)([dhm])$/.exec(text) ?? [];
  return Number(amount) * (UNITS[unit] ?? Number.NaN);
}

const instantAt = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The instant that a text of the story means. @param text `33d 08:20`, `7h` or `150m` before the start */
export function parseMoment({ at }: Pick<DemoStart, 'at'>, text: string): string {
  const [span = '', time] = text.split(' ');
  const then = Date.parse(at) - parseSpan(span);
  if (time === undefined) return instantAt(then);
  const day = dateInVietnam(new Date(then));
  return instantAt(Date.parse(`${day}T${time}:00.000Z`) - VIETNAM_OFFSET);
}

export const laterThan = (instant: string, text: string): string =>
  instantAt(Date.parse(instant) + parseSpan(text));
