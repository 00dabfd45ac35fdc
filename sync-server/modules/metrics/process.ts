import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { gaugeLines, totalLines } from './exposition';

/** Milliseconds between two samples; also the timer's own inherent delay. */
const RESOLUTION = 20;
const NANOSECONDS = 1e-9;

export function createProcessReader(): () => string[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return () => {
    // The histogram's figures include the interval at which it looks.
    const late = (nanoseconds: number): number =>
      delay.count === 0 ? 0 : Math.max(0, nanoseconds * NANOSECONDS - RESOLUTION / 1000);
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lines = [
      ...gaugeLines('process_resident_memory_bytes', 'Resident memory.', rss),
      ...gaugeLines('nodejs_heap_used_bytes', 'Memory of live JavaScript objects.', heapUsed),
      ...totalLines('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6),
      ...gaugeLines(
        'process_start_time_seconds',
        'When the process started, seconds since 1970.',
        performance.timeOrigin / 1000,
      ),
      ...gaugeLines(
        'nodejs_eventloop_lag_p99_seconds',
        'How late the event loop was, 99th percentile since the last reading.',
        late(delay.percentile(99)),
      ),
      ...gaugeLines(
        'nodejs_eventloop_lag_max_seconds',
        'How late the event loop was at most since the last reading.',
        late(delay.max),
      ),
    ];
    delay.reset();
    return lines;
  };
}
