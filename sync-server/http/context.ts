import type { Config } from '../config';
import type { Couch } from '../couch/client';
import type { Readiness } from '../couch/readiness';
import type { Metrics } from '../modules/metrics/metrics';
import type { Logger } from './log';
import type { WakeHub } from './wakeHub';

/** Things that every part of the gateway works with; made once in `gateway.ts`. */
export interface GatewayContext {
  config: Config;
  couch: Couch;
  log: Logger;
  wake: WakeHub;
  /** Counts of this process, for `GET /metrics`. */
  metrics: Metrics;
  /** Address of the app for links in mails, without a slash at its end. */
  publicUrl: () => string;
  /** Whether the database answers and is set up. Routes need not ask: the registry does. */
  readiness: Readiness;
  /** The database's kind, for `/healthz`. */
  databaseMode: 'embedded' | 'remote';
  /** Aborted when the gateway begins to stop. */
  shutdown: AbortSignal;
  version: string;
}
