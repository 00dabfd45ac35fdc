import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { foodKindSchema } from '../../../src/api/adminFoods';
import type { FoodImport, ImportOutcome } from '../../../src/api/foodImports';
import { AppError } from '../../../src/domain/protocol/errors';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { Couch, CouchDatabase } from '../../couch/client';
import { listDocuments, putNew, updateBody } from '../../store/documents';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';
import { auditKey } from '../accounts/accountRecords';
import { undoEdit } from './changes';
import { openEntry, type Entries, type EntryWrite } from './entries';
import { importRow, newEntryId, type ImportRow } from './importRows';
import type { createEditors } from './people';
import { allVersions, versionSchema, type StoredEntry } from './records';

const IMPORTS = 'catalogueImport:';
const KEPT_NAMES = 50;
const AT_ONCE = 200;

const importSchema = z.object({
  importId: idSchema,
  kind: foodKindSchema,
  file: z.string().max(300),
  source: z.string().max(200),
  at: instantSchema,
  by: idSchema,
  added: z.number().int().min(0),
  changed: z.number().int().min(0),
  undone: z.object({ at: instantSchema, by: idSchema }).optional(),
});
type StoredImport = z.infer<typeof importSchema>;

export interface ImportParts {
  couch: Couch;
  entries: Entries;
  editors: () => ReturnType<typeof createEditors>;
  now: () => Date;
}

const importKey = (id: string): string => `${IMPORTS}${id}`;
const database = ({ couch }: ImportParts): CouchDatabase => couch.database(ACCOUNTS_DATABASE);

async function note(parts: ImportParts, by: string, action: string, about: object): Promise<void> {
  const auditId = uuid();
  const at = parts.now();
  await putNew(
    database(parts),
    auditKey(auditId),
    { auditId, action, by, at: at.toISOString(), ...about },
    at,
  );
}

async function find(parts: ImportParts, id: string): Promise<StoredImport> {
  const stored = await database(parts).get(importKey(id));
  const record = readSound(importSchema, stored?.body);
  if (!record) throw new AppError('not_found');
  return record;
}

export async function begin(
  parts: ImportParts,
  wanted: Pick<StoredImport, 'importId' | 'kind' | 'file' | 'source'>,
  by: string,
): Promise<void> {
  const at = parts.now();
  const record = { ...wanted, at: at.toISOString(), by, added: 0, changed: 0 };
  const isNew = await putNew(database(parts), importKey(wanted.importId), record, at);
  if (isNew) await note(parts, by, 'importFoods', wanted);
  else if ((await find(parts, wanted.importId)).by !== by) throw new AppError('not_found');
}

export interface WantedRow extends ImportRow {
  entryId?: string | undefined;
  revision?: string | undefined;
  confirmed: boolean;
}

interface Judged {
  line: number;
  outcome: ImportOutcome;
  write?: EntryWrite;
}

function judge(
  row: WantedRow,
  stored: StoredEntry | undefined,
  { importId, kind, source }: StoredImport,
  { by, at }: { by: string; at: string },
): Judged {
  const { line, entryId, revision, confirmed } = row;
  const id = entryId ?? newEntryId(importId, line);
  const isNew = entryId === undefined;
  // Written before the answer was lost.
  if (stored?.edit?.importId === importId && !stored.deleted)
    return { line, outcome: isNew ? 'added' : 'changed' };
  const before = isNew ? undefined : openEntry(stored)?.entry;
  if (!isNew && (!before || stored?._rev !== revision))
    return { line, outcome: 'changedMeanwhile' };
  const { entry, changes, doubts, isHeld } = importRow(row, before, { kind, source, id, at });
  if (before && changes.length === 0) return { line, outcome: 'same' };
  if (isHeld || (doubts.length > 0 && !confirmed)) return { line, outcome: 'held' };
  const edit = { reason: source, importId };
  const write = { id, on: isNew ? null : (revision ?? null), next: entry, by, edit };
  return { line, outcome: isNew ? 'added' : 'changed', write };
}

export async function writeRows(
  parts: ImportParts,
  id: string,
  rows: readonly WantedRow[],
  by: string,
): Promise<{ line: number; outcome: ImportOutcome }[]> {
  const record = await find(parts, id);
  if (record.undone) throw new AppError('import_undone');
  const ids = rows.map(({ entryId, line }) => entryId ?? newEntryId(id, line));
  const stored = await parts.entries.storedMany(ids);
  const at = parts.now().toISOString();
  const judged = rows.map((row, place) =>
    judge(row, stored.get(ids[place] ?? ''), record, { by, at }),
  );
  // One entry is written once in a call: a second row for it would be on the former version.
  const writes = new Map(
    judged.flatMap(({ write }) => (write ? [[write.id, write] as const] : [])),
  );
  const { revisions } = await parts.entries.writeMany([...writes.values()]);
  const results = judged.map(({ line, outcome, write }) => {
    const isWritten =
      write === undefined || (writes.get(write.id) === write && revisions.has(write.id));
    return { line, outcome: isWritten ? outcome : ('changedMeanwhile' as const) };
  });
  const fresh = [...writes.values()].filter((write) => revisions.has(write.id));
  const added = fresh.filter(({ on }) => on === null).length;
  await updateBody(
    { database: database(parts), key: importKey(id), schema: importSchema, now: parts.now },
    (present) =>
      fresh.length === 0
        ? undefined
        : {
            ...present,
            added: present.added + added,
            changed: present.changed + fresh.length - added,
          },
  );
  return results;
}

async function listImported(parts: ImportParts, importId: string): Promise<StoredEntry[]> {
  const imported: StoredEntry[] = [];
  for await (const { stored } of parts.entries.all())
    if (stored.edit?.importId === importId) imported.push(stored);
  return imported;
}

/** Entries that the import wrote and somebody changed since: they stay. */
async function listKept(parts: ImportParts, importId: string): Promise<string[]> {
  const names = new Map<string, string>();
  for await (const { body } of listDocuments(database(parts), allVersions)) {
    const version = readSound(versionSchema, body);
    if (version?.importId === importId) names.set(version.entryId, String(version.body.name ?? ''));
  }
  return [...names.values()].slice(0, KEPT_NAMES);
}

export async function undo(
  parts: ImportParts,
  id: string,
  by: string,
): Promise<{ restored: number; removed: number; kept: string[] }> {
  const record = await find(parts, id);
  const target = {
    database: database(parts),
    key: importKey(id),
    schema: importSchema,
    now: parts.now,
  };
  // First, so that no row is written behind it; a second try goes on where the first one ended.
  await updateBody(target, (present) =>
    present.undone ? undefined : { ...present, undone: { at: parts.now().toISOString(), by } },
  );
  const kept = await listKept(parts, id);
  const imported = await listImported(parts, id);
  const sum = { restored: 0, removed: 0, kept };
  const reason = `Hoàn tác lần nhập ${record.file}`;
  for (let start = 0; start < imported.length; start += AT_ONCE) {
    const some = imported.slice(start, start + AT_ONCE);
    const writes = await Promise.all(some.map((stored) => undoEdit(parts, stored, { by, reason })));
    const { revisions, lost } = await parts.entries.writeMany(writes);
    const removed = writes.filter(
      ({ id: one, next }) => next === null && revisions.has(one),
    ).length;
    sum.removed += removed;
    sum.restored += revisions.size - removed;
    kept.push(
      ...some.filter(({ body }) => lost.has(String(body.id))).map(({ body }) => String(body.name)),
    );
  }
  await note(parts, by, 'undoFoodImport', { importId: id, ...sum, kept: kept.length });
  return sum;
}

export async function list(parts: ImportParts): Promise<FoodImport[]> {
  const editors = parts.editors();
  const imports: FoodImport[] = [];
  for await (const { body } of listDocuments(database(parts), IMPORTS)) {
    const record = readSound(importSchema, body);
    if (!record) continue;
    const { undone, by, ...rest } = record;
    imports.push({
      ...rest,
      by: (await editors(by)).name,
      ...(undone ? { undone: { at: undone.at, by: (await editors(undone.by)).name } } : {}),
    });
  }
  return imports.sort((one, other) => other.at.localeCompare(one.at));
}
