import { libraryKey } from '../published/publishedRecords';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import type { ModerationMark } from '../published/moderationMarks';
import type { Projector } from '../published/projector';
import type { Showcase } from '../published/showcase';
import { APPLY_MODERATION, type ModerationTarget } from './kind';
import type { Marks } from './marks';

const WORDS = { menus: 'Thực đơn', recipes: 'Công thức', articles: 'Bài viết' } as const;

export function buildNotice({
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

export async function applyMark(
  { marks, projector, notices, showcase }: Parts,
  target: ModerationTarget,
) {
  const mark = await marks.find(target);
  if (!mark) return false;
  await projector.projectOne(target.workspaceId, target.type, target.id);
  showcase.doubt();
  await notices.write(target.workspaceId, buildNotice(mark));
  return true;
}

export const moderationHandler = (parts: Parts): JobHandler =>
  createHandler(APPLY_MODERATION, async ({ payload }) => {
    if (!(await applyMark(parts, payload))) throw new WriteMissing('the mark');
  });
