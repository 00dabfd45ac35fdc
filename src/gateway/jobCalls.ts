import { jobsResponseSchema } from '../domain/jobs';
import type { JobsResponse } from '../domain/jobs';
import { postInit, readJson, ServerAnswer } from './calls';
import type { Session } from './session';

/**
 * The server's jobs that failed for good, for administrators. All of it needs the network.
 * @throws Unreachable without it, ServerAnswer when the server refuses, SessionLocked when this tab may not ask
 */
export interface JobCalls {
  /** The newest first, and how many there are in all. */
  deadLetters(): Promise<Pick<JobsResponse, 'jobs' | 'total'>>;
  /** Puts one into the queue again. */
  retry(id: string): Promise<void>;
  /** Ends one undone, for good. */
  discard(id: string): Promise<void>;
}

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

export function createJobCalls(session: Pick<Session, 'call'>): JobCalls {
  const decide = async (id: string, decision: 'retry' | 'discard'): Promise<void> => {
    const path = `/api/admin/jobs/${encodeURIComponent(id)}/${decision}`;
    await readJson(await session.call(path, postInit({}, AbortSignal.timeout(PATIENCE))));
  };
  return {
    async deadLetters() {
      const init = { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' as const };
      const answer = await session.call('/api/admin/jobs?state=dead', init);
      const parsed = jobsResponseSchema.safeParse(await readJson(answer));
      if (!parsed.success) throw new ServerAnswer(answer.status, null, null);
      return parsed.data;
    },
    retry: (id) => decide(id, 'retry'),
    discard: (id) => decide(id, 'discard'),
  };
}
