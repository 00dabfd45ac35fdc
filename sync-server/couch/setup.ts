import type { Couch } from './client';
import { migrate, refuseNewerDatabase } from './migrations';

/**
 * Databases of the gateways' own work: jobs and counts of calls. They are in no backup, because they would be wrong
 * by the time it is restored: mails would go out again.
 */
export const WORKING_DATABASES: readonly string[] = ['jobs', 'limits'];

/** Databases that exist from the first start; those of workspaces are made with the workspace. */
const CORE_DATABASES = ['accounts', 'catalogue', 'published', ...WORKING_DATABASES];

/**
 * Makes and migrates what every gateway needs. Idempotent.
 * @throws DatabaseTooNew before anything is changed, and what `migrate` throws
 */
export async function setUpDatabases(couch: Couch): Promise<void> {
  await refuseNewerDatabase(couch);
  for (const name of CORE_DATABASES) await couch.ensureDatabase(name);
  await migrate(couch);
}
