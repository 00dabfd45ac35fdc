import { gzipSync } from 'node:zlib';
import type { Device } from '../integration/syncHelpers';
import { HOSTILE_FIELDS } from './bodies';
import {
  createArticle,
  chunk,
  head,
  newArticle,
  seconds,
  signedIn,
  type Report,
  type Stage,
} from './stage';
import { complaints } from './watch';

/** `scale` 1 is the attack as it was found; less is the same in a shorter time. */
export interface Attack {
  name: string;
  watched?: boolean;
  /** Calls that are watched beside theirs. */
  watches?(stage: Stage): Promise<Record<string, () => Promise<number>>>;
  prepare?(): Promise<{ env: Record<string, string>; state: unknown; end(): Promise<void> }>;
  run(stage: Stage, scale: number, state?: unknown): Promise<string[] | void>;
  limits?: Partial<Limits>;
}

export interface Limits {
  peakMb: number;
  worstDelayMs: number;
  p95Ms: number;
  held: number;
  watchedP95Ms: number;
}

export const LIMITS: Limits = {
  peakMb: 600,
  worstDelayMs: 200,
  p95Ms: 1_000,
  held: Number.POSITIVE_INFINITY,
  watchedP95Ms: 300,
};

const HELD = 256;

export function broken(report: Report, limits: Limits = LIMITS): string[] {
  const { alive, failures, calls, found, seen, ...figures } = report;
  const faults = [...found, ...complaints(seen, limits.watchedP95Ms)];
  if (!alive) faults.push('the gateway is gone');
  if (failures.length > calls * 0.05)
    faults.push(`${failures.length} of ${calls} calls of others failed: ${failures[0]}`);
  for (const name of ['peakMb', 'worstDelayMs', 'p95Ms', 'held'] as const)
    if (figures[name] > limits[name]) faults.push(`${name} ${Math.round(figures[name])}`);
  return faults;
}

const zip = (text: string): Uint8Array => new Uint8Array(gzipSync(text));

const pushText = (device: Device, rows: string): string =>
  JSON.stringify({ ...device.caller, epoch: device.epochs.workspace, rows: [] }).replace(
    '"rows":[]',
    `"rows":[${rows}]`,
  );

function rowWith(device: Device, field: string): string {
  const next = JSON.stringify(createArticle(device));
  const whole = `${next.slice(0, -1)},"x":${field}}`;
  return `{"collection":"articles","rev":null,"next":${whole}}`;
}

async function fillWith(device: Device, megabytes: number): Promise<void> {
  const summary = 'ă'.repeat(9_000);
  const blocks = Array.from({ length: 98 }, (_, id) => ({
    id: String(id),
    type: 'code',
    data: { code: 'a'.repeat(9_000) },
  }));
  for (let left = megabytes; left > 0; left -= 10) {
    const rows = Array.from({ length: 10 }, () => newArticle(device, { summary, blocks }));
    const { status } = await device.push(rows);
    if (status !== 200) return; // its quota is full
  }
}

const silentPushes: Attack = {
  name: 'compressed pushes that never end',
  async run(stage, scale) {
    const device = await stage.newcomer();
    const rows = Array.from({ length: 12 }, () => rowWith(device, `"${'a'.repeat(980_000)}"`));
    const body = chunk(zip(pushText(device, rows.join(','))));
    const headers = { ...signedIn(device), 'content-encoding': 'gzip' };
    for (let count = 0; count < 250 * scale; count += 1) {
      const socket = stage.dial();
      socket.write(head('/sync/push', { ...headers, 'transfer-encoding': 'chunked' }));
      socket.write(body);
    }
    await seconds(scale < 1 ? 6 : 20);
  },
};

const unreadAnswers: Attack = {
  name: 'answers that nobody reads',
  async run(stage, scale) {
    const device = await stage.newcomer();
    await fillWith(device, 10);
    const { caller, epochs } = device;
    const body = JSON.stringify({ ...caller, epochs, since: { workspace: null }, limit: 1000 });
    const call =
      head('/sync/changes', { ...signedIn(device), 'content-length': body.length }) + body;
    for (let count = 0; count < 350 * scale; count += 1) stage.dial().pause().write(call);
    await seconds(scale < 1 ? 6 : 20);
  },
};

const longScans: Attack = {
  name: 'scans of what nobody asked for',
  async run(stage, scale) {
    const device = await stage.newcomer();
    await fillWith(device, scale < 1 ? 40 : 400);
    const { caller, epochs } = device;
    const { checkpoint } = await device.pull('clients', null, 1);
    for (let count = 0; count < 24; count += 1) {
      const since = { workspace: count % 2 === 0 ? checkpoint : null, catalogue: null };
      const text = JSON.stringify({ ...caller, epochs, since, limit: 1000 });
      const socket = stage.dial();
      const length = Buffer.byteLength(text);
      socket.write(head('/sync/changes', { ...signedIn(device), 'content-length': length }) + text);
      if (count % 2 === 0) setTimeout(() => socket.destroy(), 300);
    }
    await seconds(scale < 1 ? 5 : 20);
  },
};

const hostileBodies: Attack = {
  name: 'bodies that are long to look through',
  async run(stage, scale) {
    const device = await stage.newcomer();
    const all = Object.entries(HOSTILE_FIELDS);
    for (const [, field] of scale < 1 ? all.filter((_, index) => index % 3 === 0) : all) {
      const socket = stage.dial();
      const body = zip(pushText(device, rowWith(device, field())));
      const headers = { ...signedIn(device), 'content-encoding': 'gzip' };
      socket.write(head('/sync/push', { ...headers, 'content-length': body.length }));
      socket.write(body);
      await new Promise((resolve) => {
        socket.once('data', resolve);
        socket.once('close', resolve);
      });
      socket.destroy();
    }
  },
};

async function letGo(stage: Stage): Promise<void> {
  for (let look = 0; look < 75 && stage.held() > HELD; look += 1) await seconds(0.2);
}

const strangers: Attack = {
  name: 'compressed sign-ins of nobody',
  limits: { held: HELD },
  async run(stage, scale) {
    const body = chunk(zip(`{"email":"${'a'.repeat(98_000)}`));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    for (let count = 0; count < 5_000 * scale; count += 1) {
      const socket = stage.dial();
      socket.write(head('/api/auth/login', { ...headers, 'transfer-encoding': 'chunked' }));
      socket.write(body);
      if (count % 100 === 0) await seconds(0.02);
    }
    await letGo(stage);
  },
};

const slowBodies: Attack = {
  name: 'connections that say nothing',
  limits: { held: HELD },
  async run(stage, scale) {
    const slow = head('/api/auth/login', {
      'content-type': 'application/json',
      'content-length': 100,
    });
    for (let count = 0; count < 8_000 * scale; count += 1) {
      stage.dial().write(count % 2 === 0 ? slow : 'POST /api/auth/login HTTP/1.1\r\nx-a: ');
      if (count % 100 === 0) await seconds(0.02);
    }
    await letGo(stage);
  },
};

export const LOAD_ATTACKS: readonly Attack[] = [
  silentPushes,
  unreadAnswers,
  longScans,
  hostileBodies,
  strangers,
  slowBodies,
];
