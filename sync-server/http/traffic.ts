import { createConnections, type Connections } from './connections';
import { createPool, type Pool } from './pool';
import { createRates, type Rates } from './rates';
import { createTurns, type Turns } from './turns';

/** What bounds the callers of one gateway process. */
export interface Traffic {
  pool: Pool;
  /** Calls that read or write much, by account. */
  heavy: Turns;
  connections: Connections;
  /** How often an account calls. */
  rates: Rates;
}

/** @param proxies how many stand in front of the gateway */
export function createTraffic(proxies: number): Traffic {
  return {
    pool: createPool(),
    heavy: createTurns({
      atOnce: 24,
      perKey: 6,
      mostWaiting: 40,
      mostWaitingInAll: 600,
      patience: 20_000,
    }),
    connections: createConnections(proxies),
    rates: createRates(),
  };
}
