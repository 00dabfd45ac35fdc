import { v7 as uuid } from 'uuid';
import {
  answerAppeal,
  APPEALS_LISTED,
  listAppeals,
  listOwnAppeals,
  sendAppeal,
  type AppealedCollection,
  type StaffAppeal,
} from '../../../src/api/appeals';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/wiring';
import { jobRequest } from '../jobs/queue';
import type { Marks } from '../moderation/marks';
import type { Moderation } from '../moderation/service';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Library } from '../published/library';
import type { SharingDecisions } from '../sharedImages/decisions';
import type { SharedImageStore } from '../sharedImages/store';
import { createFirst } from '../../store/first';
import { countWaiting } from '../waiting/queueCounter';
import { appealHandler, FOLLOW_APPEAL, followAppeal, type AppealParts } from './follow';
import { createAppealStore, toAppeal, type AppealStore, type StoredAppeal } from './store';

const SENDING: Rate = { name: 'appeals', calls: 10, burst: 10 };

type Given = Core & {
  accounts: AccountServices;
  library: Library;
  notices: NoticeWriter;
  moderation: Moderation;
  moderationMarks: Marks;
  sharedImageStore: SharedImageStore;
  sharingDecisions: SharingDecisions;
};

type Appealed = Pick<StoredAppeal, 'decidedAt' | 'title' | 'reason' | 'expertId'>;

/** @returns undefined where staff refused nothing there */
async function findDecision(
  { moderationMarks, sharedImageStore }: Given,
  workspaceId: string,
  { collection, id }: { collection: AppealedCollection; id: string },
): Promise<Appealed | undefined> {
  if (collection === 'images') {
    const shared = await sharedImageStore.find({ workspaceId, imageId: id });
    if (shared?.state !== 'declined' && shared?.state !== 'removed') return undefined;
    const { decision, words, expertId } = shared;
    if (!decision) return undefined;
    const { at: decidedAt, reason = '' } = decision;
    return { decidedAt, title: words.title, reason, expertId };
  }
  const mark = await moderationMarks.find({ type: collection, workspaceId, id });
  if (mark?.state !== 'removed') return undefined;
  const { at: decidedAt, title, reason = '', expertId } = mark;
  return { decidedAt, title, reason, expertId };
}

function expertRoutes(input: Given, store: AppealStore): RouteDefinition[] {
  return [
    route(listOwnAppeals, async ({ claims }) => ({
      appeals: (await store.own(claims.workspaceId)).map(toAppeal),
    })),
    route(
      sendAppeal,
      async ({ claims: { workspaceId }, body: { collection, id, text } }) => {
        const decision = await findDecision(input, workspaceId, { collection, id });
        if (!decision) throw new AppError('not_found');
        const at = input.now().toISOString();
        await store.add({ workspaceId, collection, id, ...decision, text, at });
      },
      { rate: SENDING },
    ),
  ];
}

async function readAppeals(
  store: AppealStore,
  isOpen: boolean,
): Promise<{ some: StoredAppeal[]; total: number }> {
  const sign = isOpen ? 1 : -1;
  const first = createFirst<StoredAppeal>(
    APPEALS_LISTED,
    (a, b) => sign * a.at.localeCompare(b.at),
  );
  let total = 0;
  for await (const appeal of store.all()) {
    if ((appeal.answer === undefined) !== isOpen) continue;
    total += 1;
    first.add(appeal);
  }
  return { some: first.items(), total };
}

function staffRoutes(input: Given, store: AppealStore, parts: AppealParts): RouteDefinition[] {
  const { library, jobs, now, ctx } = input;

  async function toStaffAppeal(appeal: StoredAppeal): Promise<StaffAppeal> {
    const { workspaceId, reason, expertId } = appeal;
    const expert = { id: expertId, name: (await library.expert(expertId))?.name ?? '' };
    return { ...toAppeal(appeal), workspaceId, reason, expert };
  }

  return [
    route(listAppeals, async ({ query: { state } }) => {
      const { some, total } = await readAppeals(store, state === 'open');
      return { appeals: await Promise.all(some.map(toStaffAppeal)), total };
    }),
    route(answerAppeal, async ({ claims: { sub: by }, body: { outcome, text, ...place } }) => {
      const request = jobRequest(FOLLOW_APPEAL, { key: uuid(), payload: place });
      const answer = { outcome, text, by, at: now().toISOString() };
      await jobs.enqueueAround([request], () => store.answer(place, answer));
      await followAppeal(parts, place).catch((err: unknown) =>
        ctx.log.warn({ err, ...place }, 'an answer could not be followed at once; its job does it'),
      );
    }),
  ];
}

export function appeals(input: Given): Module {
  const { accounts, now } = input;
  const store = createAppealStore(accounts.store.database, now);
  const parts = { ...input, store };
  return {
    routes: [...expertRoutes(input, store), ...staffRoutes(input, store, parts)],
    jobs: [appealHandler(parts)],
    queues: [
      {
        name: 'appeals',
        count: () => countWaiting(store.all(), ({ at, answer }) => (answer ? undefined : at)),
      },
    ],
  };
}
