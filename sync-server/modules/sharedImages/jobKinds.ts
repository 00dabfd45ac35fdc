import { z } from 'zod';
import type { JobKind } from '../jobs/kinds';

const id = z.string().max(80);

const followPayload = z.object({
  workspaceId: id,
  imageId: id,
  /** Name of the write that the job was stored for. */
  write: z.string().max(40).optional(),
});
export const FOLLOW_SHARED_IMAGE: JobKind<z.infer<typeof followPayload>> = {
  name: 'images.share',
  label: 'Đưa ảnh vào hoặc rút khỏi thư viện chung',
  payload: followPayload,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

const morePayload = z.object({ workspaceId: id });
export const TAKE_LEFT_OUT: JobKind<z.infer<typeof morePayload>> = {
  name: 'images.shareMore',
  label: 'Đưa ảnh gửi thêm vào hàng chờ duyệt',
  payload: morePayload,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

const noticePayload = z.object({ workspaceId: id, imageId: id, at: z.string().max(40) });
export const SHARED_IMAGE_NOTICE: JobKind<z.infer<typeof noticePayload>> = {
  name: 'notices.sharedImage',
  label: 'Báo tác giả về ảnh gửi vào thư viện chung',
  payload: noticePayload,
  maxAttempts: 20,
  mostPerSubject: 5_000,
  repeatable: true,
};

const usesPayload = z.object({
  workspaceId: id,
  collection: z.enum(['recipes', 'menus', 'articles']),
  id,
  write: z.string().max(40).optional(),
});
export const COUNT_IMAGE_USES: JobKind<z.infer<typeof usesPayload>> = {
  name: 'images.uses',
  label: 'Đếm nơi dùng ảnh của thư viện chung',
  payload: usesPayload,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};
