import { SUBMISSIONS_LISTED, type FoodSubmission } from '../../../src/api/foodSubmissions';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { findNewDoubts } from '../../../src/domain/food/doubts';
import { findNearest } from '../../../src/domain/food/nearest';
import { listDocuments } from '../../store/documents';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';
import type { StoredDocument, Couch } from '../../couch/client';
import type { AccountStore } from '../accounts/store';
import { openEntry, type Entries } from './entries';
import { noteFormerSubmissions } from './submissionEffect';
import {
  entryIdOf,
  findFood,
  isSent,
  readFood,
  submissionSchema,
  SUBMISSIONS,
  toProposal,
  type StoredSubmission,
} from './submissionRecords';

export interface SubmissionParts {
  couch: Couch;
  entries: Entries;
  store: Pick<AccountStore, 'byId'>;
  now: () => Date;
}

interface Waiting {
  submission: StoredSubmission;
  food: StoredDocument;
}

/** Decided, and not sent in again since. */
export const isAnswered = ({ decision }: StoredSubmission, food: StoredDocument): boolean =>
  decision !== undefined && decision.revision === food._rev;

export async function listWaiting({
  couch,
  now,
}: Pick<SubmissionParts, 'couch' | 'now'>): Promise<Waiting[]> {
  await noteFormerSubmissions({ couch, now });
  const waiting: Waiting[] = [];
  for await (const { body } of listDocuments(couch.database(ACCOUNTS_DATABASE), SUBMISSIONS)) {
    const submission = readSound(submissionSchema, body);
    const food = submission && (await findFood(couch, submission));
    if (submission && isSent(food) && !isAnswered(submission, food))
      waiting.push({ submission, food });
  }
  return waiting.sort((one, other) => one.food.receivedAt.localeCompare(other.food.receivedAt));
}

async function show(
  { entries, store }: SubmissionParts,
  { submission, food }: Waiting,
  catalogue: readonly CatalogueEntry[],
): Promise<FoodSubmission[]> {
  const own = readFood(food);
  if (!own) return [];
  const { workspaceId, foodId: id } = submission;
  const entryId = entryIdOf(submission);
  const former = openEntry((await entries.storedMany([entryId])).get(entryId))?.entry;
  const proposal = toProposal(own, submission);
  const others = catalogue.filter((entry) => entry.id !== entryId);
  return [
    {
      workspaceId,
      id,
      revision: food._rev ?? '',
      expert: { id: own.expertId, name: (await store.byId(own.expertId))?.account.name ?? '' },
      sentAt: food.receivedAt,
      proposal,
      ...(former ? { former } : {}),
      doubts: findNewDoubts(proposal, former),
      nearest: findNearest(proposal, others),
    },
  ];
}

export async function listSubmissions(
  parts: SubmissionParts,
): Promise<{ submissions: FoodSubmission[]; total: number }> {
  const waiting = await listWaiting(parts);
  const catalogue: CatalogueEntry[] = [];
  if (waiting.length > 0) for await (const { entry } of parts.entries.all()) catalogue.push(entry);
  const submissions: FoodSubmission[] = [];
  for (const one of waiting.slice(0, SUBMISSIONS_LISTED))
    submissions.push(...(await show(parts, one, catalogue)));
  return { submissions, total: waiting.length };
}
