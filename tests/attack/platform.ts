import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { startMailServer } from '../integration/mailServer';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import type { Attack } from './cases';
import { head, seconds, type Stage } from './stage';

/** Attacks of people without an account: on payments, orders, surveys, clients' links and public pages. */

const SOLD = 'demo-ha-recipe-ca-thu-sot-ca-chua';
const VICTIM = 'nguoi.la@example.vn';
const KB = 1024;

interface Answered {
  status: number;
  text: string;
}
interface Asked {
  from: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One call from an address of this machine. */
function ask({ port }: Stage, { from, path, body, headers = {} }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        localAddress: from,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  });
}

/** Calls from many addresses, a few at a time. @returns how often each status came */
async function storm(
  stage: Stage,
  { calls, places, net }: { calls: number; places: number; net: number },
  make: (at: number) => Omit<Asked, 'from'>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < calls) {
      const at = next;
      next += 1;
      const from = `127.0.${net}.${1 + (at % places)}`;
      const { status } = await ask(stage, { from, ...make(at) }).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 40 }, work));
  return statuses;
}

const failed = (statuses: Map<number, number>): string[] =>
  [...statuses]
    .filter(([status]) => status >= 500)
    .map(([status, n]) => `${n} answers of ${status}`);

const withBank = async () => ({
  env: { DEMO: 'on', ...TEST_BANK },
  state: undefined,
  end: () => Promise.resolve(),
});

/** Waits for the demo's house. */
async function houseOf(stage: Stage): Promise<void> {
  for (let look = 0; look < 60; look += 1) {
    const { status } = await ask(stage, { from: '127.0.0.9', path: `/recipe/${SOLD}` });
    if (status === 200) return;
    await seconds(1);
  }
  throw new Error('the public house is empty');
}

const webhook: Attack = {
  name: 'messages of no bank, and one again and again',
  prepare: withBank,
  async run(stage, scale) {
    const path = '/api/payments/sepay/webhook';
    const body = JSON.stringify({ id: 1, transferType: 'in', transferAmount: 499_000 });
    const forged = storm(stage, { calls: 6_000 * scale, places: 30, net: 5 }, () => ({
      path,
      body,
      headers: {
        'x-sepay-timestamp': String(Math.floor(Date.now() / 1000)),
        'x-sepay-signature': `sha256=${'0'.repeat(64)}`,
      },
    }));
    for (let count = 0; count < 200 * scale; count += 1) {
      const socket = stage.dial();
      socket.write(head(path, { 'content-type': 'application/json', 'content-length': 31_000 }));
      socket.write(' '.repeat(30_000));
    }
    const large = await storm(stage, { calls: 40, places: 4, net: 6 }, () => ({
      path,
      body: ' '.repeat(400 * KB),
    }));
    const transfer = { id: nextTransferId(), amount: 2_000, content: 'không có mã' };
    const again: { status: number }[] = [];
    // As many at once as one address may have under way.
    for (let round = 0; round < 5; round += 1)
      again.push(
        ...(await Promise.all(
          Array.from({ length: 30 }, () => reportTransfer(stage.gateway.url, transfer)),
        )),
      );
    const statuses = await forged;
    const found = [...failed(statuses), ...failed(large)];
    if (statuses.has(200)) found.push('a forged message was taken');
    const refused = again.filter(({ status }) => status !== 200).length;
    if (refused > 0) found.push(`${refused} repetitions of a message were refused`);
    return found;
  },
};

const answers = {
  age: 34,
  gender: 'female',
  heightCm: 158,
  weightKg: 61,
  targetWeightKg: 54,
  activity: 'moderately_active',
  workout: 'low',
  allergies: ['Tôm, tép'],
  conditions: [],
  restrictions: [],
  dislikes: [],
};
const consent = { agreed: true, textVersion: '1' };

/** Addresses of the flood, and how much of each kind one of them may cause in an hour. */
const PLACES = 20;
const IN_AN_HOUR = 40;

const unpaid: Attack = {
  name: 'surveys, orders and purchases that nobody means',
  async prepare() {
    const server = await startMailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'Bữa Lành <no-reply@bualanh.example>' };
    const env = { DEMO: 'on', ...TEST_BANK, ...mail };
    return { env, state: server, end: () => server.close() };
  },
  async run(stage, scale, state) {
    const { mails } = state as Awaited<ReturnType<typeof startMailServer>>;
    await houseOf(stage);
    const kinds: ((at: number) => Omit<Asked, 'from'>)[] = [
      () => ({
        path: '/api/submissions',
        body: { id: randomUUID(), kind: 'survey', email: VICTIM, answers, consent },
      }),
      () => ({
        path: '/api/orders',
        body: {
          id: randomUUID(),
          contact: { name: 'Nguyễn Hạnh', email: VICTIM },
          answers,
          mealFrequency: '3+1',
          consent,
        },
      }),
      () => ({
        path: '/api/purchases',
        body: { recipeId: SOLD, key: randomUUID(), name: 'Nguyễn Hạnh', email: VICTIM },
      }),
    ];
    const found: string[] = [];
    for (const [at, make] of kinds.entries()) {
      const calls = Math.max(200, 3_000 * scale);
      const statuses = await storm(stage, { calls, places: PLACES, net: 7 }, make);
      found.push(...failed(statuses));
      const taken = statuses.get(200) ?? 0;
      if (taken === 0 && at > 0)
        found.push(`none of kind ${at} was taken: ${[...statuses].join()}`);
      if (taken > PLACES * IN_AN_HOUR) found.push(`${taken} of kind ${at} were taken`);
    }
    await seconds(3);
    const got = mails.filter(({ to }) => to.includes(VICTIM)).length;
    if (got > 6) found.push(`${got} mails to a stranger`);
    return found;
  },
};

const sign = (length: number): string =>
  randomUUID().replaceAll('-', '').repeat(2).slice(0, length);

const guesses: Attack = {
  name: 'guesses at links and tokens',
  prepare: withBank,
  async run(stage, scale) {
    const statuses = await storm(
      stage,
      { calls: 6_000 * scale, places: 60, net: 8 },
      (at): Omit<Asked, 'from'> =>
        [
          { path: '/api/client-link/open', body: { token: `${sign(24)}.${sign(43)}` } },
          { path: `/api/orders/${randomUUID()}`, headers: { 'x-token': sign(32) } },
          { path: `/api/payments/${randomUUID()}`, headers: { 'x-token': sign(32) } },
          { path: `/mua?token=${sign(32)}~${sign(43)}` },
          { path: '/api/submissions/confirm', body: { token: `${randomUUID()}.${sign(32)}` } },
        ][at % 5] as Omit<Asked, 'from'>,
    );
    return [...failed(statuses), ...(statuses.has(200) ? ['a guess opened something'] : [])];
  },
};

const pages: Attack = {
  name: 'public pages that nobody has asked for before',
  prepare: withBank,
  async run(stage, scale) {
    await houseOf(stage);
    const statuses = await storm(
      stage,
      { calls: 9_000 * scale, places: 60, net: 9 },
      (at): Omit<Asked, 'from'> => ({
        path: [
          `/search-menus?q=${randomUUID()}`,
          `/search-menus?trang=${at}&tu=${at % 6_000}`,
          `/blog?q=${randomUUID()}`,
          `/recipe/${randomUUID()}`,
          `/expert/${randomUUID()}`,
          `/?x=${randomUUID()}`,
        ][at % 6] as string,
      }),
    );
    return failed(statuses);
  },
};

const slowReaders: Attack = {
  name: 'public pages that nobody reads',
  prepare: withBank,
  async run(stage, scale) {
    await houseOf(stage);
    const sockets: Socket[] = [];
    for (let at = 0; at < 1_200 * scale; at += 1) {
      if (at % 50 === 0) await seconds(0.05);
      const socket = connect({
        host: '127.0.0.1',
        port: stage.port,
        localAddress: `127.0.10.${1 + (at % 40)}`,
      });
      socket.on('error', () => undefined);
      socket.pause();
      for (const path of ['/', '/search-menus', '/blog', '/api/matching/menus'])
        socket.write(head(`${path}?x=${at}`, {}, 'GET').repeat(2));
      sockets.push(socket);
    }
    await seconds(scale < 1 ? 6 : 20);
    const answer = await ask(stage, { from: '127.0.0.9', path: '/' });
    for (const socket of sockets) socket.destroy();
    return answer.status === 200 ? [] : [`a reader got ${answer.status}`];
  },
};

/** One slow body from each of many addresses holds a call; there must be calls left for who has signed in. */
const crowd: Attack = {
  name: 'slow orders from many addresses',
  prepare: withBank,
  async run(stage, scale) {
    const sockets = Array.from({ length: 1_800 * scale }, (_, at) => {
      const socket = connect({
        host: '127.0.0.1',
        port: stage.port,
        localAddress: `127.0.11.${1 + (at % 250)}`,
      });
      socket.on('error', () => undefined);
      const headers = { 'content-type': 'application/json', 'content-length': 9_000 };
      socket.write(`${head('/api/orders', headers)}{`);
      return socket;
    });
    await seconds(8);
    for (const socket of sockets) socket.destroy();
  },
};

export const PLATFORM_ATTACKS: readonly Attack[] = [
  webhook,
  unpaid,
  guesses,
  pages,
  slowReaders,
  crowd,
];
