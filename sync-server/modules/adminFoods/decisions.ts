import { v7 as uuid } from 'uuid';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { AppError } from '../../../src/domain/protocol/errors';
import { CouchConflict, type Couch, type StoredDocument } from '../../couch/client';
import type { Logger } from '../../http/log';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';
import { putAudited } from '../accounts/audited';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import { requireSound } from './changes';
import { openEntry, type Entries } from './entries';
import { isAnswered } from './submissionList';
import {
  entryIdOf,
  FOOD_DECIDED,
  findFood,
  isSent,
  readFood,
  submissionKey,
  submissionSchema,
  type FoodDecision,
  type FoodPlace,
  type StoredSubmission,
} from './submissionRecords';

export interface DecisionParts {
  couch: Couch;
  log: Logger;
  entries: Entries;
  jobs: JobQueue;
  notices: NoticeWriter;
  now: () => Date;
}

type Wanted = Pick<FoodDecision, 'kind' | 'revision' | 'by' | 'reason' | 'entry'>;

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

/** Repeatable: an entry that this decision wrote already is left alone. */
async function writeEntry({ entries, now }: DecisionParts, decision: FoodDecision): Promise<void> {
  const { entry, decisionId, by, kind, name } = decision;
  if (!entry) return;
  const stored = (await entries.storedMany([entry.id])).get(entry.id);
  if (stored?.edit?.decisionId === decisionId) return;
  const present = openEntry(stored)?.entry;
  const updatedAt = now().toISOString();
  const isJoined = kind === 'joined';
  if (isJoined && (!present || present.aliases.includes(name))) return;
  const next: CatalogueEntry =
    isJoined && present
      ? { ...present, aliases: [...present.aliases, name.slice(0, 120)], updatedAt }
      : { ...entry, createdAt: present?.createdAt ?? updatedAt, updatedAt };
  const reason = isJoined ? `Thêm tên “${name}” mà chuyên gia gửi` : 'Chuyên gia gửi, đã duyệt';
  const on = stored && !stored.deleted ? (stored._rev ?? null) : null;
  await entries.write({ id: entry.id, on, next, by, edit: { reason, decisionId } });
}

async function find(couch: Couch, place: FoodPlace) {
  const stored = await couch.database(ACCOUNTS_DATABASE).get(submissionKey(place));
  const submission = readSound(submissionSchema, stored?.body);
  return stored && submission ? { stored, submission } : undefined;
}

export async function carryOut(parts: DecisionParts, place: FoodPlace): Promise<boolean> {
  const decision = (await find(parts.couch, place))?.submission.decision;
  if (!decision) return false;
  await writeEntry(parts, decision);
  await parts.notices.write(place.workspaceId, buildNotice(place, decision));
  return true;
}

export const decidedHandler = (parts: DecisionParts): JobHandler =>
  createHandler(FOOD_DECIDED, async ({ payload }) => {
    if (!(await carryOut(parts, payload))) throw new WriteMissing('the decision');
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

/** @throws AppError submission_changed where the food, or what was decided about it, is another by now */
export async function decide(
  parts: DecisionParts,
  place: FoodPlace,
  wanted: Wanted,
): Promise<void> {
  const { couch, jobs, log, now } = parts;
  const record = await find(couch, place);
  if (!record) throw new AppError('not_found');
  const food = await findFood(couch, place);
  const isCurrent = isSent(food) && food._rev === wanted.revision;
  if (!isCurrent || isAnswered(record.submission, food)) throw new AppError('submission_changed');
  const decisionId = uuid();
  const name = String(readFood(food)?.name ?? '').slice(0, 300);
  const decision = { ...wanted, decisionId, name, at: now().toISOString() };
  const job = jobRequest(FOOD_DECIDED, { key: decisionId, payload: place });
  const next = { ...record.submission, decision };
  await jobs
    .enqueueAround([job], () => store(couch, record.stored, next, decision))
    .catch((error: unknown) => {
      throw error instanceof CouchConflict ? new AppError('submission_changed') : error;
    });
  await carryOut(parts, place).catch((err: unknown) =>
    log.warn({ err, ...place }, 'a decision could not be carried out at once; its job does it'),
  );
}

export async function approve(
  parts: DecisionParts,
  place: FoodPlace,
  { revision, entry, confirmed }: { revision: string; entry: CatalogueEntry; confirmed: boolean },
  by: string,
): Promise<{ entryId: string }> {
  const entryId = entryIdOf(place);
  const former = (await parts.entries.find(entryId))?.entry;
  const next: CatalogueEntry = { ...entry, id: entryId, isPublic: true, status: 'active' };
  requireSound(next, former, confirmed);
  await decide(parts, place, { kind: 'approved', revision, by, entry: next });
  return { entryId };
}

export async function join(
  parts: DecisionParts,
  place: FoodPlace,
  { revision, entryId }: { revision: string; entryId: string },
  by: string,
): Promise<{ entryId: string }> {
  const entry = (await parts.entries.find(entryId))?.entry;
  if (!entry) throw new AppError('not_found');
  await decide(parts, place, { kind: 'joined', revision, by, entry });
  return { entryId };
}
