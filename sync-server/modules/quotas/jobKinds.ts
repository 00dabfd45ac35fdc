import { z } from 'zod';
import {
  quotaLevelSchema,
  quotaSchema,
  type Quota,
  type QuotaLevel,
} from '../../../src/domain/accounts/access/quotas';
import type { JobKind } from '../jobs/kinds';

const payload = z.object({
  workspaceId: z.string(),
  quota: quotaSchema,
  period: z.string().max(10),
  level: quotaLevelSchema,
  used: z.number(),
  most: z.number(),
});
export interface WarningPayload extends Record<string, unknown> {
  workspaceId: string;
  quota: Quota;
  /** `2026-11`, or a day `YYYY-MM-DD`. */
  period: string;
  level: QuotaLevel;
  used: number;
  most: number;
}

export const QUOTA_WARNING: JobKind<WarningPayload> = {
  name: 'quotas.warning',
  label: 'Báo sắp hết hạn mức của gói',
  payload,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

export const QUOTA_MAIL: JobKind<WarningPayload> = {
  name: 'mail.quotaWarning',
  label: 'Thư báo hạn mức của gói',
  payload,
  maxAttempts: 8,
  mostPerSubject: 20,
  repeatable: false,
};
