import { createHash } from 'node:crypto';
import type { Client } from '../../../src/domain/records/clients';
import { consent, type Consent } from '../../../src/domain/records/kinds/consent';
import { diaryDay, type DiaryDay } from '../../../src/domain/records/kinds/diaryDay';
import { dateInVietnam } from '../../../src/domain/text/days';
import { storedLine } from '../../../src/domain/text/storedText';
import { entryRefusal, withEntry, type DayContents } from '../../../src/domain/practice/diary/day';
import {
  diaryEntrySchema,
  type DayEntry,
  type DiaryEntry,
  type EntryRefusal,
} from '../../../src/domain/practice/diary/submission';
import { dateAfter } from '../../../src/domain/menus/planning';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import type { WakeHub } from '../../http/wakeHub';
import { whileConflicts } from '../../store/documents';
import { envelope, readBody, readSound } from '../../store/envelope';

export interface DiaryOwner {
  client: Client;
  database: CouchDatabase;
}

export interface EntryVerdict {
  id: string;
  refusal?: EntryRefusal;
}

const READ_DAYS = 60;

const clientPart = ({ workspaceId, id }: Client): string =>
  createHash('sha256').update(`${workspaceId} ${id}`).digest('hex').slice(0, 24);

/** One document for each client and day, wherever and how often it is written. */
const dayId = (client: Client, date: string): string => `diary-${clientPart(client)}-${date}`;
const consentId = (client: Client): string => `consent-${clientPart(client)}-diary`;

interface Parts {
  wake: WakeHub;
  now: () => Date;
}
type Clock = Parts['now'];

const createBase = ({ workspaceId, expertId }: Client, id: string, now: Clock) => {
  const at = now().toISOString();
  return { id, workspaceId, expertId, createdAt: at, updatedAt: at };
};

function change(
  { database, client }: DiaryOwner,
  id: string,
  now: Clock,
  next: (stored: StoredDocument | undefined) => Record<string, unknown> | null,
): Promise<void> {
  return whileConflicts(async () => {
    const key = `records:${id}` as const;
    const stored = await database.get(key);
    const body = next(stored);
    if (!body) return;
    const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
    await database.put({ ...envelope(key, body, client.expertId, now()), ...rev });
  });
}

/** The name of a dish as every other name is stored. */
const withCleanName = (entry: DayEntry): DayEntry =>
  entry.type === 'tick' ? { ...entry, name: storedLine(entry.name) || entry.name } : entry;

function withEntries(before: DiaryDay, entries: readonly DayEntry[]) {
  let after: DayContents = before;
  const verdicts = entries.map((entry): EntryVerdict => {
    const taken = withEntry(after, withCleanName(entry));
    if (!taken) return { id: entry.id, refusal: 'full' };
    after = taken;
    return { id: entry.id };
  });
  return { after, verdicts };
}

async function writeDay(
  owner: DiaryOwner,
  date: string,
  entries: readonly DayEntry[],
  now: Clock,
): Promise<EntryVerdict[]> {
  const { client } = owner;
  const id = dayId(client, date);
  let verdicts: EntryVerdict[] = [];
  await change(owner, id, now, (stored) => {
    // A day that the practice deleted begins anew.
    const known = stored && !stored.deleted ? readBody(diaryDay.schema, stored) : undefined;
    const empty = { kind: 'diaryDay' as const, clientId: client.id, date, ticks: [], weights: [] };
    const before: DiaryDay = known ?? { ...createBase(client, id, now), ...empty };
    const result = withEntries(before, entries);
    ({ verdicts } = result);
    if (result.after === before) return null;
    const { ticks, weights } = result.after;
    return { ...before, ticks, weights, updatedAt: now().toISOString() };
  });
  return verdicts;
}

async function readConsent({ client, database }: DiaryOwner): Promise<Consent | undefined> {
  const stored = await database.get(`records:${consentId(client)}`);
  return stored && !stored.deleted ? readSound(consent.schema, stored.body) : undefined;
}

async function hasConsent(owner: DiaryOwner): Promise<boolean> {
  const storedConsent = await readConsent(owner);
  return storedConsent !== undefined && storedConsent.withdrawnDate === undefined;
}

type ConsentEntry = Extract<DiaryEntry, { type: 'consent' }>;

const writeConsent = (owner: DiaryOwner, entry: ConsentEntry, now: Clock): Promise<void> =>
  change(owner, consentId(owner.client), now, (stored) => {
    const { client } = owner;
    const { isGiven, textVersion, at } = entry;
    const known = stored && readBody(consent.schema, stored);
    // An older entry that comes again does not undo what was said since.
    if (known && at <= known.updatedAt) return null;
    const date = dateInVietnam(at);
    const isOpen = known !== undefined && !stored?.deleted && known.withdrawnDate === undefined;
    if (isGiven === isOpen || (!isGiven && !known)) return null;
    if (!isGiven && known) return { ...known, withdrawnDate: date, updatedAt: at };
    const former: Partial<Consent> = known ?? createBase(client, consentId(client), now);
    const { withdrawnDate: _date, ...before } = former;
    return {
      ...before,
      updatedAt: at,
      kind: 'consent',
      clientId: client.id,
      purpose: 'diary',
      consentDate: date,
      givenBy: 'client',
      way: 'form',
      textVersion,
    };
  });

function byDate(entries: readonly DayEntry[]): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return days;
}

function readEntries(raw: readonly unknown[], now: Date) {
  const verdicts: EntryVerdict[] = [];
  const entries: DiaryEntry[] = [];
  for (const one of raw) {
    const read = diaryEntrySchema.safeParse(one);
    const refusal = read.success ? entryRefusal(read.data, now) : 'invalid';
    const named = (one as { id?: unknown } | null)?.id;
    const id = typeof named === 'string' ? named.slice(0, 80) : '';
    if (refusal) verdicts.push({ id, refusal });
    else if (read.success) entries.push(read.data);
  }
  return { verdicts, entries };
}

async function readDays({ client, database }: DiaryOwner, now: Clock): Promise<DiaryDay[]> {
  const today = dateInVietnam(now());
  const dates = Array.from({ length: READ_DAYS + 1 }, (_, back) => dateAfter(today, 1 - back));
  const documents = await database.getMany(dates.map((date) => `records:${dayId(client, date)}`));
  return [...documents.values()].flatMap((stored) => {
    const day = stored && !stored.deleted ? readSound(diaryDay.schema, stored.body) : undefined;
    return day ? [day] : [];
  });
}

export function createDiaries({ wake, now }: Parts) {
  return {
    hasConsent,
    read: (owner: DiaryOwner) => readDays(owner, now),
    submit: async (owner: DiaryOwner, raw: readonly unknown[]): Promise<EntryVerdict[]> => {
      const { verdicts, entries } = readEntries(raw, now());
      if (entries.length === 0) return verdicts;
      for (const entry of entries)
        if (entry.type === 'consent') {
          await writeConsent(owner, entry, now);
          verdicts.push({ id: entry.id });
        }
      const written = entries.filter((entry) => entry.type !== 'consent');
      if (written.length > 0 && !(await hasConsent(owner)))
        verdicts.push(...written.map(({ id }): EntryVerdict => ({ id, refusal: 'consent' })));
      else
        for (const [date, some] of byDate(written))
          verdicts.push(...(await writeDay(owner, date, some, now)));
      wake.wake(owner.client.workspaceId, ['records']);
      return verdicts;
    },
  };
}
export type Diaries = ReturnType<typeof createDiaries>;
