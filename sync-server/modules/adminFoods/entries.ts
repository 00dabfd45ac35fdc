import { catalogueEntrySchema, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { AppError } from '../../../src/domain/protocol/errors';
import type { BulkResult, Couch, CouchDatabase } from '../../couch/client';
import { listDocuments } from '../../store/documents';
import { ACCOUNTS_DATABASE, envelope, readSound } from '../../store/envelope';
import {
  CATALOGUE_DATABASE,
  entryKey,
  versionKey,
  versionSchema,
  versionsOf,
  type EntryEdit,
  type StoredEntry,
  type StoredVersion,
} from './records';

export interface FoundEntry {
  stored: StoredEntry;
  revision: string;
  entry: CatalogueEntry;
  /** Set where the stored entry is not sound: `entry` is its newest version that was, for staff to mend it. */
  isUnreadable?: boolean;
}

export interface EntryWrite {
  id: string;
  /** The revision that the change was made on; null where there is no entry yet. */
  on: string | null;
  /** null deletes it: devices get that too. */
  next: CatalogueEntry | null;
  by: string;
  edit: Omit<EntryEdit, 'replaced'>;
}

export interface Written {
  revisions: Map<string, string>;
  /** Ids that were not written, since somebody else was faster. */
  lost: Set<string>;
  /** Ids that were not written, since nobody could read them: they hold more than an entry may. */
  full: Set<string>;
}

export interface Entries {
  find(id: string): Promise<FoundEntry | undefined>;
  all(): AsyncGenerator<FoundEntry>;
  /** Deleted ones too. */
  storedMany(ids: readonly string[]): Promise<Map<string, StoredEntry>>;
  versions(id: string): Promise<StoredVersion[]>;
  version(key: string): Promise<StoredVersion | undefined>;
  /** @throws AppError entry_changed where somebody else was faster, entry_full */
  write(wanted: EntryWrite): Promise<void>;
  writeMany(wanted: readonly EntryWrite[]): Promise<Written>;
}

export function openEntry(stored: StoredEntry | undefined): FoundEntry | undefined {
  if (!stored?._rev || stored.deleted) return undefined;
  const entry = readSound(catalogueEntrySchema, stored.body);
  return entry && { stored, revision: stored._rev, entry };
}

export function toVersion(stored: StoredEntry): StoredVersion {
  const { body, deleted, by, receivedAt: at, edit, _rev: version = '' } = stored;
  const entryId = String(body.id);
  return {
    entryId,
    version,
    body,
    deleted,
    by,
    at,
    ...(edit ? { reason: edit.reason } : {}),
    ...(edit?.importId === undefined ? {} : { importId: edit.importId }),
    ...(edit?.decisionId === undefined ? {} : { decisionId: edit.decisionId }),
  };
}

const keyOf = ({ body, _rev: revision = '' }: StoredEntry): string =>
  versionKey(String(body.id), revision);

/** A deleted entry may be made anew. */
function isOn(stored: StoredEntry | undefined, on: string | null): boolean {
  if (on === null) return stored === undefined || stored.deleted;
  return stored?._rev === on;
}

function toDocument(
  { id, next, by, edit }: EntryWrite,
  stored: StoredEntry | undefined,
  receivedAt: string,
): StoredEntry {
  return {
    _id: entryKey(id),
    ...(stored?._rev === undefined ? {} : { _rev: stored._rev }),
    type: 'catalogue',
    deleted: next === null,
    body: next ?? stored?.body ?? { id },
    by,
    device: 'gateway',
    receivedAt,
    edit: { ...edit, ...(stored ? { replaced: keyOf(stored) } : {}) },
  };
}

interface Databases {
  catalogue: CouchDatabase<StoredEntry>;
  accounts: CouchDatabase;
  now: () => Date;
}

function requireWritten(result: BulkResult): void {
  if (!result.ok && result.error !== 'conflict')
    throw new Error(`${result.id} was refused: ${result.error} ${result.reason}`);
}

/** Kept before they are replaced: a version that is kept twice is the same one. */
async function keep({ accounts, now }: Databases, replaced: readonly StoredEntry[]): Promise<void> {
  const versions = replaced.map((stored) => {
    const version = toVersion(stored);
    return envelope(keyOf(stored), { ...version }, stored.by, now());
  });
  if (versions.length > 0) (await accounts.bulk(versions)).forEach(requireWritten);
}

/** As it will be read: fields of a newer gateway are no fault. */
const isSound = ({ next }: EntryWrite): boolean =>
  next === null || readSound(catalogueEntrySchema, next) !== undefined;

async function writeMany(databases: Databases, wanted: readonly EntryWrite[]): Promise<Written> {
  const { catalogue, now } = databases;
  const present = await catalogue.getMany(wanted.map(({ id }) => entryKey(id)));
  const stored = ({ id }: EntryWrite) => present.get(entryKey(id));
  const sound = wanted.filter(isSound);
  const good = sound.filter((one) => isOn(stored(one), one.on));
  const full = new Set(wanted.filter((one) => !sound.includes(one)).map(({ id }) => id));
  const lost = new Set(sound.filter((one) => !good.includes(one)).map(({ id }) => id));
  await keep(
    databases,
    good.flatMap((one) => stored(one) ?? []),
  );
  const writes = good.map((one) => toDocument(one, stored(one), now().toISOString()));
  const revisions = new Map<string, string>();
  for (const result of writes.length === 0 ? [] : await catalogue.bulk(writes)) {
    requireWritten(result);
    const id = result.id.slice(entryKey('').length);
    if (result.ok) revisions.set(id, result.rev);
    else lost.add(id);
  }
  return { revisions, lost, full };
}

async function listVersions({ accounts }: Databases, id: string): Promise<StoredVersion[]> {
  const kept: StoredVersion[] = [];
  for await (const { body } of listDocuments(accounts, versionsOf(id))) {
    const version = readSound(versionSchema, body);
    if (version) kept.push(version);
  }
  return kept;
}

async function findLatestSound(
  databases: Databases,
  stored: StoredEntry,
): Promise<FoundEntry | undefined> {
  if (stored._rev === undefined || stored.deleted) return undefined;
  const versions = await listVersions(databases, String(stored.body.id));
  for (const { body, deleted } of versions.toReversed()) {
    const entry = deleted ? undefined : readSound(catalogueEntrySchema, body);
    if (entry) return { stored, revision: stored._rev, entry, isUnreadable: true };
  }
  return undefined;
}

async function open(
  databases: Databases,
  stored: StoredEntry | undefined,
): Promise<FoundEntry | undefined> {
  return openEntry(stored) ?? (stored && (await findLatestSound(databases, stored)));
}

async function* listEntries(databases: Databases): AsyncGenerator<FoundEntry> {
  const catalogue = databases.catalogue as CouchDatabase;
  for await (const stored of listDocuments(catalogue, entryKey(''))) {
    const entry = await open(databases, stored);
    if (entry) yield entry;
  }
}

export function createEntries(couch: Couch, now: () => Date): Entries {
  const catalogue = couch.database<StoredEntry>(CATALOGUE_DATABASE);
  const accounts = couch.database(ACCOUNTS_DATABASE);
  const databases = { catalogue, accounts, now };
  return {
    find: async (id) => open(databases, await catalogue.get(entryKey(id))),
    async storedMany(ids) {
      const present = await catalogue.getMany(ids.map(entryKey));
      return new Map(
        ids.flatMap((id) => {
          const stored = present.get(entryKey(id));
          return stored ? [[id, stored] as const] : [];
        }),
      );
    },
    all: () => listEntries(databases),
    versions: (id) => listVersions(databases, id),
    version: async (key) => readSound(versionSchema, (await accounts.get(key))?.body),
    async write(wanted) {
      const { lost, full } = await writeMany(databases, [wanted]);
      if (full.size > 0) throw new AppError('entry_full');
      if (lost.size > 0) throw new AppError('entry_changed');
    },
    writeMany: (wanted) => writeMany(databases, wanted),
  };
}
