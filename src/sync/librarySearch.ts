import type { OpenLocalData } from '../data/openLocalData';
import { isString } from '../data/deviceStore';
import type { LibraryEntry } from '../domain/collections/library';
import { librarySearchResponseSchema } from '../domain/published';
import { readTolerantly } from '../domain/tolerance';
import { readJson, ServerAnswer } from '../gateway/calls';
import type { Session } from '../gateway/session';

/**
 * Asks the server for other experts' public masters, also those that this device does not keep.
 * @throws Unreachable, ServerAnswer or SessionLocked
 */
export async function searchLibrary(
  local: OpenLocalData,
  session: Session,
  query: string,
  signal: AbortSignal,
): Promise<LibraryEntry[]> {
  const deviceId = await local.device.recall('deviceId', isString);
  // Before the first replication there is no device that could be named.
  if (!deviceId) return [];
  const { accountId, workspaceId } = local.account;
  const parameters = new URLSearchParams({ accountId, workspaceId, deviceId, q: query });
  const answer = await session.call(`/sync/library/search?${parameters.toString()}`, { signal });
  const read = readTolerantly(librarySearchResponseSchema, await readJson(answer));
  if (!read.ok) throw new ServerAnswer(answer.status, null, null);
  return read.value.entries;
}
