import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { SessionResponse } from '../../src/api/auth';
import { sepayWebhook } from '../../src/api/payments';
import { ADMIN, DEMO_PASSWORD } from '../../sync-server/modules/demo/accounts';
import { computeSignature } from '../../sync-server/modules/billing/transfers/sepay';
import { APP, type Device } from '../integration/syncHelpers';
import { TEST_BANK } from '../support/playedBank';
import { pick, seeded, type Random } from './random';
import { allTargets, buildValue, type Shape, type Target } from './routes';
import type { Stage } from './stage';

export const FUZZED = { DEMO: 'on', ...TEST_BANK };

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
];

const MESSAGE: Shape = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    gateway: { type: 'string' },
    transactionDate: { type: 'string' },
    accountNumber: { const: TEST_BANK.BANK_ACCOUNT },
    content: { type: 'string' },
    transferType: { enum: ['in', 'out'] },
    transferAmount: { type: 'integer' },
  },
};

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

function buildBody(random: Random, device: Device, shape: Shape | undefined): string {
  if (shape && random() < 0.7) {
    const share = pick(random, [0, 0.05, 0.2]);
    const odd = (): [unknown] | undefined => (random() < share ? [oddValue(random, 2)] : undefined);
    return JSON.stringify({
      ...(random() < 0.5 ? device.caller : {}),
      ...(buildValue(random, shape, odd) as object),
    });
  }
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
  localAddress: string;
}

interface Cast {
  device: Device;
  targets: readonly Target[];
  tokens: readonly string[];
  ids: readonly string[];
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function buildQuery(random: Random, shape: Shape | undefined, id: string): string {
  if (!shape) return random() < 0.3 ? `?${pick(random, KEYS)}=${id}&q=${id}` : '';
  const odd = (): [unknown] | undefined => (random() < 0.2 ? [oddValue(random, 1)] : undefined);
  const body = buildValue(random, shape, odd) as object | null;
  const pairs = Object.entries(body ?? {}).map(([key, value]) => [
    key,
    asText(value).toWellFormed().slice(0, 400),
  ]);
  return `?${new URLSearchParams(pairs).toString()}`;
}

function buildProof(random: Random, body: string): Record<string, string> {
  const at = String(Math.floor(Date.now() / 1000));
  const signature = computeSignature(TEST_BANK.SEPAY_WEBHOOK_SECRET, at, Buffer.from(body));
  return random() < 0.8 ? { 'x-sepay-timestamp': at, 'x-sepay-signature': signature } : {};
}

function buildCall(random: Random, { device, targets, tokens, ids }: Cast): Call {
  const { method, path, body: shape, query } = pick(random, targets);
  const isBank = path === sepayWebhook.path;
  const id = encodeURIComponent(String(pick(random, ODD)).toWellFormed()).slice(0, 300);
  const pickId = (): string => (random() < 0.4 ? pick(random, ids) : id || 'x');
  const token = random() < 0.85 ? pick(random, tokens) : random() < 0.5 ? randomUUID() : '';
  const body = method === 'GET' ? '' : buildBody(random, device, isBank ? MESSAGE : shape);
  return {
    method,
    path: path.replaceAll(/:\w+/g, pickId) + buildQuery(random, query, id),
    body,
    localAddress: `127.0.4.${1 + Math.floor(random() * 250)}`,
    headers: {
      'content-type': random() < 0.95 ? 'application/json' : 'text/plain; charset=utf-99',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(random() < 0.9 ? APP : {}),
      ...(random() < 0.1 ? { cookie: `bl_refresh_${device.caller.accountId}=${id}.1-${id}` } : {}),
      ...(random() < 0.05 ? { 'content-encoding': pick(random, ['gzip', 'br', 'x']) } : {}),
      ...(isBank ? buildProof(random, body) : {}),
    },
  };
}

interface FuzzAnswer {
  status: number;
  missing?: string;
}

function send(port: number, { body, ...options }: Call): Promise<FuzzAnswer> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, ...options }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.resume();
      answer.once('end', () => resolve({ status }));
      answer.once('close', () => resolve({ status, missing: 'cut in the middle' }));
    });
    // A busy machine is slow with anything drawn for the first time; only a real hang exceeds this.
    call.setTimeout(60_000, () => call.destroy(new Error('nothing in 60 s')));
    call.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, missing: error.code ?? error.message }),
    );
    call.end(body);
  });
}

const TOGETHER = 24;

async function demoToken(stage: Stage, email: string): Promise<string[]> {
  const answer = await fetch(`${stage.gateway.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return answer.ok ? [((await answer.json()) as SessionResponse).accessToken] : [];
}

async function createCast(stage: Stage): Promise<Cast> {
  const device = await stage.newcomer();
  const owner = await demoToken(stage, ADMIN.email);
  const published = ['demo-ha-recipe-ca-thu-sot-ca-chua', 'menus', 'recipes', 'demo-lan'];
  const { accountId, workspaceId, token } = device.person;
  return {
    device,
    targets: await allTargets(),
    tokens: [token, token, ...owner],
    ids: [accountId, workspaceId, randomUUID(), ...published],
  };
}

export async function fuzz(stage: Stage, count: number, seed: number) {
  const random = seeded(seed);
  const cast = await createCast(stage);
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const call = buildCall(random, cast);
      const { status, missing } = await send(stage.port, call);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = missing === undefined ? String(status) : `no answer (${missing})`;
      if (missing !== undefined || (status >= 500 && status !== 503))
        broken.push(`${fault} ${call.method} ${call.path} ${call.body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return { statuses, broken };
}
