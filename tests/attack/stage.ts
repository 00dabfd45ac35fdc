import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { SessionResponse } from '../../src/api/auth';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocol/protocolVersions';
import { sampleProcess } from '../load/machine';
import { spawnGateway, temporaryFolder, type Env, type GatewayProcess } from '../support/gateway';
import type { Watched } from './watch';
import { Device, type Answer, type Row } from '../integration/syncHelpers';

export const ATTACKER = '127.0.0.2';
const PASSWORD = 'bốn con chim sẻ 1';

export interface Stage {
  gateway: GatewayProcess;
  port: number;
  newcomer(): Promise<Device>;
  dial(): Socket;
  held(): number;
  stop(): Promise<void>;
}

export async function register(url: string, changes: object = {}): Promise<Response> {
  return fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.vn`,
      password: PASSWORD,
      name: 'Trần Thị Mai',
      application: {},
      ...changes,
    }),
  });
}

async function newcomer(url: string): Promise<Device> {
  const answer = await register(url);
  if (answer.status !== 201) throw new Error(`no account: ${answer.status} ${await answer.text()}`);
  const { account, accessToken: token } = (await answer.json()) as SessionResponse;
  const { accountId, workspaceId } = account;
  return new Device(url, { accountId, workspaceId, sid: '', token }).start();
}

/** The very first start fills the catalogue and demo data, a second of work that is no part of an attack. */
async function startedUp(url: string): Promise<void> {
  const ends = Date.now() + 60_000;
  await worstDelay(url);
  do await seconds(2);
  while ((await worstDelay(url)) > 150 && Date.now() < ends);
}

export async function openStage(env: Env = {}): Promise<Stage> {
  const dataDir = await temporaryFolder();
  const gateway = await spawnGateway({ LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env });
  await gateway.answers(200);
  await startedUp(gateway.url);
  const port = Number(new URL(gateway.url).port);
  const sockets = new Set<Socket>();
  return {
    gateway,
    port,
    newcomer: () => newcomer(gateway.url),
    dial: () => {
      const socket = connect({ host: '127.0.0.1', port, localAddress: ATTACKER });
      sockets.add(socket.resume());
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    held: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await gateway.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function head(
  path: string,
  headers: Record<string, string | number>,
  method = 'POST',
): string {
  const lines = Object.entries({ host: 'gateway', ...headers }).map(([k, v]) => `${k}: ${v}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

export const signedIn = ({ person }: Device): Record<string, string> => ({
  authorization: `Bearer ${person.token}`,
  'content-type': 'application/json',
  [APP_VERSION_HEADER]: LEAST_APP,
});

export function chunk(bytes: Uint8Array): Uint8Array {
  const start = Buffer.from(`${bytes.length.toString(16)}\r\n`);
  return new Uint8Array(Buffer.concat([start, bytes, Buffer.from('\r\n')]));
}

export interface Report {
  peakMb: number;
  worstDelayMs: number;
  p95Ms: number;
  calls: number;
  failures: string[];
  alive: boolean;
  held: number;
  found: string[];
  seen: Record<string, Watched>;
}

const LAG = /^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)$/m;

async function worstDelay(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(20_000) });
  return Number(LAG.exec(await answer.text())?.[1] ?? 0) * 1000;
}

export function p95(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}

export function createArticle(
  { person }: Device,
  changes: Record<string, unknown> = {},
): Row['next'] {
  const at = new Date().toISOString();
  return {
    id: randomUUID(),
    workspaceId: person.workspaceId,
    expertId: person.accountId,
    createdAt: at,
    updatedAt: at,
    title: 'Bữa sáng',
    slug: 'bua-sang',
    status: 'draft',
    tags: [],
    summary: '',
    blocks: [],
    readingTime: 1,
    wordCount: 1,
    _deleted: false,
    ...changes,
  };
}

export const newArticle = (device: Device, changes?: Record<string, unknown>): Row => ({
  collection: 'articles',
  assumed: null,
  next: createArticle(device, changes),
});

function work(device: Device) {
  const took: number[] = [];
  const failures: string[] = [];
  const over = new AbortController();
  async function go(): Promise<void> {
    while (!over.signal.aborted) {
      const started = performance.now();
      try {
        const answers: Answer<unknown>[] = [
          await device.push([newArticle(device)]),
          await device.changes({ workspace: null }, 100),
        ];
        const refused = answers.find(({ status }) => status !== 200);
        if (refused) failures.push(`${refused.status} ${refused.body.code}`);
      } catch (error) {
        failures.push(String(error));
      }
      took.push((performance.now() - started) / 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const done = go();
  return async () => {
    over.abort();
    await done;
    return { took, failures };
  };
}

export async function underAttack(
  stage: Stage,
  other: Device,
  attack: () => Promise<string[] | void>,
  watched: () => Promise<Record<string, Watched>> = () => Promise.resolve({}),
): Promise<Report> {
  const { gateway } = stage;
  let peakMb = 0;
  let worstDelayMs = 0;
  await worstDelay(gateway.url);
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, sampleProcess(gateway.pid).memoryMb ?? 0);
  }, 50);
  const ended = work(other);
  let faults: string[] = [];
  try {
    faults = (await attack()) ?? [];
  } finally {
    clearInterval(look);
  }
  const held = stage.held();
  const { took, failures } = await ended();
  const seen = await watched();
  let alive = true;
  try {
    worstDelayMs = await worstDelay(gateway.url);
  } catch {
    alive = false;
  }
  const figures = { peakMb, worstDelayMs, p95Ms: p95(took), calls: took.length };
  return { ...figures, failures, alive, held, found: faults, seen };
}

export const seconds = (count: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, count * 1000));
