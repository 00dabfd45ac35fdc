import { createHash, randomUUID } from 'node:crypto';
import type { ApiItem } from '../../../src/api/publicApi';
import { findImpossible } from '../../../src/domain/food/foodLabel';
import { AppError } from '../../../src/domain/protocol/errors';
import type { PushRow, Verdict } from '../../../src/domain/protocol/protocol';
import {
  foreignFields,
  newDocument,
  patchedDocument,
  unreadableContacts,
} from '../../../src/domain/publicHouse/publicApi/documents';
import type { ApiCollection } from '../../../src/domain/publicHouse/publicApi/keys';
import { push, type PushParts } from '../../sync/push';
import { exceedsBounds } from '../../sync/documentBounds';
import type { ApiCaller } from './caller';
import { createReading, type ApiReading, type Target } from './reading';

type Fields = Record<string, unknown>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function deriveUuid(text: string): string {
  const hex = digest(text);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** Recognises a repeated request by what is stored. */
const writeName = (keyId: string, requestName: string, body: Fields): string =>
  `api.${digest(`${keyId} ${requestName} ${JSON.stringify(body)}`).slice(0, 32)}`;

interface Parts {
  push: PushParts;
  now: () => Date;
}

interface Write {
  collection: ApiCollection;
  rev: string | null;
  write: string;
  next: Fields & { id: string };
  isDeletion?: boolean;
}

/**
 * Same checks, limits and effects as a device's push.
 * @throws AppError with the code of a refusal; those of `push`
 */
async function pushOne(
  parts: PushParts,
  { claims, key, state }: ApiCaller,
  { collection, rev, write, next, isDeletion = false }: Write,
): Promise<Exclude<Verdict, { verdict: 'rejected' }>> {
  const { workspaceId, sub: accountId } = claims;
  const row: PushRow = { collection, rev, write, next: { ...next, _deleted: isDeletion } };
  const request = {
    accountId,
    workspaceId,
    deviceId: `api.${key.id}`,
    epoch: await parts.epochs.readEpoch('workspace', workspaceId),
    rows: [row],
  };
  // The key was checked already, and has no session.
  const accounts = { getStanding: async () => state };
  const { verdicts } = await push({ ...parts, accounts }, claims, request);
  const [verdict] = verdicts;
  if (!verdict) throw new Error('a push without a verdict');
  if (verdict.verdict !== 'rejected') return verdict;
  const { code, details } = verdict;
  switch (code) {
    case 'schema':
    case 'client_limit':
    case 'document_too_large':
    case 'workspace_full':
      throw new AppError(code, details);
    default:
      throw new AppError('schema', { ...details, code });
  }
}

/**
 * @throws AppError schema for content that is too large or nested to be checked, and for fields that only the gateway
 * writes
 */
function requireOwnFields(fields: Fields, present?: Fields): void {
  const tooMuch = exceedsBounds(fields);
  const issues = tooMuch
    ? [{ path: '', code: tooMuch }]
    : [
        ...foreignFields(fields, present).map((path) => ({ path, code: 'set_by_gateway' })),
        ...unreadableContacts(fields).map((path) => ({ path, code: 'unreadable' })),
      ];
  if (issues.length > 0) throw new AppError('schema', { issues });
}

type ReadStored = ApiReading['readStored'];

/** @throws AppError schema for a food whose figures no food can have: 2,240 kcal in 100 g are kJ */
function requirePossibleFigures(collection: ApiCollection, next: Fields): void {
  const problem = collection === 'foods' ? findImpossible(next) : undefined;
  if (problem)
    throw new AppError('schema', {
      issues: [{ path: `nutrients.${problem.field}`, code: problem.kind }],
    });
}

interface Written {
  item: ApiItem;
  isReplay: boolean;
}

function createCreation({ push: pushParts, now }: Parts, readStored: ReadStored) {
  /**
   * Idempotent.
   * @throws AppError idempotency_conflict, refusals
   */
  return async function create(
    caller: ApiCaller,
    collection: ApiCollection,
    fields: Fields,
    requestName: string,
  ): Promise<Written> {
    requireOwnFields(fields);
    const { workspaceId, sub: expertId } = caller.claims;
    const id = deriveUuid(`${workspaceId} ${caller.key.id} ${collection} ${requestName}`);
    const at = now().toISOString();
    const base = { id, workspaceId, expertId, createdAt: at, updatedAt: at };
    const next = { ...newDocument(collection, fields, base), id };
    requirePossibleFigures(collection, next);
    const write = writeName(caller.key.id, requestName, fields);
    const verdict = await pushOne(pushParts, caller, { collection, rev: null, write, next });
    if (verdict.verdict === 'accepted')
      return { item: { revision: verdict.rev, document: next }, isReplay: false };
    if (!verdict.writes.includes(write)) throw new AppError('idempotency_conflict');
    const { item } = await readStored(caller, { collection, id });
    return { item, isReplay: true };
  };
}

function createChange({ push: pushParts, now }: Parts, readStored: ReadStored) {
  /** @throws AppError revision_conflict, not_found, refusals */
  return async function update(
    caller: ApiCaller,
    { collection, id, revision }: Target & { revision: string },
    patch: Fields,
    requestName: string = randomUUID(),
  ): Promise<Written> {
    const { item, writes } = await readStored(caller, { collection, id });
    requireOwnFields(patch, item.document);
    const write = writeName(caller.key.id, `${id} ${revision} ${requestName}`, patch);
    // Only on top of the version that the caller knows: another one may have come meanwhile.
    if (item.revision !== revision) {
      if (writes.includes(write)) return { item, isReplay: true };
      throw new AppError('revision_conflict', { revision: item.revision });
    }
    const at = now().toISOString();
    const next = { ...patchedDocument(collection, item.document, patch, at), id };
    if ('nutrients' in patch || 'basis' in patch) requirePossibleFigures(collection, next);
    const verdict = await pushOne(pushParts, caller, { collection, rev: revision, write, next });
    if (verdict.verdict === 'conflict')
      throw new AppError('revision_conflict', { revision: verdict.rev });
    return { item: { revision: verdict.rev, document: next }, isReplay: false };
  };
}

function createDeletion({ push: pushParts, now }: Parts, readAny: ApiReading['anyOf']) {
  return async function remove(
    caller: ApiCaller,
    { collection, id, revision }: Target & { revision: string },
  ): Promise<{ isReplay: boolean }> {
    const { item, writes } = await readAny(caller, { collection, id });
    const write = writeName(caller.key.id, `delete ${collection} ${id} ${revision}`, {});
    if (!item && writes.includes(write)) return { isReplay: true };
    if (!item) throw new AppError('not_found');
    if (item.revision !== revision)
      throw new AppError('revision_conflict', { revision: item.revision });
    const next = { ...patchedDocument(collection, item.document, {}, now().toISOString()), id };
    const row = { collection, rev: revision, write, next, isDeletion: true };
    const verdict = await pushOne(pushParts, caller, row);
    if (verdict.verdict === 'accepted') return { isReplay: false };
    if (verdict.writes.includes(write)) return { isReplay: true };
    throw new AppError('revision_conflict', { revision: verdict.rev });
  };
}

export function createApiDocuments(parts: Parts) {
  const { anyOf, readStored, list } = createReading(parts.push);
  return {
    list,
    create: createCreation(parts, readStored),
    update: createChange(parts, readStored),
    remove: createDeletion(parts, anyOf),
    read: async (caller: ApiCaller, target: Target): Promise<ApiItem> =>
      (await readStored(caller, target)).item,
  };
}
export type ApiDocuments = ReturnType<typeof createApiDocuments>;
