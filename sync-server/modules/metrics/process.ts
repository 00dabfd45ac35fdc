import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Milliseconds between two samples; also the timer's own inherent delay. */
const RESOLUTION = 20;
const NANOSECONDS = 1e-9;

/** The histogram's figures include the interval at which it looks. */
const toLateness = (nanoseconds: number): number =>
  Math.max(0, nanoseconds * NANOSECONDS - RESOLUTION / 1000);

type AddGauge = (name: string, help: string, read: () => number) => void;

function addLateness(addGauge: AddGauge): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let max = 0;
  addGauge(
    'nodejs_eventloop_lag_p99_seconds',
    'How late the event loop was, 99th percentile since the last reading.',
    () => {
      const p99 = toLateness(delay.percentile(99));
      max = toLateness(delay.max);
      delay.reset();
      return p99;
    },
  );
  addGauge(
    'nodejs_eventloop_lag_max_seconds',
    'How late the event loop was at most since the last reading.',
    () => max,
  );
}

/**
 * prom-client's own set is not taken: its event loop figures include the sampling interval and some are no numbers right
 * after a reading, its processor time starts with the registry, and its observer of garbage collections never ends.
 */
export function addProcessMetrics(registry: Registry): void {
  const registers = [registry];
  const addGauge: AddGauge = (name, help, read) => {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
  };
  addGauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  addGauge(
    'nodejs_heap_used_bytes',
    'Memory of live JavaScript objects.',
    () => process.memoryUsage().heapUsed,
  );
  addGauge(
    'process_start_time_seconds',
    'When the process started, seconds since 1970.',
    () => performance.timeOrigin / 1000,
  );
  const cpu: Counter = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time.',
    registers,
    collect: () => {
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
    },
  });
  addLateness(addGauge);
}
