import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Couch } from '../../couch/client';
import type { Logger } from '../../http/log';
import { updateBody, whileConflicts } from '../../store/documents';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';
import { putAudited } from '../accounts/audited';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import { openEntry, type Entries } from './entries';
import {
  FOOD_DECIDED,
  submissionKey,
  submissionSchema,
  type FoodDecision,
  type FoodPlace,
} from './submissionRecords';

export interface CarryingParts {
  couch: Couch;
  log: Logger;
  entries: Entries;
  notices: NoticeWriter;
  now: () => Date;
}

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
  asked: ['cần bạn trả lời thêm trước khi vào danh mục chung', ''],
} as const;

const ACTS = {
  approved: 'foodApproved',
  joined: 'foodJoined',
  declined: 'foodDeclined',
  asked: 'foodAsked',
} as const;

function buildNotice({ foodId }: FoodPlace, decision: FoodDecision): NoticeContent {
  const [title, body] = WORDS[decision.kind];
  return {
    id: `food-${decision.decisionId}`,
    kind: 'notification',
    title: `“${decision.name}” ${title}`.slice(0, 300),
    body: decision.reason ?? body,
    about: { collection: 'foods', id: foodId },
    act: ACTS[decision.kind],
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
export async function isWritten(
  entries: Entries,
  entryId: string,
  decisionId: string,
): Promise<boolean> {
  const stored = (await entries.storedMany([entryId])).get(entryId);
  if (stored?.edit?.decisionId === decisionId) return true;
  const versions = await entries.versions(entryId);
  return versions.some((version) => version.decisionId === decisionId);
}

/**
 * Repeatable.
 * @throws AppError entry_changed where the entry is another one than staff saw
 */
async function writeEntry({ entries, now }: CarryingParts, decision: FoodDecision): Promise<void> {
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

export async function findSubmission(couch: Couch, place: FoodPlace) {
  const stored = await couch.database(ACCOUNTS_DATABASE).get(submissionKey(place));
  const submission = readSound(submissionSchema, stored?.body);
  return stored && submission ? { stored, submission } : undefined;
}

export const isRefused = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'entry_changed' || error.code === 'entry_full');

/**
 * The food waits again.
 * @returns false where another decision stands there by now
 */
export async function dropDecision(
  { couch, now }: Pick<CarryingParts, 'couch' | 'now'>,
  place: FoodPlace,
  decisionId: string,
  act: { auditId: string; action: string; by: string },
): Promise<boolean> {
  return whileConflicts(async () => {
    const record = await findSubmission(couch, place);
    if (record?.submission.decision?.decisionId !== decisionId) return false;
    const { decision: _, isOver: __, ...body } = record.submission;
    const at = now().toISOString();
    const document = { ...record.stored, body, receivedAt: at };
    const audit = { ...act, ...place, at };
    await putAudited(couch.database(ACCOUNTS_DATABASE), document, audit, now());
    return true;
  });
}

async function noteCarriedOut(
  { couch, now }: CarryingParts,
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
  parts: CarryingParts,
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
    const auditId = `${decisionId}.withdrawn`;
    const act = { auditId, action: 'withdrawFoodDecision', by: decision.by };
    await dropDecision(parts, place, decisionId, act);
    throw error;
  }
}

/**
 * @returns whether there was a decision
 * @throws AppError entry_changed, entry_full: then the decision was withdrawn
 */
export async function carryOut(parts: CarryingParts, place: FoodPlace): Promise<boolean> {
  const decision = (await findSubmission(parts.couch, place))?.submission.decision;
  if (!decision) return false;
  if (!decision.carriedOut) {
    await writeOnce(parts, place, decision);
    await noteCarriedOut(parts, place, decision);
  }
  await parts.notices.write(place.workspaceId, buildNotice(place, decision));
  return true;
}

export const decidedHandler = (parts: CarryingParts): JobHandler =>
  createHandler(FOOD_DECIDED, async ({ payload }) => {
    try {
      if (!(await carryOut(parts, payload))) throw new WriteMissing('the decision');
    } catch (error) {
      if (!isRefused(error)) throw error;
      parts.log.warn({ err: error, ...payload }, 'a decision was withdrawn: its entry had changed');
    }
  });
