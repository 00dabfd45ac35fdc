import { z } from 'zod';
import { AppError } from '../../../src/domain/protocol/errors';
import { idSchema } from '../../../src/domain/schema/primitives';
import {
  MAX_OPEN_REQUESTS,
  supportRequestSchema,
  type SupportRequest,
} from '../../../src/domain/accounts/support';
import type { CouchDatabase } from '../../couch/client';
import { listDocuments, whileContested } from '../../store/documents';
import { envelope, readBody, readSound } from '../../store/envelope';

const MAX_REMEMBERED = 40;
const PREFIX = 'support:';

const storedSchema = supportRequestSchema.extend({
  by: z.string().max(100),
});
export type StoredRequest = z.infer<typeof storedSchema>;

const requestsSchema = z.object({
  workspaceId: idSchema,
  requests: z.array(storedSchema),
});

const isOpen = ({ answer }: SupportRequest): boolean => answer === undefined;

/**
 * Drops the oldest answered ones.
 * @throws AppError too_many_support_requests
 */
function withRequest(requests: readonly StoredRequest[], request: StoredRequest): StoredRequest[] {
  if (requests.filter(isOpen).length >= MAX_OPEN_REQUESTS)
    throw new AppError('too_many_support_requests', { limit: MAX_OPEN_REQUESTS });
  const over = Math.max(0, requests.length + 1 - MAX_REMEMBERED);
  const forgotten = new Set(requests.filter((one) => !isOpen(one)).slice(0, over));
  return [...requests.filter((one) => !forgotten.has(one)), request];
}

const requestsKey = (workspaceId: string): string => `${PREFIX}${workspaceId}`;

async function openRequests(
  database: CouchDatabase,
): Promise<(StoredRequest & { workspaceId: string })[]> {
  const waitingRequests: (StoredRequest & { workspaceId: string })[] = [];
  for await (const { body } of listDocuments(database, PREFIX)) {
    const read = readSound(requestsSchema, body);
    for (const one of read?.requests ?? [])
      if (read && isOpen(one)) waitingRequests.push({ ...one, workspaceId: read.workspaceId });
  }
  return waitingRequests;
}

export function createSupportRequests(database: CouchDatabase, now: () => Date) {
  async function of(workspaceId: string): Promise<StoredRequest[]> {
    const stored = await database.get(requestsKey(workspaceId));
    return stored ? readBody(requestsSchema, stored).requests : [];
  }

  const update = (
    workspaceId: string,
    change: (requests: StoredRequest[]) => StoredRequest[] | undefined,
  ): Promise<void> =>
    whileContested(async () => {
      const key = requestsKey(workspaceId);
      const stored = await database.get(key);
      const body = stored ? readBody(requestsSchema, stored) : { workspaceId, requests: [] };
      const requests = change(body.requests);
      if (!requests) return;
      const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
      await database.put({ ...envelope(key, { ...body, requests }, 'gateway', now()), ...rev });
    });

  return {
    of,
    /** @throws AppError too_many_support_requests */
    add: (workspaceId: string, request: StoredRequest): Promise<void> =>
      update(workspaceId, (requests) =>
        requests.some(({ id }) => id === request.id) ? undefined : withRequest(requests, request),
      ),
    answer: (workspaceId: string, id: string, text: string): Promise<void> =>
      update(workspaceId, (requests) => {
        const request = requests.find((one) => one.id === id);
        if (!request) throw new AppError('not_found');
        if (request.answer) throw new AppError('status_conflict');
        const answer = { text, at: now().toISOString() };
        return requests.map((one) => (one === request ? { ...one, answer } : one));
      }),
    open: () => openRequests(database),
  };
}
export type SupportRequests = ReturnType<typeof createSupportRequests>;
