import { randomUUID } from 'node:crypto';
import { surveyAnswers } from '../../src/domain/publicHouse/survey/answersFixture';
import { startMailServer } from '../integration/mailServer';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import type { Attack } from './cases';
import { head, seconds } from './stage';
import { failed, waitForHouse, SOLD, storm, withBank, type StrangerCall } from './strangers';

const VICTIM = 'nguoi.la@example.vn';
const KB = 1024;

const webhook: Attack = {
  name: 'messages of no bank, and one again and again',
  prepare: withBank,
  async run(stage, scale) {
    const path = '/api/payments/sepay/webhook';
    const body = JSON.stringify({ id: 1, transferType: 'in', transferAmount: 499_000 });
    const forged = storm(stage, { calls: 6_000 * scale, addressCount: 30, net: 5 }, () => ({
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
    const large = await storm(stage, { calls: 40, addressCount: 4, net: 6 }, () => ({
      path,
      body: ' '.repeat(400 * KB),
    }));
    const transfer = { id: nextTransferId(), amount: 2_000, content: 'không có mã' };
    const again: { status: number }[] = [];
    for (let round = 0; round < 5; round += 1)
      again.push(
        ...(await Promise.all(
          Array.from({ length: 30 }, () => reportTransfer(stage.gateway.url, transfer)),
        )),
      );
    const statuses = await forged;
    const faults = [...failed(statuses), ...failed(large)];
    if (statuses.has(200)) faults.push('a forged message was taken');
    const refused = again.filter(({ status }) => status !== 200).length;
    if (refused > 0) faults.push(`${refused} repetitions of a message were refused`);
    return faults;
  },
};

const answers = surveyAnswers({ allergies: ['Tôm, tép'] });
const consent = { agreed: true, textVersion: '1' };

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
    await waitForHouse(stage);
    const kinds: ((at: number) => Omit<StrangerCall, 'from'>)[] = [
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
    const faults: string[] = [];
    for (const [at, make] of kinds.entries()) {
      const calls = Math.max(200, 3_000 * scale);
      const statuses = await storm(stage, { calls, addressCount: PLACES, net: 7 }, make);
      faults.push(...failed(statuses));
      const taken = statuses.get(200) ?? 0;
      if (taken === 0 && at > 0)
        faults.push(`none of kind ${at} was taken: ${[...statuses].join()}`);
      if (taken > PLACES * IN_AN_HOUR) faults.push(`${taken} of kind ${at} were taken`);
    }
    await seconds(3);
    const got = mails.filter(({ to }) => to.includes(VICTIM)).length;
    if (got > 6) faults.push(`${got} mails to a stranger`);
    return faults;
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
      { calls: 6_000 * scale, addressCount: 60, net: 8 },
      (at): Omit<StrangerCall, 'from'> =>
        [
          { path: '/api/client-link/open', body: { token: `${sign(24)}.${sign(43)}` } },
          { path: `/api/orders/${randomUUID()}`, headers: { 'x-token': sign(32) } },
          { path: `/api/payments/${randomUUID()}`, headers: { 'x-token': sign(32) } },
          { path: `/mua?token=${sign(32)}~${sign(43)}` },
          { path: '/mua', headers: { 'x-token': `${sign(32)}~${sign(43)}` } },
          { path: `/api/orders/${randomUUID()}/confirm`, body: { token: sign(32) } },
          { path: '/api/submissions/confirm', body: { token: `${randomUUID()}.${sign(32)}` } },
        ][at % 7] as Omit<StrangerCall, 'from'>,
    );
    return [...failed(statuses), ...(statuses.has(200) ? ['a guess opened something'] : [])];
  },
};

export const PLATFORM_ATTACKS: readonly Attack[] = [webhook, unpaid, guesses];
