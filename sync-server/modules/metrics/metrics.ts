import type { ChangesResponse, PushResponse } from '../../../src/domain/protocol/protocol';
import {
  createCounter,
  createHistogram,
  gaugeLines,
  type Counter,
  type Histogram,
} from './exposition';

/** Upper bounds in seconds: from a cached answer to a call that hits its time limit. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15] as const;

export interface Metrics {
  requests: Counter;
  durations: Histogram;
  pushed(answer: PushResponse): void;
  changed(answer: ChangesResponse): void;
  streamOpened(): () => void;
  lines(): string[];
}

export function createMetrics(): Metrics {
  const requests = createCounter(
    'bualanh_http_requests_total',
    'Requests that ended, by route template and status; a live stream counts when it ends.',
  );
  const durations = createHistogram(
    'bualanh_http_request_duration_seconds',
    'Time from the first byte of a request to the end of its answer, without live streams.',
    SECONDS,
  );
  const pushRows = createCounter(
    'bualanh_push_rows_total',
    'Pushed documents by verdict; code says why one was rejected.',
  );
  const pullRows = createCounter('bualanh_pull_rows_total', 'Documents handed to devices.');
  let streams = 0;
  return {
    requests,
    durations,
    pushed: ({ verdicts }) => {
      for (const verdict of verdicts)
        pushRows.add({
          verdict: verdict.verdict,
          code: verdict.verdict === 'rejected' ? verdict.code : '',
        });
    },
    changed: ({ databases }) => {
      for (const { changes } of Object.values(databases))
        for (const { collection } of changes) pullRows.add({ collection });
    },
    streamOpened: () => {
      streams += 1;
      return () => {
        streams -= 1;
      };
    },
    lines: () => [
      ...requests.lines(),
      ...durations.lines(),
      ...pushRows.lines(),
      ...pullRows.lines(),
      ...gaugeLines('bualanh_live_streams', 'Devices that listen on this gateway.', streams),
    ],
  };
}
