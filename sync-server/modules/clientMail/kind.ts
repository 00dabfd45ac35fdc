import { createHash } from 'node:crypto';
import { z } from 'zod';
import { idSchema } from '../../../src/domain/schema/primitives';
import { jobRequest, type JobRequest } from '../jobs/queue';
import type { JobKind } from '../jobs/kinds';

export const CLIENT_MAIL: JobKind<{ workspaceId: string; outboxId: string }> = {
  name: 'mail.client',
  label: 'Thư gửi khách hàng',
  payload: z.object({ workspaceId: idSchema, outboxId: idSchema }),
  // About three hours of retries; then the expert decides.
  maxAttempts: 8,
  // A device that was away for weeks sends all at once; the rest waits on the device.
  mostPerSubject: 1_000,
  repeatable: false,
};

export function clientMailRequest(
  workspaceId: string,
  outboxId: string,
  subject: string,
): JobRequest {
  const key = `${workspaceId} ${outboxId}`;
  return jobRequest(CLIENT_MAIL, { key, payload: { workspaceId, outboxId }, subject });
}

/** A mail sent again keeps its Message-ID. */
export function mailId(workspaceId: string, outboxId: string): string {
  return `client-${createHash('sha256').update(`${workspaceId}\n${outboxId}`).digest('hex').slice(0, 40)}`;
}
