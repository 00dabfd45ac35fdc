import type { Core, Module } from '../module';
import { createNoticeWriter, type NoticeRemover, type NoticeWriter } from './notices';

export const notices = ({ ctx, now }: Core): Module<{ notices: NoticeWriter & NoticeRemover }> => ({
  gives: { notices: createNoticeWriter({ couch: ctx.couch, wake: ctx.wake, now }) },
});
