import {
  STAFF_WORKSPACE,
  type SharedImage,
  type SharedVerdict,
} from '../../../src/domain/records/images/sharing';
import { createHandler, type JobHandler } from '../jobs/kinds';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import { libraryKey } from '../published/publishedRecords';
import { SHARED_IMAGE_NOTICE } from './jobKinds';
import type { SharedImageStore } from './store';

const TITLES: Record<SharedVerdict, (image: string) => string> = {
  approved: (image) => `${image} đã vào thư viện chung`,
  declined: (image) => `${image} chưa được nhận vào thư viện chung`,
  removed: (image) => `${image} đã bị gỡ khỏi thư viện chung`,
};
const ACTS: Record<SharedVerdict, string> = {
  approved: 'imageApproved',
  declined: 'imageDeclined',
  removed: 'imageRemoved',
};
const THANKS = 'Cảm ơn bạn. Từ nay mọi chuyên gia tìm thấy và dùng được ảnh này.';

export function buildSharingNotice(shared: SharedImage): NoticeContent | undefined {
  const { workspaceId, imageId, words, decision } = shared;
  if (!decision) return undefined;
  const { verdict, reason } = decision;
  return {
    id: `image-${libraryKey(`${workspaceId}/images`, imageId)}`,
    kind: 'notification',
    title: TITLES[verdict](`Ảnh “${words.title.slice(0, 200)}”`),
    body: verdict === 'approved' ? THANKS : (reason ?? ''),
    about: { collection: 'images', id: imageId },
    act: ACTS[verdict],
  };
}

/** One decision, one notice: what was undone or decided anew meanwhile is not told. */
export const sharingNoticeHandler = (
  store: Pick<SharedImageStore, 'find'>,
  notices: NoticeWriter,
): JobHandler =>
  createHandler(SHARED_IMAGE_NOTICE, async ({ payload: { at, ...place } }) => {
    const shared = await store.find(place);
    if (shared?.decision?.at !== at || place.workspaceId === STAFF_WORKSPACE) return;
    const notice = buildSharingNotice(shared);
    if (notice) await notices.write(place.workspaceId, notice);
  });
