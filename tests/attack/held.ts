import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { SessionResponse } from '../../src/api/auth';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocol/protocolVersions';
import type { Attack } from './cases';
import { callFrom } from './conduct';
import { ATTACKER, head, seconds, type Stage } from './stage';
import { withBank } from './strangers';

const FREE_ACCOUNTS = 28;
const PUSHES_OF_EACH = 39;
const PLACES = 10;
const OF_EACH_PLACE = 62;

interface Slow {
  from: string;
  path: string;
  headers: Record<string, string | number>;
  first?: string;
}

const EVERY_BYTE = 1_000;

async function holdSlowly(stage: Stage, calls: readonly Slow[], forSeconds: number): Promise<void> {
  let isOver = false;
  const sockets = new Set<Socket>();
  const begin = ({ from, path, headers, first = '{' }: Slow): void => {
    if (isOver) return;
    const socket = connect({ host: '127.0.0.1', port: stage.port, localAddress: from });
    sockets.add(socket.resume());
    socket.on('error', () => undefined);
    socket.write(head(path, { 'content-type': 'application/json', ...headers }) + first);
    const trickle = setInterval(() => socket.write(' '), EVERY_BYTE);
    socket.once('close', () => {
      clearInterval(trickle);
      sockets.delete(socket);
      setTimeout(() => begin({ from, path, headers, first }), 200);
    });
  };
  for (const [at, call] of calls.entries()) {
    begin(call);
    if (at % 50 === 49) await seconds(0.1);
  }
  await seconds(forSeconds);
  isOver = true;
  for (const socket of sockets) socket.destroy();
}

async function freeAccounts(stage: Stage, count: number, buildHeaders = (): object => ({})) {
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const body = {
      email: `${randomUUID()}@example.vn`,
      password: 'bốn con chim sẻ 1',
      name: 'Trần Thị Mai',
      application: {},
    };
    const headers = { ...buildHeaders() } as Record<string, string>;
    const { status, text } = await callFrom(stage, ATTACKER, '/api/auth/register', body, headers);
    if (status !== 201) throw new Error(`no account: ${status} ${text}`);
    tokens.push((JSON.parse(text) as SessionResponse).accessToken);
  }
  return tokens;
}

const pushHeaders = (token: string, length = 5_000) => ({
  authorization: `Bearer ${token}`,
  [APP_VERSION_HEADER]: LEAST_APP,
  'content-length': length,
});

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const freePushes: Attack = {
  name: 'slow pushes of free accounts at one address',
  watched: true,
  prepare: withBank,
  async run(stage, scale) {
    const tokens = await freeAccounts(stage, Math.max(4, Math.round(FREE_ACCOUNTS * scale)));
    const each = Math.round((FREE_ACCOUNTS * PUSHES_OF_EACH) / tokens.length);
    const calls = tokens.flatMap((token) =>
      times(Math.min(each, PUSHES_OF_EACH), () => {
        return { from: ATTACKER, path: '/sync/push', headers: pushHeaders(token) };
      }),
    );
    await holdSlowly(stage, calls, Math.max(6, 20 * scale));
  },
};

const createCrowd = (
  name: string,
  net: number,
  make: (at: number) => Omit<Slow, 'from'>,
  each = OF_EACH_PLACE,
): Attack => ({
  name,
  watched: true,
  prepare: withBank,
  async run(stage, scale) {
    const calls = times(PLACES * each, (at) => {
      return { from: `127.0.${net}.${1 + (at % PLACES)}`, ...make(at) };
    });
    await holdSlowly(stage, calls, Math.max(6, 17 * scale));
  },
});

const slowSignIns = createCrowd('slow sign-ins of ten addresses', 21, () => {
  return { path: '/api/auth/login', headers: { 'content-length': 300 } };
});

const slowRest = createCrowd(
  'slow messages, renewals and orders of ten addresses',
  22,
  (at) => {
    const path = ['/api/payments/sepay/webhook', '/api/auth/refresh', '/api/orders'][at % 3];
    // Sends most of it at once, because a body that stalls afterwards is slow all the same.
    const first = at % 2 === 0 ? '{' : `{${' '.repeat(9_000)}`;
    return { path: path as string, headers: { 'content-length': 9_900 }, first };
  },
  130,
);

const wholeSignIns: Attack = {
  name: 'sign-ins of nobody, many at once from ten addresses',
  watched: true,
  prepare: withBank,
  async run(stage, scale) {
    const ends = Date.now() + Math.max(6, 17 * scale) * 1_000;
    const work = async (at: number): Promise<void> => {
      while (Date.now() < ends) {
        const body = { email: `${randomUUID()}@example.vn`, password: 'không phải mật khẩu' };
        await callFrom(stage, `127.0.23.${1 + (at % PLACES)}`, '/api/auth/login', body).catch(
          () => undefined,
        );
        await seconds(0.1);
      }
    };
    await Promise.all(times(PLACES * OF_EACH_PLACE, work));
  },
};

const forwarded = () => ({
  'x-forwarded-for': `2001:db8:1:2:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
});

const oneNetwork: Attack = {
  name: 'slow calls from many addresses of one network',
  watched: true,
  async prepare() {
    const bank = await withBank();
    return { ...bank, env: { ...bank.env, TRUST_PROXY: '1' } };
  },
  async run(stage, scale) {
    const tokens = await freeAccounts(stage, Math.max(4, Math.round(14 * scale)), forwarded);
    const pushes = tokens.flatMap((token) =>
      times(PUSHES_OF_EACH, () => {
        return { path: '/sync/push', headers: { ...pushHeaders(token), ...forwarded() } };
      }),
    );
    const strangers = times(620, () => {
      return { path: '/api/auth/login', headers: { 'content-length': 300, ...forwarded() } };
    });
    const calls = [...pushes, ...strangers].map((call) => ({ from: ATTACKER, ...call }));
    await holdSlowly(stage, calls, Math.max(6, 17 * scale));
  },
};

export const HOLD_ATTACKS: readonly Attack[] = [
  freePushes,
  slowSignIns,
  slowRest,
  wholeSignIns,
  oneNetwork,
];
