import { z } from 'zod';
import type { AppealedCollection } from '../../../src/api/appeals';
import { AppError } from '../../../src/domain/protocol/errors';
import type { SharedImage } from '../../../src/domain/records/images/sharing';
import { createHandler, WriteMissing, type JobHandler, type JobKind } from '../jobs/kinds';
import type { Marks } from '../moderation/marks';
import type { Moderation } from '../moderation/service';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import { libraryKey } from '../published/publishedRecords';
import type { SharingDecisions } from '../sharedImages/decisions';
import type { SharedImageStore } from '../sharedImages/store';
import type { AppealPlace, AppealStore, StoredAppeal } from './store';

const payload = z.object({
  workspaceId: z.string().max(80),
  collection: z.enum(['menus', 'recipes', 'articles', 'images']),
  id: z.string().max(80),
  decidedAt: z.string().max(40),
});

export const FOLLOW_APPEAL: JobKind<AppealPlace> = {
  name: 'appeals.answered',
  label: 'Làm theo trả lời khiếu nại và báo tác giả',
  payload,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

export interface AppealParts {
  store: AppealStore;
  moderation: Pick<Moderation, 'restore'>;
  moderationMarks: Pick<Marks, 'find'>;
  sharedImageStore: Pick<SharedImageStore, 'find'>;
  sharingDecisions: Pick<SharingDecisions, 'decide' | 'reopen'>;
  notices: NoticeWriter;
}

const WORDS: Record<AppealedCollection, string> = {
  menus: 'Thực đơn',
  recipes: 'Công thức',
  articles: 'Bài viết',
  images: 'Ảnh',
};

export function buildAppealNotice(appeal: StoredAppeal): NoticeContent | undefined {
  const { workspaceId, collection, id, decidedAt, title, answer } = appeal;
  if (!answer) return undefined;
  const isReversed = answer.outcome === 'reversed';
  const end = isReversed ? 'được chấp nhận' : 'không thay đổi quyết định';
  return {
    id: `appeal-${libraryKey(`${workspaceId}/${collection}/${decidedAt}`, id)}`,
    kind: 'notification',
    title: `Khiếu nại về ${WORDS[collection]} “${title.slice(0, 180)}” ${end}`,
    body: answer.text,
    // Apps of before take the newest notice about a thing for its state: one that stays taken down must go on saying so.
    ...(isReversed ? { about: { collection, id } } : {}),
    act: 'appealAnswered',
  };
}

/** A later decision about the same thing is another one, whatever was appealed against. */
async function isStillRefused(parts: AppealParts, appeal: StoredAppeal): Promise<boolean> {
  const { workspaceId, collection, id, decidedAt } = appeal;
  if (collection !== 'images') {
    const mark = await parts.moderationMarks.find({ type: collection, workspaceId, id });
    return mark?.state === 'removed' && mark.at === decidedAt;
  }
  const shared = await parts.sharedImageStore.find({ workspaceId, imageId: id });
  return shared?.decision?.at === decidedAt;
}

/** Files that staff have not seen are approved by nobody: such a picture waits for a look. */
async function reverseImage(
  { sharedImageStore, sharingDecisions }: AppealParts,
  { workspaceId, imageId, version, hashes: files }: SharedImage,
  by: string,
): Promise<void> {
  const place = { workspaceId, imageId };
  if (files)
    try {
      const approval = { verdict: 'approved', version, files } as const;
      await sharingDecisions.decide({ sub: by }, place, approval);
      return;
    } catch (error) {
      const code = error instanceof AppError ? error.code : '';
      if (code !== 'decided_meanwhile' && code !== 'image_not_there') throw error;
      // Refused for its files, or since somebody decided: only then its version is another one.
      if ((await sharedImageStore.find(place))?.version !== version) return;
    }
  await sharingDecisions.reopen({ sub: by }, place, version);
}

async function reverse(parts: AppealParts, appeal: StoredAppeal, by: string): Promise<void> {
  const { workspaceId, collection, id } = appeal;
  if (!(await isStillRefused(parts, appeal))) return;
  if (collection !== 'images') {
    await parts.moderation.restore({ sub: by }, { type: collection, workspaceId, id });
    return;
  }
  const shared = await parts.sharedImageStore.find({ workspaceId, imageId: id });
  if (shared?.state === 'declined' || shared?.state === 'removed')
    await reverseImage(parts, shared, by);
}

export async function followAppeal(parts: AppealParts, place: AppealPlace): Promise<boolean> {
  const appeal = await parts.store.find(place);
  if (!appeal?.answer) return false;
  if (appeal.answer.outcome === 'reversed') await reverse(parts, appeal, appeal.answer.by);
  const notice = buildAppealNotice(appeal);
  if (notice) await parts.notices.write(place.workspaceId, notice);
  return true;
}

export const appealHandler = (parts: AppealParts): JobHandler =>
  createHandler(FOLLOW_APPEAL, async ({ payload: place }) => {
    if (!(await followAppeal(parts, place))) throw new WriteMissing('the answer');
  });
