import { createConnections, type Connections } from './connections';
import { createPool, type Pool } from './pool';
import { createRates, type Rates } from './rates';
import { createFairQueue, type FairQueue } from './fairQueue';
import { createStreams, type Streams } from './streams';

/** The bounds on callers of one gateway process. */
export interface Traffic {
  pool: Pool;
  /** Calls that read or write much, by account. */
  heavy: FairQueue;
  connections: Connections;
  /** Answers without an end. */
  streams: Streams;
  /** How often an account calls. */
  rates: Rates;
}

/**
 * @param proxies how many stand in front of the gateway
 * @param gateways how many share an account's rates
 */
export function createTraffic(proxies: number, gateways = 1): Traffic {
  return {
    pool: createPool(),
    heavy: createFairQueue({
      atOnce: 24,
      perKey: 6,
      mostWaiting: 40,
      mostWaitingInAll: 600,
      ofPlace: { atOnce: 16, mostWaiting: 240 },
      patience: 20_000,
    }),
    connections: createConnections(proxies),
    streams: createStreams(),
    rates: createRates(undefined, gateways),
  };
}
