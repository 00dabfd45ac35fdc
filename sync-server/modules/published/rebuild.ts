import { PUBLISHED_NAMES } from '../../../src/domain/publicHouse/published';
import { workspaceDatabase, type Couch } from '../../couch/client';
import { readPages } from '../../couch/paging';
import { PUBLISHED_DATABASE, type PublishedDocument } from './publishedRecords';
import { createProjector } from './projector';

async function everyWorkspace(couch: Couch): Promise<Set<string>> {
  const prefix = workspaceDatabase('');
  const names = (await couch.databases()).filter((name) => name.startsWith(prefix));
  const workspaceIds = new Set(names.map((name) => name.slice(prefix.length)));
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
  for (const type of PUBLISHED_NAMES)
    for await (const rows of readPages(published, `${type}:`))
      for (const { doc } of rows) if (doc?.source) workspaceIds.add(doc.source.workspaceId);
  return workspaceIds;
}

/**
 * Repairs in place and keeps the epoch, so devices' checkpoints stay valid. May run beside gateways.
 * @returns workspaces looked at, documents written
 */
export async function rebuildPublished(
  couch: Couch,
): Promise<{ workspaces: number; written: number }> {
  await couch.ensureDatabase(PUBLISHED_DATABASE);
  const projector = createProjector(couch);
  const workspaces = await everyWorkspace(couch);
  let written = 0;
  for (const workspaceId of workspaces)
    written += await projector.project(workspaceId, { whole: true });
  return { workspaces: workspaces.size, written };
}
