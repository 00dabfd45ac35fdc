import { DEMO_PASSWORD, LAN } from '../../sync-server/modules/demo/accounts';
import type { Device } from '../integration/syncHelpers';
import { nextTransferId, reportTransfer } from '../support/playedBank';
import { callFrom } from './conduct';
import { demoDevice } from './published';
import { newArticle, p95, seconds, type Stage } from './stage';
import { ask, SOLD } from './strangers';

export interface Watched {
  calls: number;
  failed: number[];
  p95Ms: number;
  /** 95th percentile before the attack: a shared machine is slow by itself. */
  calmMs?: number;
}

const NEVER_FAIL = ['signed in', 'push', 'webhook', 'renewal', 'health'] as const;

const EVERY = 150;
/** The same of those that have a rate of their own: public pages, papers. */
const OTHER_PACE: Record<string, number> = { home: 900, recipe: 900, paper: 2_500 };
/** Milliseconds that 95 of 100 calls of a kind may take, where they are work by themselves. */
const OTHER_P95: Record<string, number> = { paper: 1_500 };

const [RENEWER, READER, WATCHMAN] = ['127.0.0.8', '127.0.0.9', '127.0.0.10'];

interface Renewal {
  accountId: string;
  cookie: string;
}

async function signedInLan(stage: Stage): Promise<Renewal> {
  const body = { email: LAN.email, password: DEMO_PASSWORD };
  const { status, cookies } = await callFrom(stage, RENEWER, '/api/auth/login', body);
  if (status !== 200) throw new Error(`no session to renew: ${status}`);
  return { accountId: LAN.accountId, cookie: cookies.join('; ') };
}

function renewing(stage: Stage, renewal: Renewal): () => Promise<number> {
  let { cookie } = renewal;
  return async () => {
    const body = { accountId: renewal.accountId };
    const answer = await callFrom(stage, RENEWER, '/api/auth/refresh', body, { cookie });
    if (answer.status === 200 && answer.cookies.length > 0) cookie = answer.cookies.join('; ');
    return answer.status;
  };
}

function repeat(call: () => Promise<number>, every: number): () => Promise<Watched> {
  const took: number[] = [];
  const failed: number[] = [];
  const over = new AbortController();
  const done = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const status = await call().catch(() => 0);
      if (status !== 200) failed.push(status);
      took.push(performance.now() - began);
      await seconds(every / 1_000);
    }
  })();
  return async () => {
    over.abort();
    await done;
    return { calls: took.length, failed, p95Ms: p95(took) };
  };
}

/** Calls by kind, which resolve with their status. */
export type More = Record<string, () => Promise<number>>;

export async function watch(
  stage: Stage,
  more: More = {},
): Promise<() => Promise<Record<string, Watched>>> {
  const device: Device = await demoDevice(stage);
  const page = (path: string) => async () => (await ask(stage, { from: READER, path })).status;
  const calls: More = {
    'signed in': async () => (await device.changes({ workspace: null }, 100)).status,
    push: async () => (await device.push([newArticle(device)])).status,
    webhook: async () => {
      const transfer = { id: nextTransferId(), amount: 2_000, content: 'không có mã' };
      return (await reportTransfer(stage.gateway.url, transfer)).status;
    },
    renewal: renewing(stage, await signedInLan(stage)),
    health: async () => (await ask(stage, { from: WATCHMAN, path: '/healthz' })).status,
    home: page('/'),
    recipe: page(`/recipe/${SOLD}`),
    ...more,
  };
  const ends = Object.entries(calls).map(
    ([kind, call]) => [kind, repeat(call, OTHER_PACE[kind] ?? EVERY)] as const,
  );
  return async () => {
    const seen = await Promise.all(ends.map(async ([kind, end]) => [kind, await end()] as const));
    return Object.fromEntries(seen);
  };
}

export function complaints(seen: Record<string, Watched>, p95Ms: number): string[] {
  const kinds: readonly string[] = NEVER_FAIL;
  return Object.entries(seen).flatMap(([kind, { calls, failed, p95Ms: took }]) => [
    ...(failed.length > 0 && (kinds.includes(kind) || failed.length > calls * 0.02)
      ? [`${kind}: ${failed.length} of ${calls} failed (${[...new Set(failed)].join()})`]
      : []),
    ...(took > Math.max(p95Ms, OTHER_P95[kind] ?? 0)
      ? [`${kind}: p95 ${Math.round(took)} ms`]
      : []),
  ]);
}
