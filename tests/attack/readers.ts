import { randomUUID } from 'node:crypto';
import { LAN } from '../../sync-server/modules/demo/accounts';
import { startMailServer } from '../integration/mailServer';
import type { Attack } from './cases';
import { seconds } from './stage';
import { failed, waitForHouse, SOLD, storm, type StrangerCall } from './strangers';

const { accountId: EXPERT, email: EXPERT_MAIL } = LAN;
const KB = 1024;
const target = { type: 'recipes', id: SOLD };
const device = (): string => randomUUID().replaceAll('-', '');

const PLACES = 20;
const IN_AN_HOUR = 12;
const TO_ONE = 30;

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};
const encodeForm = (fields: Record<string, string>): string =>
  new URLSearchParams(fields).toString();

const asReview = (): Omit<StrangerCall, 'from'> => ({
  path: '/api/reviews',
  body: { target, device: device(), stars: 1, name: 'Mai', text: 'x'.repeat(900) },
});
const asForm = (): Omit<StrangerCall, 'from'> => ({
  path: '/gui/danh-gia',
  body: encodeForm({ ...target, stars: '1', name: 'Mai', text: '<script>x</script>' }),
  headers: FORM,
});
const asMessage = (): Omit<StrangerCall, 'from'> => ({
  path: '/api/experts/contact',
  body: {
    key: randomUUID(),
    expertId: EXPERT,
    name: 'Mai',
    email: `${device()}@example.vn`,
    text: 'Quảng cáo cho tất cả mọi người.',
  },
});
const asInvention = (at: number): Omit<StrangerCall, 'from'> => {
  const invented = { type: 'recipes', id: randomUUID() };
  const all: Omit<StrangerCall, 'from'>[] = [
    { path: '/api/likes', body: { target: invented, device: device(), liked: true } },
    { path: '/api/views', body: { target: invented, device: device() } },
    {
      path: '/api/reports',
      body: { target: invented, device: device(), reason: 'rude', text: '' },
    },
    { path: '/gui/thich', body: encodeForm(invented), headers: FORM },
    { path: '/gui/danh-gia', body: 'a=b&'.repeat(30 * KB), headers: FORM },
    { path: '/gui/danh-gia', body: '%'.repeat(20 * KB), headers: FORM },
    {
      path: '/gui/tin-nhan',
      body: encodeForm({ expertId: EXPERT }),
      headers: { ...FORM, 'sec-fetch-site': 'cross-site' },
    },
  ];
  return all[at % all.length] as Omit<StrangerCall, 'from'>;
};

const words: Attack = {
  name: 'reviews, comments and messages that nobody means',
  async prepare() {
    const server = await startMailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'Bữa Lành <no-reply@bualanh.example>' };
    return { env: { DEMO: 'on', ...mail }, state: server, end: () => server.close() };
  },
  async run(stage, scale, state) {
    const { mails } = state as Awaited<ReturnType<typeof startMailServer>>;
    await waitForHouse(stage);
    const calls = Math.max(200, 3_000 * scale);
    const faults: string[] = [];
    for (const [make, most, good] of [
      [asReview, PLACES * IN_AN_HOUR, 200],
      [asForm, PLACES * IN_AN_HOUR, 303],
      [asMessage, TO_ONE, 200],
      [asInvention, 0, 303],
    ] as const) {
      const statuses = await storm(stage, { calls, addressCount: PLACES, net: 13 }, make);
      faults.push(...failed(statuses));
      const taken = statuses.get(good) ?? 0;
      if (taken > most) faults.push(`${taken} of ${make.name} were taken, ${most} may be`);
      if (most === TO_ONE && taken === 0)
        faults.push(`no message was taken: ${[...statuses].join()}`);
    }
    await seconds(3);
    const got = mails.filter(({ to }) => to.includes(EXPERT_MAIL)).length;
    if (got > TO_ONE) faults.push(`${got} mails to an expert`);
    return faults;
  },
};

export const READER_ATTACKS: readonly Attack[] = [words];
