import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { APP, type Device } from '../integration/syncHelpers';
import type { Stage } from './stage';

/** Targets of calls: every route that takes a body, a query or an id of strangers. */
const ROUTES: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/refresh'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/auth/password'],
  ['POST', '/api/auth/password/forgot'],
  ['POST', '/api/auth/password/reset'],
  ['POST', '/api/auth/email/confirm'],
  ['POST', '/api/auth/email/send'],
  ['GET', '/api/auth/devices'],
  ['DELETE', '/api/auth/devices/:id'],
  ['GET', '/api/auth/security'],
  ['POST', '/api/auth/second-factor/start'],
  ['POST', '/api/auth/second-factor/confirm'],
  ['POST', '/api/auth/second-factor/recovery'],
  ['POST', '/api/auth/second-factor/remove'],
  ['POST', '/api/auth/passkeys/ask'],
  ['POST', '/api/auth/passkeys/start'],
  ['POST', '/api/auth/passkeys/add'],
  ['POST', '/api/auth/passkeys/remove'],
  ['GET', '/api/admin/experts'],
  ['POST', '/api/admin/experts/:id/suspend'],
  ['POST', '/api/admin/experts/:id/activate'],
  ['GET', '/api/admin/jobs'],
  ['POST', '/api/admin/jobs/:id/retry'],
  ['POST', '/api/admin/experts/:id/verify'],
  ['POST', '/api/admin/experts/:id/reject'],
  ['GET', '/api/admin/applications'],
  ['POST', '/api/admin/applications/:id/undo'],
  ['GET', '/api/admin/dashboard'],
  ['GET', '/api/admin/staff'],
  ['POST', '/api/admin/staff'],
  ['GET', '/api/admin/published'],
  ['POST', '/api/admin/published/menus/:id/:id/remove'],
  ['POST', '/api/admin/published/menus/:id/:id/restore'],
  ['GET', '/api/admin/payments'],
  ['GET', '/api/admin/payments/review'],
  ['GET', '/api/admin/ledger'],
  ['POST', '/api/admin/payments/:id/refund'],
  ['POST', '/api/admin/payments/:id/accept'],
  ['POST', '/api/admin/transfers/:id/resolve'],
  ['GET', '/api/config'],
  ['GET', '/health'],
  ['POST', '/sync/push'],
  ['POST', '/sync/changes'],
  ['GET', '/sync/library/search'],
  ['GET', '/sync/library/masters'],
  ['GET', '/sync/catalogue'],
  ['GET', '/sync/images/:id/full'],
  ['GET', '/api/mail/stop'],
  ['GET', '/expert/clients'],
  ['GET', '/api/client-links/:id'],
  ['POST', '/api/client-links'],
  ['POST', '/api/client-links/mail'],
  ['POST', '/api/client-links/revoke'],
  ['POST', '/api/client-link/open'],
  ['POST', '/api/client-link/diary'],
];
const KEYS = [
  'email',
  'password',
  'name',
  'application',
  'accountId',
  'workspaceId',
  'deviceId',
  'token',
  'rows',
  'collection',
  'id',
  'document',
  'checkpoint',
  'checkpoints',
  'databases',
  'length',
  'toString',
  '__proto__',
  'constructor',
  'q',
  'reason',
  'amount',
  'cursor',
  'decision',
  'code',
  'passkey',
  'answer',
  'clientId',
  'entries',
];

/** Numbers that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Random = () => number;
const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  -1,
  1e308,
  2 ** 53,
  'lan@example.vn',
  '9999-99-99T99:99:99Z',
  '2024-02-31',
  'javascript:alert(1)',
  'a'.repeat(5_000),
  '\u0000\u202e\ud800',
  '../../etc/passwd',
  '_design/x',
  'workspace-demo-lan',
  [],
  {},
  {
    id: 'eA',
    rawId: 'eA',
    type: 'public-key',
    response: {
      clientDataJSON: 'eyJ0eXBlIjoxfQ',
      attestationObject: 'oA',
      authenticatorData: 'AA',
      signature: 'AA',
    },
    clientExtensionResults: {},
  },
];

function oddValue(random: Random, depth: number): unknown {
  if (depth === 0 || random() < 0.6) return pick(random, ODD);
  if (random() < 0.5)
    return Array.from({ length: Math.floor(random() * 4) }, () => oddValue(random, depth - 1));
  const entries = Array.from({ length: Math.floor(random() * 5) }, () => [
    pick(random, KEYS),
    oddValue(random, depth - 1),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** A body of the kind that the gateway expects, or not even that. */
function bodyOf(random: Random, device: Device): string {
  const who = device.caller;
  const known = random() < 0.5 ? who : {};
  const named = Object.fromEntries(
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => [
      pick(random, KEYS),
      oddValue(random, 4),
    ]),
  ) as object;
  const text = JSON.stringify({ ...known, ...named });
  const kind = random();
  if (kind < 0.05) return text.slice(0, Math.floor(random() * text.length));
  if (kind < 0.1) return JSON.stringify(oddValue(random, 6));
  return text;
}

interface Call {
  method: string;
  path: string;
  body: string;
  headers: Record<string, string>;
}

function callOf(random: Random, device: Device): Call {
  const [method, route] = pick(random, ROUTES);
  const id = encodeURIComponent(String(pick(random, ODD)).toWellFormed()).slice(0, 300);
  const query = random() < 0.3 ? `?${pick(random, KEYS)}=${id}&q=${id}` : '';
  const bearer = random();
  const token = bearer < 0.6 ? device.person.token : bearer < 0.8 ? randomUUID() : '';
  return {
    method,
    path: route.replace(':id', id || 'x') + query,
    body: method === 'GET' ? '' : bodyOf(random, device),
    headers: {
      'content-type': random() < 0.95 ? 'application/json' : 'text/plain; charset=utf-99',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(random() < 0.9 ? APP : {}),
      ...(random() < 0.1 ? { cookie: `bl_refresh_${device.caller.accountId}=${id}.1-${id}` } : {}),
      ...(random() < 0.05 ? { 'content-encoding': pick(random, ['gzip', 'br', 'x']) } : {}),
    },
  };
}

function send(port: number, { method, path, body, headers }: Call): Promise<number> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    call.setTimeout(20_000, () => call.destroy());
    // A call that was cut is no answer of the gateway; a gateway that died is noticed by all that follow.
    call.once('error', () => resolve(0));
    call.end(body);
  });
}

/** Calls at the same time. */
const TOGETHER = 24;

/** Results of so many calls: how often each status, and the calls that were answered with 500 and above. */
export async function fuzz(stage: Stage, count: number, seed: number) {
  const random = seeded(seed);
  const device = await stage.newcomer();
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const call = callOf(random, device);
      const status = await send(stage.port, call);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 503)
        broken.push(`${status} ${call.method} ${call.path} ${call.body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return { statuses, broken };
}
