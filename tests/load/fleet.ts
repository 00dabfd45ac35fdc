import { setTimeout as pause } from 'node:timers/promises';
import { LoadDevice, type DeviceParts, type Identity } from './device';
import { computeFigures, type Figures } from './figures';
import { createApi, type Api } from './http';
import { createLedger, type Ledger } from './ledger';

/** Milliseconds between the starts of two devices: 100 a second, as after a restart behind a proxy. */
const RAMP = 10;
const TICK = 5;
/** The app asks for everything this often (milliseconds), see `src/sync/engine.ts`. */
const SLOW_PULL = 60_000;
/** ms in which the last saves may still arrive. */
const DRAIN = 10_000;

export interface Arrivals {
  saves: number;
  arrival: Figures;
  missing: number;
  errors: Record<string, number>;
}

export interface Fleet {
  start(): Promise<Figures>;
  work(seconds: number, every: number, onSecond: () => void): Promise<void>;
  reset(): void;
  result(): Promise<Arrivals>;
  arrived(): number;
  stop(): void;
}

async function pullFirst(identity: Identity, parts: DeviceParts): Promise<DeviceParts['known']> {
  const scout = new LoadDevice(identity, parts);
  await scout.start();
  scout.stop();
  const names = ['catalogue', 'published'] as const;
  return Object.fromEntries(names.map((name) => [name, scout.checkpoint(name)]));
}

class Counts {
  arrivals: number[] = [];
  errors: Record<string, number> = {};
  saves = 0;
  ledger: Ledger = createLedger();

  error(what: string): void {
    this.errors[what] = (this.errors[what] ?? 0) + 1;
  }
}

export function createFleet(url: string, identities: readonly Identity[]): Fleet {
  const api: Api = createApi(url);
  let counts = new Counts();
  const parts: DeviceParts = {
    api,
    known: {},
    ledger: {
      saved: (...args) => counts.ledger.saved(...args),
      arrived: (...args) => counts.ledger.arrived(...args),
      withdraw: (version) => counts.ledger.withdraw(version),
      missing: () => counts.ledger.missing(),
    },
    onArrival: (ms) => counts.arrivals.push(ms),
    onError: (what) => counts.error(what),
  };
  let devices: LoadDevice[] = [];
  const timers: NodeJS.Timeout[] = [];
  let step = 0;

  function everySecond(): void {
    const now = performance.now();
    for (const device of devices) device.watch(now);
    const seconds = SLOW_PULL / 1000;
    for (let index = step % seconds; index < devices.length; index += seconds)
      devices[index]?.pullAll();
    step += 1;
  }

  return {
    start: async () => {
      const [first] = identities;
      if (!first) throw new Error('no devices');
      const known = await pullFirst(first, parts);
      devices = identities.map((identity) => new LoadDevice(identity, { ...parts, known }));
      const took: number[] = [];
      const starting: Promise<unknown>[] = [];
      for (const device of devices) {
        const started = performance.now();
        const running = device.start().then(
          () => took.push(performance.now() - started),
          (error: unknown) => counts.error(`start ${String(error)}`),
        );
        starting.push(running);
        await pause(RAMP);
      }
      await Promise.all(starting);
      timers.push(setInterval(everySecond, 1000));
      return computeFigures(took);
    },
    work: async (seconds, every, onSecond) => {
      const timer = setInterval(onSecond, 1000);
      const started = performance.now();
      const end = started + seconds * 1000;
      const apart = (every * 1000) / devices.length;
      let next = 0;
      for (;;) {
        // A due save is made however late, so that a stalled machine does not spare the gateway.
        const now = Math.min(performance.now(), end);
        for (; started + next * apart < now; next += 1) {
          counts.saves += 1;
          void devices[next % devices.length]?.save(started + next * apart);
        }
        if (now === end) break;
        await pause(TICK);
      }
      clearInterval(timer);
    },
    reset: () => {
      counts = new Counts();
    },
    arrived: () => counts.arrivals.length,
    result: async () => {
      const until = performance.now() + DRAIN;
      while (counts.ledger.missing() > 0 && performance.now() < until) await pause(50);
      const { saves, arrivals, errors, ledger } = counts;
      return { saves, arrival: computeFigures(arrivals), missing: ledger.missing(), errors };
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      for (const device of devices) device.stop();
      api.close();
    },
  };
}
