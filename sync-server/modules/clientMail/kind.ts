import { createHash } from 'node:crypto';
import { z } from 'zod';
import { idSchema } from '../../../src/domain/schema/primitives';
import { jobRequest, type JobRequest } from '../jobs/queue';
import type { JobKind } from '../jobs/kinds';

/** One mail to one client. What it says stands in the outbox document. */
export const CLIENT_MAIL: JobKind<{ workspaceId: string; outboxId: string }> = {
  name: 'mail.client',
  label: 'Thư gửi khách hàng',
  payload: z.object({ workspaceId: idSchema, outboxId: idSchema }),
  // About three hours; after that the expert is told and decides.
  maxAttempts: 8,
  // A device that was away for weeks sends all at once; what is more waits on the device.
  mostPerSubject: 1_000,
  repeatable: false,
};

/** @param subject `_id` of the account that wrote it */
export function clientMailRequest(
  workspaceId: string,
  outboxId: string,
  subject: string,
): JobRequest {
  const key = `${workspaceId} ${outboxId}`;
  return jobRequest(CLIENT_MAIL, { key, payload: { workspaceId, outboxId }, subject });
}

/** Names a mail by what it answers: a mail that is sent again has the Message-ID of the first. */
export function mailId(workspaceId: string, outboxId: string): string {
  return `client-${createHash('sha256').update(`${workspaceId}\n${outboxId}`).digest('hex').slice(0, 40)}`;
}
