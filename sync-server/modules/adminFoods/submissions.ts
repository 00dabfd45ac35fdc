import { readPages } from '../../couch/paging';
import {
  CouchConflict,
  CouchDatabaseMissing,
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import { listDocuments, putNew, removeDocument, updateBody } from '../../store/documents';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';
import { createLeftOut, type LeftOut } from '../../store/leftOut';
import {
  foodKey,
  FOODS_WAITING_MAX,
  isSent,
  submissionKey,
  submissionSchema,
  SUBMISSIONS,
  SUBMISSIONS_LEFT_OUT,
  type FoodPlace,
  type StoredSubmission,
} from './submissionRecords';

interface Parts {
  couch: Couch;
  accounts: CouchDatabase;
  leftOut: LeftOut;
  now: () => Date;
}

interface OpenSubmission {
  stored: StoredDocument;
  submission: StoredSubmission;
}

export interface WaitingFood {
  submission: StoredSubmission;
  food: StoredDocument;
}

/** Decided, and not sent in again since. */
export const isAnswered = ({ decision }: StoredSubmission, food: StoredDocument): boolean =>
  decision !== undefined && decision.revision === food._rev;

const readSubmission = (stored: StoredDocument | undefined): StoredSubmission | undefined =>
  stored && !stored.deleted ? readSound(submissionSchema, stored.body) : undefined;

const isOpen = (submission: StoredSubmission | undefined): submission is StoredSubmission =>
  submission !== undefined && submission.isOver !== true;

async function* listOpen({ accounts }: Parts, prefix: string): AsyncGenerator<OpenSubmission> {
  for await (const stored of listDocuments(accounts, prefix)) {
    const submission = readSubmission(stored);
    if (isOpen(submission)) yield { stored, submission };
  }
}

async function isFull(parts: Parts, workspaceId: string): Promise<boolean> {
  let count = 0;
  for await (const _ of listOpen(parts, `${SUBMISSIONS}${workspaceId}:`)) {
    count += 1;
    if (count >= FOODS_WAITING_MAX) return true;
  }
  return false;
}

/** A decision is remembered; a food that was taken back undecided is not. */
async function close({ accounts }: Parts, { stored, submission }: OpenSubmission): Promise<void> {
  if (!submission.decision) return void (await removeDocument(accounts, stored));
  try {
    await accounts.put({ ...stored, body: { ...submission, isOver: true } });
  } catch (error) {
    // Sent in again meanwhile.
    if (!(error instanceof CouchConflict)) throw error;
  }
}

async function open({ accounts, now }: Parts, place: FoodPlace, sentAt: string): Promise<void> {
  const key = submissionKey(place);
  if (await putNew(accounts, key, { ...place, sentAt }, now())) return;
  // Written each time, so that whoever closes it at once loses.
  await updateBody({ database: accounts, key, schema: submissionSchema, now }, (present) => {
    const { isOver: _, ...rest } = present;
    return { ...rest, sentAt };
  });
}

/** @returns whether it was left out, since as many of the practice wait as may */
async function follow(parts: Parts, place: FoodPlace, food: StoredDocument): Promise<boolean> {
  const { accounts, leftOut } = parts;
  const stored = await accounts.get(submissionKey(place));
  const submission = readSubmission(stored);
  if (isSent(food) && !(submission && isAnswered(submission, food))) {
    if (!isOpen(submission) && (await isFull(parts, place.workspaceId))) {
      await leftOut.note(place.workspaceId);
      return true;
    }
    await open(parts, place, food.receivedAt);
  } else if (stored && isOpen(submission)) await close(parts, { stored, submission });
  return false;
}

async function takeAll(parts: Parts, workspaceId: string): Promise<void> {
  const { couch, accounts } = parts;
  for await (const rows of readPages(couch.database(workspaceDatabase(workspaceId)), 'foods:'))
    for (const { doc } of rows) {
      if (!isSent(doc) || typeof doc.body.id !== 'string') continue;
      const place = { workspaceId, foodId: doc.body.id };
      if (isOpen(readSubmission(await accounts.get(submissionKey(place))))) continue;
      if (await follow(parts, place, doc)) return;
    }
}

async function takeLeftOut(parts: Parts, workspaceId: string): Promise<void> {
  const { leftOut } = parts;
  if (!(await leftOut.has(workspaceId)) || (await isFull(parts, workspaceId))) return;
  // First: who is left out again meanwhile notes it anew.
  await leftOut.forget(workspaceId);
  await takeAll(parts, workspaceId);
}

const NOTE = 'foodSubmissionsRead';

/** Foods that were sent in before gateways noted them; looked for once. */
async function takeFormer(parts: Parts): Promise<void> {
  const { couch, accounts, now } = parts;
  if (await accounts.getLocal(NOTE)) return;
  const prefix = workspaceDatabase('');
  for (const name of await couch.databases())
    if (name.startsWith(prefix)) await takeAll(parts, name.slice(prefix.length));
  await accounts.putLocal(NOTE, { at: now().toISOString() });
}

async function readFoods({ couch }: Parts, workspaceId: string, foodIds: readonly string[]) {
  try {
    return await couch.database(workspaceDatabase(workspaceId)).getMany(foodIds.map(foodKey));
  } catch (error) {
    if (error instanceof CouchDatabaseMissing) return new Map<string, StoredDocument>();
    throw error;
  }
}

async function listOfPractice(
  parts: Parts,
  workspaceId: string,
  submissions: readonly OpenSubmission[],
): Promise<WaitingFood[]> {
  const ids = submissions.map(({ submission }) => submission.foodId);
  const foods = await readFoods(parts, workspaceId, ids);
  const waiting: WaitingFood[] = [];
  for (const one of submissions) {
    const food = foods.get(foodKey(one.submission.foodId));
    if (isSent(food) && !isAnswered(one.submission, food))
      waiting.push({ submission: one.submission, food });
    else await close(parts, one);
  }
  return waiting;
}

/** Oldest first. */
async function listWaiting(parts: Parts): Promise<WaitingFood[]> {
  await takeFormer(parts);
  const ofPractices = new Map<string, OpenSubmission[]>();
  for await (const one of listOpen(parts, SUBMISSIONS)) {
    const { workspaceId } = one.submission;
    ofPractices.set(workspaceId, [...(ofPractices.get(workspaceId) ?? []), one]);
  }
  const waiting: WaitingFood[] = [];
  for (const [workspaceId, submissions] of ofPractices)
    waiting.push(...(await listOfPractice(parts, workspaceId, submissions)));
  return waiting.sort((one, other) => one.food.receivedAt.localeCompare(other.food.receivedAt));
}

export function createSubmissionStore({ couch, now }: Pick<Parts, 'couch' | 'now'>) {
  const accounts = couch.database(ACCOUNTS_DATABASE);
  const leftOut = createLeftOut(accounts, SUBMISSIONS_LEFT_OUT, now);
  const parts: Parts = { couch, accounts, leftOut, now };
  return {
    leftOut,
    follow: (place: FoodPlace, food: StoredDocument) => follow(parts, place, food),
    takeLeftOut: (workspaceId: string) => takeLeftOut(parts, workspaceId),
    listWaiting: () => listWaiting(parts),
  };
}
export type SubmissionStore = ReturnType<typeof createSubmissionStore>;
