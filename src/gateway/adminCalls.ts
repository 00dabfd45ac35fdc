import { expertResponseSchema, expertsResponseSchema } from '../domain/account';
import type { ExpertRecord } from '../domain/account';
import type { AccountStatus } from '../domain/access/roles';
import { postInit, readJson, ServerAnswer } from './calls';
import type { Session } from './session';

export type ExpertDecision = 'activate' | 'reject' | 'suspend' | 'verify';

/**
 * What administrators do. All of it needs the network.
 * @throws Unreachable without it, ServerAnswer when the server refuses, SessionLocked when this tab may not ask
 */
export interface AdminCalls {
  /** All experts of a status, newest first. */
  experts(status: AccountStatus): Promise<ExpertRecord[]>;
  /** @param reason needed to reject and to suspend; the expert reads it. @returns the expert as it is then */
  decide(accountId: string, decision: ExpertDecision, reason?: string): Promise<ExpertRecord>;
}

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

export function createAdminCalls(session: Pick<Session, 'call'>): AdminCalls {
  return {
    async experts(status) {
      const init = { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' as const };
      const answer = await session.call(`/api/admin/experts?status=${status}`, init);
      const parsed = expertsResponseSchema.safeParse(await readJson(answer));
      if (!parsed.success) throw new ServerAnswer(answer.status, null, null);
      return parsed.data.experts;
    },
    async decide(accountId, decision, reason) {
      const path = `/api/admin/experts/${encodeURIComponent(accountId)}/${decision}`;
      const body = reason ? { reason } : {};
      const answer = await session.call(path, postInit(body, AbortSignal.timeout(PATIENCE)));
      const parsed = expertResponseSchema.safeParse(await readJson(answer));
      if (!parsed.success) throw new ServerAnswer(answer.status, null, null);
      return parsed.data.expert;
    },
  };
}
