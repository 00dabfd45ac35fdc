import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ChangesResponse, PushResponse } from '../../../src/domain/protocol/protocol';

/** Upper bounds in seconds: from a cached answer to a call that hits its time limit. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** No label may identify a person or a practice, and each has few values. */
export interface Metrics {
  /** This gateway's own: several gateways run in one process in tests. */
  registry: Registry;
  requests: Counter<'method' | 'route' | 'status'>;
  durations: Histogram<'method' | 'route'>;
  pushed(answer: PushResponse): void;
  changed(answer: ChangesResponse): void;
  streamOpened(): () => void;
}

const requestMetrics = (registers: Registry[]): Pick<Metrics, 'requests' | 'durations'> => ({
  requests: new Counter({
    name: 'bualanh_http_requests_total',
    help: 'Requests that ended, by route template and status; a live stream counts when it ends.',
    labelNames: ['method', 'route', 'status'],
    registers,
  }),
  durations: new Histogram({
    name: 'bualanh_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer, without live streams.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  }),
});

const syncMetrics = (registers: Registry[]) => ({
  pushRows: new Counter({
    name: 'bualanh_push_rows_total',
    help: 'Pushed documents by verdict; code says why one was rejected.',
    labelNames: ['verdict', 'code'],
    registers,
  }),
  pullRows: new Counter({
    name: 'bualanh_pull_rows_total',
    help: 'Documents handed to devices.',
    labelNames: ['collection'],
    registers,
  }),
  streams: new Gauge({
    name: 'bualanh_live_streams',
    help: 'Devices that listen on this gateway.',
    registers,
  }),
});

export function createMetrics(): Metrics {
  const registry = new Registry();
  const { pushRows, pullRows, streams } = syncMetrics([registry]);
  return {
    registry,
    ...requestMetrics([registry]),
    pushed: ({ verdicts }) => {
      for (const verdict of verdicts)
        pushRows.inc({
          verdict: verdict.verdict,
          code: verdict.verdict === 'rejected' ? verdict.code : '',
        });
    },
    changed: ({ databases }) => {
      for (const { changes } of Object.values(databases))
        for (const { collection } of changes) pullRows.inc({ collection });
    },
    streamOpened: () => {
      streams.inc();
      return () => streams.dec();
    },
  };
}
