import { SUBMISSIONS_LISTED, type FoodSubmission } from '../../../src/api/foodSubmissions';
import type { CatalogueEntry } from '../../../src/domain/food/catalogue';
import { findNewDoubts } from '../../../src/domain/food/doubts';
import { createNearest } from '../../../src/domain/food/nearest';
import type { AccountStore } from '../accounts/store';
import { openEntry, type Entries } from './entries';
import { entryIdOf, readFood, toProposal } from './submissionRecords';
import type { SubmissionStore, WaitingFood } from './submissions';

export interface SubmissionParts {
  entries: Entries;
  submissions: Pick<SubmissionStore, 'listWaiting'>;
  store: Pick<AccountStore, 'byId'>;
}

const NEAR = 3;

interface Known {
  findNearest: ReturnType<typeof createNearest<CatalogueEntry>>;
  revisions: ReadonlyMap<string, string>;
}

async function readCatalogue(entries: Entries): Promise<Known> {
  const catalogue: CatalogueEntry[] = [];
  const revisions = new Map<string, string>();
  for await (const { entry, revision } of entries.all()) {
    catalogue.push(entry);
    revisions.set(entry.id, revision);
  }
  return { findNearest: createNearest(catalogue), revisions };
}

async function show(
  { entries, store }: SubmissionParts,
  { submission, food }: WaitingFood,
  { findNearest, revisions }: Known,
): Promise<FoodSubmission[]> {
  const own = readFood(food);
  if (!own) return [];
  const { workspaceId, foodId: id } = submission;
  const entryId = entryIdOf(submission);
  const stored = (await entries.storedMany([entryId])).get(entryId);
  const former = openEntry(stored)?.entry;
  const formerRevision = stored && !stored.deleted ? stored._rev : undefined;
  const proposal = toProposal(own, submission);
  const near = findNearest(proposal, NEAR + 1).filter(({ entry }) => entry.id !== entryId);
  return [
    {
      workspaceId,
      id,
      revision: food._rev ?? '',
      expert: { id: own.expertId, name: (await store.byId(own.expertId))?.account.name ?? '' },
      sentAt: food.receivedAt,
      proposal,
      ...(former ? { former } : {}),
      ...(formerRevision === undefined ? {} : { formerRevision }),
      doubts: findNewDoubts(proposal, former),
      nearest: near.slice(0, NEAR).map((one) => {
        const revision = revisions.get(one.entry.id);
        return revision === undefined ? one : { ...one, revision };
      }),
    },
  ];
}

export async function listSubmissions(
  parts: SubmissionParts,
): Promise<{ submissions: FoodSubmission[]; total: number }> {
  const waiting = await parts.submissions.listWaiting();
  const submissions: FoodSubmission[] = [];
  if (waiting.length === 0) return { submissions, total: 0 };
  const known = await readCatalogue(parts.entries);
  for (const one of waiting.slice(0, SUBMISSIONS_LISTED))
    submissions.push(...(await show(parts, one, known)));
  return { submissions, total: waiting.length };
}
