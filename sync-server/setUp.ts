import type { Config } from './config';
import type { Couch } from './couch/client';
import { setUpDatabases } from './couch/setup';
import type { BackgroundPart } from './http/backgroundPart';
import { keepStarterSet } from './modules/catalogue/load';
import { demoPeople } from './modules/demo/accounts';
import { seedDemo } from './modules/demo/seed';

interface Parts {
  couch: Couch;
  config: Config;
  /** Loads the starter catalogue beside the calls. */
  starter: BackgroundPart;
  signal: AbortSignal;
}

/** Creates what a database holds before the first call. Idempotent; run whenever the database comes. */
export async function setUp({ couch, config, starter, signal }: Parts): Promise<void> {
  await setUpDatabases(couch);
  if (!config.demo) {
    // A database far away must not keep a practice waiting for its catalogue.
    starter.start();
    return;
  }
  const now = new Date();
  await keepStarterSet(couch, now, signal);
  await seedDemo(couch, now, demoPeople(config));
}
