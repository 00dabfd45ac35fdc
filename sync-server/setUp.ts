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
  starter: BackgroundPart;
  signal: AbortSignal;
}

export async function setUp({ couch, config, starter, signal }: Parts): Promise<void> {
  await setUpDatabases(couch);
  if (!config.demo) {
    // Not awaited: a slow, distant database must not delay practices.
    starter.start();
    return;
  }
  const now = new Date();
  await keepStarterSet(couch, now, signal);
  await seedDemo(couch, now, demoPeople(config));
}
