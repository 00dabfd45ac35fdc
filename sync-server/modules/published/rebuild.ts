import { PUBLISHED_NAMES } from '../../../src/domain/publicHouse/published';
import { workspaceDatabase, type Couch } from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import { PUBLISHED_DATABASE, type PublishedDocument } from './publishedRecords';
import { createProjector } from './projector';

/** Workspaces that have a database, and those of which something is still shown. */
async function everyWorkspace(couch: Couch): Promise<Set<string>> {
  const prefix = workspaceDatabase('');
  const names = (await couch.databases()).filter((name) => name.startsWith(prefix));
  const found = new Set(names.map((name) => name.slice(prefix.length)));
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
  for (const type of PUBLISHED_NAMES)
    for await (const rows of pagesOf(published, `${type}:`))
      for (const { doc } of rows) if (doc?.source) found.add(doc.source.workspaceId);
  return found;
}

/**
 * Compares `published` with every workspace and mends each difference, in place: what devices know of it
 * stays true, so it keeps its epoch. May run beside gateways.
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
