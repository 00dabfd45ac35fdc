import { libraryKey } from '../published/publishedRecords';
import { handlerOf, WriteMissing, type JobHandler } from '../jobs/kinds';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import type { ModerationMark } from '../published/moderationMarks';
import type { Projector } from '../published/projector';
import type { Showcase } from '../published/showcase';
import { APPLY_MODERATION, type Place } from './kind';
import type { Marks } from './marks';

const WORDS = { menus: 'Thực đơn', recipes: 'Công thức', articles: 'Bài viết' } as const;

export function noticeOf({
  type,
  workspaceId,
  id,
  title,
  state,
  reason,
}: ModerationMark): NoticeContent {
  const named = `${WORDS[type]} “${title}”`.slice(0, 250);
  const isRemoved = state === 'removed';
  return {
    id: `moderation-${libraryKey(`${workspaceId}/${type}`, id)}`,
    kind: 'notification',
    title: isRemoved ? `${named} đã bị gỡ khỏi trang công khai` : `${named} được phép hiện lại`,
    body: isRemoved
      ? (reason ?? '')
      : 'Nội dung hiện lại trên trang công khai nếu bạn vẫn để công khai.',
    about: { collection: type, id },
    act: isRemoved ? 'removed' : 'restored',
  };
}

interface Parts {
  marks: Marks;
  projector: Projector;
  notices: NoticeWriter;
  showcase: Pick<Showcase, 'doubt'>;
}

export async function applyMark({ marks, projector, notices, showcase }: Parts, place: Place) {
  const mark = await marks.find(place);
  if (!mark) return false;
  await projector.projectOne(place.workspaceId, place.type, place.id);
  showcase.doubt();
  await notices.write(place.workspaceId, noticeOf(mark));
  return true;
}

export const moderationHandler = (parts: Parts): JobHandler =>
  handlerOf(APPLY_MODERATION, async ({ payload }) => {
    if (!(await applyMark(parts, payload))) throw new WriteMissing('the mark');
  });
