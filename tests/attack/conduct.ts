import { request } from 'node:http';
import { startMailServer } from '../integration/mailServer';
import { getRecordQuota } from '../../src/domain/accounts/access/entitlements';
import type { Attack } from './cases';
import { ATTACKER, newArticle, register, seconds, type Stage } from './stage';

const PASSWORD = 'bốn con chim sẻ 1';
const MB = 1024 * 1024;

interface Answered {
  status: number;
  cookies: string[];
  text: string;
}

export function callFrom(
  stage: Stage,
  localAddress: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: stage.port,
        path,
        method: 'POST',
        localAddress,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const cookies = (answer.headers['set-cookie'] ?? []).map(
            (one) => one.split(';')[0] ?? '',
          );
          resolve({ status: answer.statusCode ?? 0, cookies, text });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

const signIn = (
  stage: Stage,
  address: string,
  email: string,
  { password = PASSWORD, cookie = '' } = {},
): Promise<Answered> =>
  callFrom(stage, address, '/api/auth/login', { email, password }, cookie === '' ? {} : { cookie });

async function many(count: number, atOnce: number, call: (index: number) => Promise<unknown>) {
  for (let done = 0; done < count; done += atOnce) {
    const now = Math.min(atOnce, count - done);
    await Promise.all(
      Array.from({ length: now }, (_, offset) => call(done + offset).catch(() => undefined)),
    );
  }
}

const fullStorage: Attack = {
  name: 'a free account that stores all it can',
  async run(stage, scale) {
    const device = await stage.newcomer();
    const { bytes: room } = getRecordQuota('free');
    const blocks = Array.from({ length: 90 }, (_, id) => ({
      id: String(id),
      type: 'code',
      data: { code: 'a'.repeat(9_000) },
    }));
    let stored = 0;
    // Ten times what its plan holds, or for as long as what was found took.
    const ends = Date.now() + 40_000 * scale;
    for (let sent = 0; sent < room * 10 && Date.now() < ends; sent += 10 * MB) {
      const rows = Array.from({ length: 10 }, () => newArticle(device, { blocks }));
      const { status, body } = await device.push(rows);
      if (status === 429) await seconds(1);
      if (status !== 200) continue;
      const taken = body.verdicts.filter(({ verdict }) => verdict === 'accepted').length;
      stored += taken * JSON.stringify(rows[0]).length;
    }
    return stored > room * 1.1
      ? [`stored ${Math.round(stored / MB)} of ${Math.round(room / MB)} MB`]
      : [];
  },
};

const signInsAtOnce: Attack = {
  name: 'sign-ins of one address, all at once',
  async run(stage, scale) {
    const mine = `${crypto.randomUUID()}@example.vn`;
    const theirs = `${crypto.randomUUID()}@example.vn`;
    await register(stage.gateway.url, { email: mine });
    await register(stage.gateway.url, { email: theirs });
    const storm = many(250 * scale, 250, () => signIn(stage, ATTACKER, mine));
    await seconds(0.2);
    const began = performance.now();
    const { status } = await signIn(stage, '127.0.0.3', theirs);
    const took = (performance.now() - began) / 1000;
    await storm;
    // Alone it takes a quarter of a second; it was 29.5 s.
    return status === 200 && took < 5 ? [] : [`another waited ${took.toFixed(1)} s, ${status}`];
  },
};

const lockedOut: Attack = {
  name: 'wrong passwords from twelve addresses',
  async run(stage) {
    const email = `${crypto.randomUUID()}@example.vn`;
    await register(stage.gateway.url, { email });
    const { cookies } = await signIn(stage, '127.0.0.3', email);
    await many(200, 12, (index) =>
      signIn(stage, `127.0.1.${index % 12}`, email, { password: 'không phải mật khẩu' }),
    );
    const { status } = await signIn(stage, '127.0.0.4', email, { cookie: cookies.join('; ') });
    return status === 200 ? [] : [`its owner is locked out of a known device: ${status}`];
  },
};

const mailBomb: Attack = {
  name: 'mails to a stranger',
  async prepare() {
    const server = await startMailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'Bữa Lành <no-reply@bualanh.example>' };
    return { env, state: server, end: () => server.close() };
  },
  async run(stage, scale, state) {
    const { mails } = state as Awaited<ReturnType<typeof startMailServer>>;
    const email = 'nguoi.la@example.vn';
    const named = await register(stage.gateway.url, {
      email,
      name: 'Trúng thưởng http://evil.example',
    });
    const answer = await register(stage.gateway.url, { email });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    let currentPassword = PASSWORD;
    for (let turn = 0; turn < 52 * scale; turn += 1) {
      const newPassword = `bốn con chim sẻ lần ${turn}`;
      const body = { currentPassword, newPassword };
      const { status } = await callFrom(stage, ATTACKER, '/api/auth/password', body, headers);
      if (status === 200) currentPassword = newPassword;
      await callFrom(stage, ATTACKER, '/api/auth/password/forgot', { email });
    }
    await seconds(2);
    const faults = named.status === 400 ? [] : [`a name with an address: ${named.status}`];
    // The confirmation, and a few links for who forgot the password.
    if (mails.length > 6) faults.push(`${mails.length} mails`);
    return faults;
  },
};

export const CONDUCT_ATTACKS: readonly Attack[] = [fullStorage, signInsAtOnce, lockedOut, mailBomb];
