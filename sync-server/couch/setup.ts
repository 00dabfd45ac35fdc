import type { Couch } from './client';

/** Databases that exist from the first start; those of workspaces are made with the workspace. */
const CORE_DATABASES = ['accounts', 'catalogue', 'published'] as const;

/** Makes and migrates what every gateway needs. Idempotent. */
export async function setUpDatabases(couch: Couch): Promise<void> {
  for (const name of CORE_DATABASES) await couch.ensureDatabase(name);
}
