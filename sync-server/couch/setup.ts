import type { Couch } from './client';
import { migrate, refuseNewerDatabase } from './migrations';

/** Jobs and call counts. In no backup: restored, they would be outdated, and mails would be sent again. */
export const WORKING_DATABASES: readonly string[] = ['jobs', 'limits'];

const CORE_DATABASES = ['accounts', 'catalogue', 'published', ...WORKING_DATABASES];

/**
 * Idempotent.
 * @throws DatabaseTooNew before anything is changed, and what `migrate` throws
 */
export async function setUpDatabases(couch: Couch): Promise<void> {
  await refuseNewerDatabase(couch);
  for (const name of CORE_DATABASES) await couch.ensureDatabase(name);
  await migrate(couch);
}
