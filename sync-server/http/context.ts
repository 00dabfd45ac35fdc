import type { Config } from '../config';
import type { Couch } from '../couch/client';
import type { Readiness } from '../couch/readiness';
import type { Metrics } from '../modules/metrics/metrics';
import type { Logger } from './log';
import type { WakeHub } from './wakeHub';

export interface GatewayContext {
  config: Config;
  couch: Couch;
  log: Logger;
  wake: WakeHub;
  metrics: Metrics;
  publicUrl: () => string;
  readiness: Readiness;
  databaseMode: 'embedded' | 'remote';
  shutdown: AbortSignal;
  version: string;
}
