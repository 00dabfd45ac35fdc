import { libraryKey } from '../published/publishedRecords';
import { createHandler, type JobHandler } from '../jobs/kinds';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import type { CouchDatabase } from '../../couch/client';
import type { Counts } from './counts';
import { FOLLOW_REVIEW } from './jobKinds';
import type { Reactions } from './reactions';
import { reviewKey, reviewSchema, type Review } from './records';
import type { ReviewAddress } from './service';
import { readBody } from '../../store/envelope';

/** One notice per review: it never repeats what was taken down. */
export function buildNotice({ target, voter, title, shown, refusal, isReopened }: Review) {
  if (!shown && !refusal?.wasShown && !isReopened) return undefined;
  const what = shown?.stars === undefined ? 'Bình luận mới' : `Đánh giá ${shown.stars} sao`;
  const taken = isReopened
    ? [`Một ý kiến về ${title} đang được xem lại`, 'Ý kiến này chưa hiện trên trang công khai.']
    : [`Đã gỡ một ý kiến về ${title}`, 'Nhân viên đã gỡ ý kiến này khỏi trang công khai.'];
  const [text = '', body] = shown ? [`${what} của ${shown.name}: ${title}`, shown.text] : taken;
  const isDocument = target.type !== 'experts';
  const notice: NoticeContent = {
    id: `review-${libraryKey(`${target.type}/${target.id}`, voter)}`,
    kind: 'notification',
    title: text.slice(0, 250),
    body: body ?? '',
    ...(isDocument ? { about: { collection: target.type, id: target.id } } : {}),
    act: 'review',
  };
  return notice;
}

interface Parts {
  database: CouchDatabase;
  counts: Pick<Counts, 'recount'>;
  reactions: Pick<Reactions, 'forget'>;
  notices: NoticeWriter;
}

export const createFollow =
  ({ database, counts, reactions, notices }: Parts) =>
  async ({ target, voter }: ReviewAddress): Promise<void> => {
    await counts.recount(target);
    reactions.forget(target);
    const stored = await database.get(reviewKey(target, voter));
    if (!stored || stored.deleted) return;
    const review = readBody(reviewSchema, stored);
    const notice = buildNotice(review);
    if (notice) await notices.write(review.workspaceId, notice);
  };

export const followHandler = (follow: ReturnType<typeof createFollow>): JobHandler =>
  createHandler(FOLLOW_REVIEW, ({ payload }) => follow(payload));
