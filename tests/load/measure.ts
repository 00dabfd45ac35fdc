import { monitorEventLoopDelay } from 'node:perf_hooks';
import { computeFigures, type Figures } from './figures';
import type { LoadGateway } from './gateway';
import type { ProcessSample } from './machine';

const METRICS_EVERY = 5;

export interface Usage {
  memoryMb: Figures;
  heapMb: number | null;
  connections: Figures;
  openFiles: number | null;
  /** Processor time a second of time; 1 is a whole core. */
  cores: number | null;
  loopP99Ms: number | null;
  loopMaxMs: number | null;
  generator: { cores: number; loopP99Ms: number; memoryMb: number };
}

export interface Meter {
  second(): void;
  result(): Usage;
}

const present = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);
const highest = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(Math.max(...values) * 10) / 10;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

function computeCores(first: ProcessSample, last: ProcessSample, seconds: number): number | null {
  if (first.cpuSeconds === null || last.cpuSeconds === null) return null;
  return hundredths((last.cpuSeconds - first.cpuSeconds) / seconds);
}

export function startMeter(gateway: LoadGateway): Meter {
  const first = gateway.sample();
  const started = performance.now();
  const own = process.cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const memory: (number | null)[] = [];
  const connections: (number | null)[] = [];
  const loop = { p99: [] as number[], max: [] as number[] };
  const heap: number[] = [];
  let seconds = 0;

  async function readLoop(): Promise<void> {
    const value = await gateway.metrics();
    const [p99, max] = [
      value('nodejs_eventloop_lag_p99_seconds'),
      value('nodejs_eventloop_lag_max_seconds'),
    ];
    const used = value('nodejs_heap_used_bytes');
    if (used !== null) heap.push(used / 1e6);
    // The first reading covers the time before.
    if (seconds <= METRICS_EVERY) return;
    if (p99 !== null) loop.p99.push(p99 * 1000);
    if (max !== null) loop.max.push(max * 1000);
  }

  return {
    second: () => {
      memory.push(gateway.sample().memoryMb);
      connections.push(gateway.connections());
      seconds += 1;
      // A failed reading is skipped; a gateway that is away shows in the devices' errors.
      if (seconds % METRICS_EVERY === 0) readLoop().catch(() => undefined);
    },
    result: () => {
      const took = (performance.now() - started) / 1000;
      const last = gateway.sample();
      const { user, system } = process.cpuUsage(own);
      delay.disable();
      return {
        memoryMb: computeFigures(present([...memory, last.memoryMb])),
        heapMb: highest(heap),
        connections: computeFigures(present([...connections, gateway.connections()])),
        openFiles: last.openFiles,
        cores: computeCores(first, last, took),
        loopP99Ms: highest(loop.p99),
        loopMaxMs: highest(loop.max),
        generator: {
          cores: hundredths((user + system) / 1e6 / took),
          loopP99Ms: Math.max(0, Math.round(delay.percentile(99) / 1e6 - 10)),
          memoryMb: Math.round(process.memoryUsage().rss / 1e6),
        },
      };
    },
  };
}
