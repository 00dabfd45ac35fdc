import { createConnections, type Connections } from './connections';
import { createPool, type Pool } from './pool';
import { createRates, type Rates } from './rates';
import { createFairQueue, type FairQueue } from './fairQueue';
import { createStreams, type Streams } from './streams';

export interface Traffic {
  pool: Pool;
  heavy: FairQueue;
  connections: Connections;
  streams: Streams;
  rates: Rates;
}

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
