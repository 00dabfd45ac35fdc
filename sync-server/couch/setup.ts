import type { Couch } from './client';
import { migrate, refuseNewerDatabase } from './migrations';

/** Databases that exist from the first start; those of workspaces are made with the workspace. */
const CORE_DATABASES = ['accounts', 'catalogue', 'published'] as const;

/**
 * Makes and migrates what every gateway needs. Idempotent.
 * @throws DatabaseTooNew before anything is changed, and what `migrate` throws
 */
export async function setUpDatabases(couch: Couch): Promise<void> {
  await refuseNewerDatabase(couch);
  for (const name of CORE_DATABASES) await couch.ensureDatabase(name);
  await migrate(couch);
}
