import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '../../src/api/auth';
import type { VisitorOrder } from '../../src/api/orders';
import { surveyAnswers } from '../../src/domain/publicHouse/survey/answersFixture';
import { ADMIN, DEMO_PASSWORD } from '../../sync-server/modules/demo/accounts';
import { extractPart, startMailServer } from '../integration/mailServer';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import type { Attack } from './cases';
import { register, seconds, type Stage } from './stage';
import { ask, failed, SOLD, storm, waitForHouse, type StrangerCall } from './strangers';

type Mails = Awaited<ReturnType<typeof startMailServer>>;

const PASSWORD = 'bốn con chim sẻ 1';
const answers = surveyAnswers({});
const consent = { agreed: true, textVersion: '1' };
/** Mails that a person gets in an hour whoever asks, and those that an account asks for to its own address. */
const [ASKED, OWN] = [6, 3];

async function withMails() {
  const server = await startMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'Bữa Lành <thu@bualanh.example>' };
  const env = { DEMO: 'on', STAFF_SECOND_FACTOR: 'off', ...TEST_BANK, ...mail };
  return { env, state: server, end: () => server.close() };
}

async function comesTrue(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < 100; look += 1) {
    if (await condition()) return true;
    await seconds(0.2);
  }
  return false;
}

const textsTo = ({ mails }: Mails, email: string): string[] =>
  mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => extractPart(raw, 'text/plain').replace(/=\r?\n/g, ''));

/** What a link of a mail carries behind the name. */
async function mailed(server: Mails, email: string, link: RegExp): Promise<string> {
  const seen = () => textsTo(server, email).flatMap((text) => link.exec(text)?.[1] ?? []);
  await comesTrue(() => seen().length > 0);
  return decodeURIComponent(seen().at(-1) ?? '');
}

const usedUp: Attack = {
  name: 'seams: the mails of an address used up by strangers',
  prepare: withMails,
  async run(stage, scale, state) {
    const server = state as Mails;
    const victim = 'chi.dung@example.vn';
    const surveys = await storm(stage, { calls: 200 * scale, addressCount: 20, net: 31 }, () => ({
      path: '/api/submissions',
      body: { id: randomUUID(), kind: 'survey', email: victim, answers, consent },
    }));
    for (let tag = 0; tag < 20; tag += 1)
      await register(stage.gateway.url, { email: `chi.dung+${tag}@example.vn` });
    const { status } = await register(stage.gateway.url, { email: victim });
    const asked = () =>
      textsTo(server, victim).some((text) => text.includes('confirm-email#token'));
    const faults = failed(surveys);
    if (status !== 201) faults.push(`its owner could not register: ${status}`);
    if (!(await comesTrue(asked))) faults.push('its owner got no mail to confirm it');
    await seconds(3);
    const all = server.mails.filter(({ to }) => to.some((one) => one.startsWith('chi.dung')));
    if (all.length > ASKED + OWN) faults.push(`${all.length} mails to one person`);
    return faults;
  },
};

async function ownerToken(stage: Stage): Promise<string> {
  const body = { email: ADMIN.email, password: DEMO_PASSWORD };
  const { text } = await ask(stage, { from: '127.0.0.9', path: '/api/auth/login', body });
  return (JSON.parse(text) as SessionResponse).accessToken;
}

const takenFirst: Attack = {
  name: 'seams: an address registered before its owner is invited',
  prepare: withMails,
  async run(stage) {
    const email = 'moi.vao@example.vn';
    const registered = await register(stage.gateway.url, { email });
    const cookie = registered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const { accessToken, account } = (await registered.json()) as SessionResponse;
    const invited = await ask(stage, {
      from: '127.0.0.9',
      path: '/api/admin/staff',
      headers: { authorization: `Bearer ${await ownerToken(stage)}` },
      body: { email, name: 'Phạm Thị Lan', adminRole: 'owner' },
    });
    const from = '127.0.32.1';
    const left: Omit<StrangerCall, 'from'>[] = [
      { path: '/api/auth/devices', headers: { authorization: `Bearer ${accessToken}` } },
      { path: '/api/admin/staff', headers: { authorization: `Bearer ${accessToken}` } },
      { path: '/api/auth/refresh', headers: { cookie }, body: { accountId: account.accountId } },
      { path: '/api/auth/login', body: { email, password: PASSWORD } },
    ];
    const faults = invited.status === 201 ? [] : [`the invitation was refused: ${invited.status}`];
    for (const one of left) {
      const { status } = await ask(stage, { from, ...one });
      if (status < 400) faults.push(`${one.path} still answered the stranger ${status}`);
    }
    return faults;
  },
};

async function paidOrder(stage: Stage, email: string): Promise<VisitorOrder> {
  const contact = { name: 'Nguyễn Hạnh', email };
  const body = { id: randomUUID(), contact, answers, mealFrequency: '3+1', consent };
  const { text } = await ask(stage, { from: '127.0.33.1', path: '/api/orders', body });
  const placed = JSON.parse(text) as VisitorOrder;
  const { memo = '', amount = 0 } = placed.payment ?? {};
  await reportTransfer(stage.gateway.url, { id: nextTransferId(), amount, content: `CT ${memo}` });
  return placed;
}

const forwarded: Attack = {
  name: 'seams: links of mails that others have',
  prepare: withMails,
  async run(stage, scale, state) {
    const server = state as Mails;
    const email = 'da.tra@example.vn';
    const { order, token } = await paidOrder(stage, email);
    const path = `/api/orders/${order.id}`;
    const asking = await mailed(server, email, /#xacnhan=[\w-]+\.([\w-]+)/);
    await ask(stage, { from: '127.0.33.2', path: `${path}/confirm`, body: { token: asking } });
    const link = await mailed(server, email, /#don=[\w-]+\.([\w-]+)/);
    const theirs = { token: link, email: 'ke.la@example.vn', nextToken: 'k'.repeat(43) };
    const statuses = await storm(stage, { calls: 300 * scale, addressCount: 30, net: 34 }, (at) => {
      if (at % 3 === 0) return { path: `/weekly-order?don=${order.id}.${link}` };
      if (at % 3 === 1) return { path: `${path}/cancel`, body: { token: link } };
      return { path: `${path}/email`, body: theirs };
    });
    const seen = await ask(stage, { from: '127.0.33.3', path, headers: { 'x-token': token } });
    const { order: now } = JSON.parse(seen.text) as VisitorOrder;
    const faults = failed(statuses);
    if (link === '') faults.push('no mail came with a link');
    if (now?.state !== 'paid') faults.push(`the order is ${now?.state}`);
    if (now?.email !== email) faults.push('the address was taken over');
    return faults;
  },
};

interface Bought {
  token: string;
  paymentMemo: string;
}

async function bought(stage: Stage, email: string): Promise<Bought> {
  const body = { recipeId: SOLD, key: randomUUID(), name: 'Nguyễn Hạnh', email };
  const { text } = await ask(stage, { from: '127.0.35.1', path: '/api/purchases', body });
  const { address = '' } = JSON.parse(text) as { address?: string };
  const token = new URLSearchParams(address.split('#')[1]).get('token') ?? '';
  const page = await ask(stage, {
    from: '127.0.35.2',
    path: '/mua',
    headers: { 'x-token': token },
  });
  const [paymentMemo = ''] = /BL[A-HJ-NP-Z2-9]{8}/.exec(page.text) ?? [];
  const content = `CT ${paymentMemo}`;
  await reportTransfer(stage.gateway.url, { id: nextTransferId(), amount: 49_000, content });
  return { token, paymentMemo };
}

const mistyped: Attack = {
  name: 'seams: a purchase whose address is mended by whoever tries',
  prepare: withMails,
  async run(stage, scale, state) {
    const server = state as Mails;
    await waitForHouse(stage);
    const wrong = 'gui.nham@example.vn';
    const { token } = await bought(stage, wrong);
    const strange = await mailed(server, wrong, /#xacnhan=([\w%~.-]+)/);
    const tries = await storm(stage, { calls: 200 * scale, addressCount: 30, net: 36 }, (at) => ({
      path: '/api/purchases/email',
      body: { token: at % 2 === 0 ? strange : `${randomUUID()}~${'A'.repeat(43)}`, email: wrong },
    }));
    const own = await storm(stage, { calls: 60, addressCount: 60, net: 37 }, (at) => ({
      path: '/api/purchases/email',
      body: { token, email: `lan-${at}@example.vn` },
    }));
    await seconds(8);
    const papers = server.mails.filter(({ raw }) => raw.includes('application/pdf')).length;
    const body = { token: strange };
    const late = await ask(stage, { from: '127.0.35.3', path: '/api/purchases/confirm', body });
    const faults = [...failed(tries), ...failed(own)];
    if (strange === '') faults.push('no mail came with a link');
    if (tries.has(200)) faults.push('a stranger mended the address');
    if ((own.get(200) ?? 0) > 3) faults.push(`mended ${own.get(200)} times`);
    if (papers > 4) faults.push(`${papers} papers were mailed`);
    if (late.status < 400) faults.push('the former address was confirmed');
    return faults;
  },
};

export const SEAM_ATTACKS: readonly Attack[] = [usedUp, takenFirst, forwarded, mistyped];
