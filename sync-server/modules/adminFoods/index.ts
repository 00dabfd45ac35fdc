import {
  addCatalogueEntry,
  changeCatalogueEntry,
  changeCatalogueInBulk,
  listCatalogue,
  readCatalogueEntry,
  restoreCatalogueVersion,
  type CatalogueRow,
  type FoodKind,
} from '../../../src/api/adminFoods';
import {
  beginFoodImport,
  listFoodImports,
  planFoodImport,
  undoFoodImport,
  writeFoodImport,
} from '../../../src/api/foodImports';
import {
  approveFoodSubmission,
  askFoodSubmission,
  declineFoodSubmission,
  joinFoodSubmission,
  listFoodSubmissions,
  undoFoodDecision,
} from '../../../src/api/foodSubmissions';
import { catalogueEntrySchema, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { AppError } from '../../../src/domain/protocol/errors';
import { route } from '../../http/route';
import { readSound } from '../../store/envelope';
import type { AccountServices } from '../accounts/wiring';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import { toWaiting, type QueueCounter } from '../waiting/queueCounter';
import { changeInBulk, requireSound } from './changes';
import { decidedHandler } from './carryOut';
import { approve, decide, join, undo as undoDecision, type DecisionParts } from './decisions';
import { createEntries, type Entries } from './entries';
import { planRows } from './importRows';
import { begin, list, undo, writeRows, type ImportParts } from './imports';
import { createEditors } from './people';
import { versionKey } from './records';
import { submissionEffect, submissionHandlers } from './submissionEffect';
import { listSubmissions, type SubmissionParts } from './submissionList';
import { createSubmissionStore } from './submissions';
import { showEntry, toRow } from './views';

type Given = Core & { accounts: AccountServices; notices: NoticeWriter };

interface Desk {
  entries: Entries;
  show(id: string): ReturnType<typeof showEntry>;
  now: () => Date;
}

async function listRows(entries: Entries, kind: FoodKind): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = [];
  for await (const one of entries.all()) if (one.entry.kind === kind) rows.push(toRow(one));
  const collator = new Intl.Collator('vi');
  return rows.sort((one, other) => collator.compare(one.name, other.name));
}

interface Edited {
  entry: CatalogueEntry;
  reason: string;
  confirmed: boolean;
}

/** The browser says what an entry holds, not when: devices tell versions apart by it. */
const dated = (entry: CatalogueEntry, createdAt: string, updatedAt: string): CatalogueEntry => ({
  ...entry,
  createdAt,
  updatedAt,
});

async function change(
  { entries, show, now }: Desk,
  id: string,
  { revision, entry, reason, confirmed }: Edited & { revision: string },
  by: string,
) {
  const present = await entries.find(id);
  if (!present) throw new AppError('not_found');
  if (present.revision !== revision) throw new AppError('entry_changed');
  if (entry.kind !== present.entry.kind) throw new AppError('schema');
  requireSound(entry, present.entry, confirmed);
  const next = dated({ ...entry, id }, present.entry.createdAt, now().toISOString());
  await entries.write({ id, on: revision, next, by, edit: { reason } });
  return show(id);
}

async function add({ entries, show, now }: Desk, { entry, reason, confirmed }: Edited, by: string) {
  const present = await entries.find(entry.id);
  // Sent again after a lost answer.
  if (present?.stored.by === by && present.stored.edit?.replaced === undefined)
    return show(entry.id);
  if (present) throw new AppError('entry_changed');
  requireSound(entry, undefined, confirmed);
  const at = now().toISOString();
  await entries.write({ id: entry.id, on: null, next: dated(entry, at, at), by, edit: { reason } });
  return show(entry.id);
}

async function restore(
  { entries, show, now }: Desk,
  id: string,
  { revision, version, reason }: { revision: string; version: string; reason: string },
  by: string,
) {
  const present = await entries.find(id);
  const former = await entries.version(versionKey(id, version));
  const entry = former && readSound(catalogueEntrySchema, former.body);
  if (!present || !entry) throw new AppError('not_found');
  const next = dated(entry, entry.createdAt, now().toISOString());
  await entries.write({ id, on: revision, next, by, edit: { reason } });
  return show(id);
}

function catalogueRoutes({ entries, show, now }: Desk, waiting: QueueCounter['count']) {
  const desk: Desk = { entries, show, now };
  return [
    route(listCatalogue, async ({ query: { kind } }) => ({
      rows: await listRows(entries, kind),
      waiting: (await waiting()).count,
    })),
    route(readCatalogueEntry, ({ params }) => show(params.id)),
    route(changeCatalogueEntry, ({ claims, params, body }) =>
      change(desk, params.id, body, claims.sub),
    ),
    route(addCatalogueEntry, ({ claims, body }) => add(desk, body, claims.sub)),
    route(restoreCatalogueVersion, ({ claims, params, body }) =>
      restore(desk, params.id, body, claims.sub),
    ),
    route(changeCatalogueInBulk, ({ claims, body }) =>
      changeInBulk(entries, body, claims.sub, now().toISOString()),
    ),
  ];
}

const toPlace = ({ workspaceId, id }: { workspaceId: string; id: string }) => ({
  workspaceId,
  foodId: id,
});

function submissionRoutes(parts: DecisionParts, list: SubmissionParts) {
  return [
    route(listFoodSubmissions, () => listSubmissions(list)),
    route(approveFoodSubmission, ({ claims, params, body }) =>
      approve(parts, toPlace(params), body, claims.sub),
    ),
    route(joinFoodSubmission, ({ claims, params, body }) =>
      join(parts, toPlace(params), body, claims.sub),
    ),
    route(declineFoodSubmission, ({ claims, params, body }) =>
      decide(parts, toPlace(params), { kind: 'declined', by: claims.sub, ...body }),
    ),
    route(askFoodSubmission, ({ claims, params, body: { revision, question: reason } }) =>
      decide(parts, toPlace(params), { kind: 'asked', by: claims.sub, revision, reason }),
    ),
    route(undoFoodDecision, async ({ claims, params, body }) => {
      await undoDecision(parts, toPlace(params), body.decisionId, claims.sub);
    }),
  ];
}

function importRoutes(parts: ImportParts) {
  const { entries, now } = parts;
  return [
    route(planFoodImport, async ({ body }) => ({
      rows: await planRows(entries, body, now().toISOString()),
    })),
    route(listFoodImports, async () => ({ imports: await list(parts) })),
    route(beginFoodImport, async ({ claims, body }) => {
      await begin(parts, body, claims.sub);
    }),
    route(writeFoodImport, async ({ claims, params, body }) => ({
      results: await writeRows(parts, params.id, body.rows, claims.sub),
    })),
    route(undoFoodImport, ({ claims, params }) => undo(parts, params.id, claims.sub)),
  ];
}

export function adminFoods(input: Given): Module {
  const { ctx, accounts, jobs, notices, now } = input;
  const { couch, log } = ctx;
  const entries = createEntries(couch, now);
  const show = async (id: string) => {
    const present = await entries.find(id);
    if (!present) throw new AppError('not_found');
    return showEntry(present, entries, createEditors(accounts.store));
  };
  const submissions = createSubmissionStore({ couch, now });
  const waiting = async () =>
    toWaiting((await submissions.listWaiting()).map(({ food }) => food.receivedAt));
  const decisions: DecisionParts = { couch, log, entries, submissions, jobs, notices, now };
  return {
    queues: [{ name: 'foods', count: waiting }],
    pushEffects: [submissionEffect(jobs)],
    jobs: [...submissionHandlers(couch, submissions), decidedHandler(decisions)],
    routes: [
      ...catalogueRoutes({ entries, show, now }, waiting),
      ...importRoutes({ couch, entries, now, editors: () => createEditors(accounts.store) }),
      ...submissionRoutes(decisions, { entries, submissions, store: accounts.store }),
    ],
  };
}
