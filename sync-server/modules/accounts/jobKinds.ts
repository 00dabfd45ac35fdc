import { z } from 'zod';
import { RESET_MINUTES } from '../../../src/domain/accounts/account';
import { securityEventKindSchema } from '../../../src/domain/accounts/security';
import { instantSchema } from '../../../src/domain/schema/primitives';
import type { JobKind } from '../jobs/kinds';

const securityNewsSchema = z.object({
  kind: securityEventKindSchema,
  at: instantSchema,
  /** Of the closed list of names in `userAgent.ts`. */
  agent: z.string().max(120).optional(),
  place: z.string().max(60).optional(),
});
type SecurityNews = z.infer<typeof securityNewsSchema>;

/** Retries outlast a mail server that is away for a few hours. */
const MAIL = { maxAttempts: 8, mostPerSubject: 20, repeatable: false } as const;

/** The job holds no link; its run makes it. */
export const RESET_MAIL: JobKind<{ known?: true | undefined }> = {
  name: 'mail.reset',
  label: 'Thư đặt lại mật khẩu',
  /** Still read: written by gateways without `OWN_RESET_MAIL`. */
  payload: z.object({ known: z.literal(true).optional() }),
  ...MAIL,
  mostPerSubject: 3,
  expiresAfter: RESET_MINUTES * 60_000,
};

/** Separate queue for requests from the account's devices, so that strangers' requests cannot fill it. */
export const OWN_RESET_MAIL: JobKind<Record<string, never>> = {
  ...RESET_MAIL,
  name: 'mail.resetOwn',
  label: 'Thư đặt lại mật khẩu (từ thiết bị quen)',
  payload: z.object({}),
};

export const CONFIRM_MAIL: JobKind<Record<string, never>> = {
  name: 'mail.confirm',
  label: 'Thư xác nhận địa chỉ email',
  payload: z.object({}),
  ...MAIL,
  mostPerSubject: 3,
};

export const PASSWORD_CHANGED_MAIL: JobKind<{ round: number; proof: string; at: string }> = {
  name: 'mail.passwordChanged',
  label: 'Thư báo đổi mật khẩu',
  payload: z.object({ round: z.number(), proof: z.string(), at: instantSchema }),
  ...MAIL,
};

export const DECISION_MAIL: JobKind<{ auditId: string }> = {
  name: 'mail.decision',
  label: 'Thư báo kết quả duyệt tài khoản',
  payload: z.object({ auditId: z.string() }),
  ...MAIL,
};

/** Contains no names and no text written by a caller. */
export const SECURITY_MAIL: JobKind<SecurityNews> = {
  name: 'mail.security',
  label: 'Thư báo thay đổi bảo mật',
  payload: securityNewsSchema,
  ...MAIL,
  mostPerSubject: 10,
};

export const END_SESSIONS: JobKind<{ round: number }> = {
  name: 'sessions.end',
  label: 'Đăng xuất các thiết bị cũ',
  payload: z.object({ round: z.number() }),
  maxAttempts: 20,
  mostPerSubject: 20,
  repeatable: true,
};
