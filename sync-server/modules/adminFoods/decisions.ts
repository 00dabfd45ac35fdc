import { v7 as uuid } from 'uuid';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { AppError } from '../../../src/domain/protocol/errors';
import { CouchConflict, type Couch, type StoredDocument } from '../../couch/client';
import type { Logger } from '../../http/log';
import { updateBody, whileConflicts } from '../../store/documents';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';
import { putAudited } from '../accounts/audited';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import { requireSound } from './changes';
import { openEntry, type Entries } from './entries';
import {
  entryIdOf,
  FOOD_DECIDED,
  FOODS_LEFT_OUT,
  findFood,
  isSent,
  readFood,
  submissionKey,
  submissionSchema,
  type FoodDecision,
  type FoodPlace,
  type StoredSubmission,
} from './submissionRecords';
import { isAnswered, type SubmissionStore } from './submissions';

export interface DecisionParts {
  couch: Couch;
  log: Logger;
  entries: Entries;
  submissions: Pick<SubmissionStore, 'leftOut'>;
  jobs: JobQueue;
  notices: NoticeWriter;
  now: () => Date;
}

type Wanted = Pick<FoodDecision, 'kind' | 'revision' | 'by' | 'reason' | 'entry' | 'on'>;

const WORDS = {
  approved: [
    'đã vào danh mục chung',
    'Mọi chuyên gia dùng được món này. Món riêng của bạn vẫn còn như cũ.',
  ],
  joined: [
    'đã có trong danh mục chung',
    'Tên bạn gửi nay tìm ra món đó. Món riêng của bạn vẫn còn như cũ.',
  ],
  declined: ['chưa được nhận vào danh mục chung', ''],
} as const;

function buildNotice({ foodId }: FoodPlace, decision: FoodDecision): NoticeContent {
  const [title, body] = WORDS[decision.kind];
  return {
    id: `food-${decision.decisionId}`,
    kind: 'notification',
    title: `“${decision.name}” ${title}`.slice(0, 300),
    body: decision.kind === 'declined' ? (decision.reason ?? '') : body,
    about: { collection: 'foods', id: foodId },
    act: `food-${decision.kind}`,
  };
}

const withName = (entry: CatalogueEntry, name: string, updatedAt: string): CatalogueEntry => ({
  ...entry,
  aliases: [...entry.aliases, name],
  updatedAt,
});

function buildEntry(
  { entry, kind, name }: FoodDecision & { entry: CatalogueEntry },
  present: CatalogueEntry | undefined,
  at: string,
): CatalogueEntry | undefined {
  if (kind !== 'joined') return { ...entry, createdAt: present?.createdAt ?? at, updatedAt: at };
  const alias = name.slice(0, 120);
  return present && !present.aliases.includes(alias) ? withName(present, alias, at) : undefined;
}

/** Also where staff have changed the entry since. */
async function isWritten(entries: Entries, entryId: string, decisionId: string): Promise<boolean> {
  const stored = (await entries.storedMany([entryId])).get(entryId);
  if (stored?.edit?.decisionId === decisionId) return true;
  const versions = await entries.versions(entryId);
  return versions.some((version) => version.decisionId === decisionId);
}

/**
 * Repeatable.
 * @throws AppError entry_changed where the entry is another one than staff saw
 */
async function writeEntry({ entries, now }: DecisionParts, decision: FoodDecision): Promise<void> {
  const { entry, decisionId, by, kind, name } = decision;
  if (!entry || (await isWritten(entries, entry.id, decisionId))) return;
  const stored = (await entries.storedMany([entry.id])).get(entry.id);
  const revision = stored && !stored.deleted ? (stored._rev ?? null) : null;
  const { on = revision } = decision;
  if (on !== revision) throw new AppError('entry_changed');
  const next = buildEntry({ ...decision, entry }, openEntry(stored)?.entry, now().toISOString());
  if (!next) return;
  const reason =
    kind === 'joined' ? `Thêm tên “${name}” mà chuyên gia gửi` : 'Chuyên gia gửi, đã duyệt';
  await entries.write({ id: entry.id, on, next, by, edit: { reason, decisionId } });
}

async function find(couch: Couch, place: FoodPlace) {
  const stored = await couch.database(ACCOUNTS_DATABASE).get(submissionKey(place));
  const submission = readSound(submissionSchema, stored?.body);
  return stored && submission ? { stored, submission } : undefined;
}

const isRefused = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'entry_changed' || error.code === 'entry_full');

/** It waits again, as the entry is another one than staff saw. */
async function withdraw(
  { couch, now }: DecisionParts,
  place: FoodPlace,
  { decisionId, by }: FoodDecision,
): Promise<void> {
  await whileConflicts(async () => {
    const record = await find(couch, place);
    if (record?.submission.decision?.decisionId !== decisionId) return;
    const { decision: _, isOver: __, ...body } = record.submission;
    const at = now().toISOString();
    const auditId = `${decisionId}.withdrawn`;
    const audit = { auditId, action: 'withdrawFoodDecision', ...place, by, at };
    const document = { ...record.stored, body, receivedAt: at };
    await putAudited(couch.database(ACCOUNTS_DATABASE), document, audit, now());
  });
}

async function noteCarriedOut(
  { couch, now }: DecisionParts,
  place: FoodPlace,
  { decisionId }: FoodDecision,
): Promise<void> {
  const database = couch.database(ACCOUNTS_DATABASE);
  const target = { database, key: submissionKey(place), schema: submissionSchema, now };
  await updateBody(target, (present) =>
    present.decision?.decisionId === decisionId
      ? { ...present, decision: { ...present.decision, carriedOut: true } }
      : undefined,
  );
}

async function writeOnce(
  parts: DecisionParts,
  place: FoodPlace,
  decision: FoodDecision,
): Promise<void> {
  try {
    await writeEntry(parts, decision);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The job and the call may carry it out at once.
    const { entry, decisionId } = decision;
    if (entry && (await isWritten(parts.entries, entry.id, decisionId))) return;
    await withdraw(parts, place, decision);
    throw error;
  }
}

/**
 * @returns whether there was a decision
 * @throws AppError entry_changed, entry_full: then the decision was withdrawn
 */
async function carryOut(parts: DecisionParts, place: FoodPlace): Promise<boolean> {
  const decision = (await find(parts.couch, place))?.submission.decision;
  if (!decision) return false;
  if (!decision.carriedOut) {
    await writeOnce(parts, place, decision);
    await noteCarriedOut(parts, place, decision);
  }
  await parts.notices.write(place.workspaceId, buildNotice(place, decision));
  return true;
}

export const decidedHandler = (parts: DecisionParts): JobHandler =>
  createHandler(FOOD_DECIDED, async ({ payload }) => {
    try {
      if (!(await carryOut(parts, payload))) throw new WriteMissing('the decision');
    } catch (error) {
      if (!isRefused(error)) throw error;
      parts.log.warn({ err: error, ...payload }, 'a decision was withdrawn: its entry had changed');
    }
  });

/** The decision and its audit in one write. */
async function store(
  couch: Couch,
  stored: StoredDocument,
  next: StoredSubmission,
  decision: FoodDecision,
) {
  const at = new Date(decision.at);
  const { entry, ...audited } = decision;
  const audit = {
    auditId: decision.decisionId,
    action: `${decision.kind}Food`,
    ...audited,
    entryId: entry?.id,
  };
  const document = { ...stored, body: next, by: decision.by, receivedAt: decision.at };
  await putAudited(couch.database(ACCOUNTS_DATABASE), document, audit, at);
}

/** @throws AppError submission_changed where the food, or what was decided about it, is another by now; entry_changed, entry_full */
export async function decide(
  parts: DecisionParts,
  place: FoodPlace,
  wanted: Wanted,
): Promise<void> {
  const { couch, jobs, log, now, submissions } = parts;
  const record = await find(couch, place);
  if (!record) throw new AppError('not_found');
  const food = await findFood(couch, place);
  const isCurrent = isSent(food) && food._rev === wanted.revision;
  if (!isCurrent || isAnswered(record.submission, food)) throw new AppError('submission_changed');
  const decisionId = uuid();
  const name = String(readFood(food)?.name ?? '').slice(0, 300);
  const decision = { ...wanted, decisionId, name, at: now().toISOString() };
  const { workspaceId } = place;
  const job = jobRequest(FOOD_DECIDED, { key: decisionId, payload: place });
  const more = { key: decisionId, payload: { workspaceId }, subject: workspaceId };
  const isMore = await submissions.leftOut.has(workspaceId);
  const requests = isMore ? [job, jobRequest(FOODS_LEFT_OUT, more)] : [job];
  const next = { ...record.submission, decision, isOver: true };
  await jobs
    .enqueueAround(requests, () => store(couch, record.stored, next, decision))
    .catch((error: unknown) => {
      throw error instanceof CouchConflict ? new AppError('submission_changed') : error;
    });
  await carryOut(parts, place).catch((err: unknown) => {
    if (isRefused(err)) throw err;
    log.warn({ err, ...place }, 'a decision could not be carried out at once; its job does it');
  });
}

interface Approval {
  revision: string;
  entryRevision?: string | null | undefined;
  entry: CatalogueEntry;
  confirmed: boolean;
}

/**
 * @throws AppError entry_changed where another version than the one that was shown is stored by now; app_outdated where
 * the app does not say which one it showed
 */
function requireShown(shown: string | null | undefined, stored: string | null): void {
  if (shown === stored) return;
  if (shown !== undefined) throw new AppError('entry_changed');
  if (stored !== null) throw new AppError('app_outdated');
}

export async function approve(
  parts: DecisionParts,
  place: FoodPlace,
  { revision, entryRevision, entry, confirmed }: Approval,
  by: string,
): Promise<{ entryId: string }> {
  const entryId = entryIdOf(place);
  const stored = (await parts.entries.storedMany([entryId])).get(entryId);
  const on = stored && !stored.deleted ? (stored._rev ?? null) : null;
  requireShown(entryRevision, on);
  const next: CatalogueEntry = { ...entry, id: entryId, isPublic: true, status: 'active' };
  requireSound(next, openEntry(stored)?.entry, confirmed);
  await decide(parts, place, { kind: 'approved', revision, by, entry: next, on });
  return { entryId };
}

interface Joining {
  revision: string;
  entryId: string;
  entryRevision?: string | undefined;
}

export async function join(
  parts: DecisionParts,
  place: FoodPlace,
  { revision, entryId, entryRevision }: Joining,
  by: string,
): Promise<{ entryId: string }> {
  const found = await parts.entries.find(entryId);
  if (!found) throw new AppError('not_found');
  if (found.isUnreadable) throw new AppError('entry_full');
  requireShown(entryRevision, found.revision);
  const { entry, revision: on } = found;
  await decide(parts, place, { kind: 'joined', revision, by, entry, on });
  return { entryId };
}
