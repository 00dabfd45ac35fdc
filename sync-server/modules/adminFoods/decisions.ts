import { v7 as uuid } from 'uuid';
import { FOOD_UNDO_SECONDS, type UndoableDecision } from '../../../src/api/foodSubmissions';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { AppError } from '../../../src/domain/protocol/errors';
import { CouchConflict, type Couch, type StoredDocument } from '../../couch/client';
import { ACCOUNTS_DATABASE } from '../../store/envelope';
import { putAudited } from '../accounts/audited';
import { jobRequest, type JobQueue } from '../jobs/queue';
import {
  carryOut,
  dropDecision,
  findSubmission,
  isRefused,
  isWritten,
  type CarryingParts,
} from './carryOut';
import { requireSound, undoEdit } from './changes';
import { openEntry, type EntryWrite } from './entries';
import {
  entryIdOf,
  FOOD_DECIDED,
  FOODS_LEFT_OUT,
  findFood,
  isSent,
  readFood,
  type FoodDecision,
  type FoodPlace,
  type StoredSubmission,
} from './submissionRecords';
import { isAnswered, type SubmissionStore } from './submissions';

export interface DecisionParts extends CarryingParts {
  submissions: Pick<SubmissionStore, 'leftOut'>;
  jobs: JobQueue;
}

type Wanted = Pick<FoodDecision, 'kind' | 'revision' | 'by' | 'reason' | 'entry' | 'on'>;

const undoUntil = ({ at }: Pick<FoodDecision, 'at'>): string =>
  new Date(Date.parse(at) + FOOD_UNDO_SECONDS * 1000).toISOString();

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
): Promise<{ decision: UndoableDecision }> {
  const { couch, jobs, log, now, submissions } = parts;
  const record = await findSubmission(couch, place);
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
  return { decision: { id: decisionId, until: undoUntil(decision) } };
}

/** @throws AppError entry_changed where somebody has changed it since */
async function findUndoneEntry(
  { entries, now }: DecisionParts,
  { entry, decisionId }: FoodDecision,
  by: string,
): Promise<EntryWrite | undefined> {
  if (!entry) return undefined;
  const stored = (await entries.storedMany([entry.id])).get(entry.id);
  if (stored?.edit?.decisionId === decisionId)
    return undoEdit({ entries, now }, stored, { by, reason: 'Hoàn tác quyết định về món gửi' });
  if (await isWritten(entries, entry.id, decisionId)) throw new AppError('entry_changed');
  return undefined;
}

/** @throws AppError decided_meanwhile, undo_over, entry_changed */
export async function undo(
  parts: DecisionParts,
  place: FoodPlace,
  decisionId: string,
  by: string,
): Promise<void> {
  const { couch, entries, notices, now } = parts;
  const record = await findSubmission(couch, place);
  if (!record) throw new AppError('not_found');
  const { decision } = record.submission;
  if (decision?.decisionId !== decisionId) throw new AppError('decided_meanwhile');
  if (now().toISOString() > undoUntil(decision)) throw new AppError('undo_over');
  const undone = await findUndoneEntry(parts, decision, by);
  const act = { auditId: `${decisionId}.undo`, action: 'undoFood', by };
  if (!(await dropDecision(parts, place, decisionId, act))) throw new AppError('decided_meanwhile');
  if (undone) await entries.write(undone);
  await notices.write(place.workspaceId, {
    id: `food-${decisionId}`,
    kind: 'notification',
    title: `“${decision.name}” đang được xem lại`.slice(0, 300),
    body: 'Câu trả lời trước đã được rút lại. Bạn sẽ được báo khi có quyết định mới.',
    about: { collection: 'foods', id: place.foodId },
    act: 'foodUndone',
  });
}

interface Written {
  entryId: string;
  decision: UndoableDecision;
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
): Promise<Written> {
  const entryId = entryIdOf(place);
  const stored = (await parts.entries.storedMany([entryId])).get(entryId);
  const on = stored && !stored.deleted ? (stored._rev ?? null) : null;
  requireShown(entryRevision, on);
  const next: CatalogueEntry = { ...entry, id: entryId, isPublic: true, status: 'active' };
  requireSound(next, openEntry(stored)?.entry, confirmed);
  const wanted = { kind: 'approved', revision, by, entry: next, on } as const;
  return { entryId, ...(await decide(parts, place, wanted)) };
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
): Promise<Written> {
  const found = await parts.entries.find(entryId);
  if (!found) throw new AppError('not_found');
  if (found.isUnreadable) throw new AppError('entry_full');
  requireShown(entryRevision, found.revision);
  const { entry, revision: on } = found;
  const wanted = { kind: 'joined', revision, by, entry, on } as const;
  return { entryId, ...(await decide(parts, place, wanted)) };
}
