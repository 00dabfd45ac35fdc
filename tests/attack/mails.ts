import type { SessionResponse } from '../../src/api/auth';
import { printContext, printedMenu } from '../../src/domain/printable/fixtures';
import { menuPrintable } from '../../src/domain/printable/menu';
import { createEntry } from '../integration/clientMailHelpers';
import { extractPart, startMailServer, type MailServer } from '../integration/mailServer';
import { createClient, created, Device } from '../integration/syncHelpers';
import type { Attack } from './cases';
import { register, seconds, type Stage } from './stage';

async function prepare() {
  const server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_FROM: 'Bữa Lành <no-reply@bualanh.example>' };
  return { env, state: server, end: () => server.close() };
}

async function within<T>(limit: number, look: () => Promise<T | undefined> | T | undefined) {
  for (const ends = Date.now() + limit * 1000; Date.now() < ends;) {
    const result = await look();
    if (result !== undefined) return result;
    await seconds(0.1);
  }
  return undefined;
}

async function confirmed(stage: Stage, { mails }: MailServer): Promise<Device> {
  const { url } = stage.gateway;
  const email = `${crypto.randomUUID()}@example.vn`;
  const answer = await register(url, { email });
  const { account, accessToken: token } = (await answer.json()) as SessionResponse;
  const mail = await within(20, () => mails.find(({ to }) => to.includes(email)));
  const link = mail && /confirm-email#token=([\w.-]+)/.exec(extractPart(mail.raw, 'text/plain'));
  const confirm = await fetch(`${url}/api/auth/email/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link?.[1] }),
  });
  if (confirm.status !== 200) throw new Error(`not confirmed: ${confirm.status}`);
  const { accountId, workspaceId } = account;
  return new Device(url, { accountId, workspaceId, sid: '', token }).start();
}

type Entry = ReturnType<typeof createEntry>;
const createRow = (entry: Entry) => created({ ...entry, _deleted: false }, 'outbox');

async function receiptAfter(device: Device, limit: number): Promise<number> {
  const printable = menuPrintable(printedMenu(), printContext());
  const entry = createEntry(device.person, { printable });
  const began = Date.now();
  await device.push([createRow(entry)]);
  await within(limit, async () => {
    const { documents } = await device.pull('notices');
    return documents.find(({ id }) => id === `receipt-${entry.id}`);
  });
  return (Date.now() - began) / 1000;
}

const refusedMails: Attack = {
  name: 'mails that are refused',
  prepare,
  async run(stage, scale, state) {
    const server = state as MailServer;
    const [attacker, other] = [await confirmed(stage, server), await confirmed(stage, server)];
    const waits = [await receiptAfter(other, 20)];
    const count = scale < 1 ? 200 : 498;
    for (let push = 0; push < (scale < 1 ? 2 : 4); push += 1) {
      const client = createClient(attacker.person, { clientName: '' });
      const entries = Array.from({ length: count }, () =>
        createEntry(attacker.person, { clientId: client.id }),
      );
      await attacker.push([created(client), ...entries.map(createRow)]);
      waits.push(await receiptAfter(other, 60));
    }
    for (let turn = 0; turn < 3; turn += 1) {
      await seconds(3);
      waits.push(await receiptAfter(other, 60));
    }
    const longest = Math.max(...waits);
    return longest < 5 ? [] : [`another practice’s mail took ${longest.toFixed(1)} s`];
  },
};

const resentMails: Attack = {
  name: 'mails that say that they are sent again',
  prepare,
  async run(stage, scale, state) {
    const server = state as MailServer;
    const device = await confirmed(stage, server);
    const printable = menuPrintable(printedMenu(), printContext());
    const first = createEntry(device.person, { printable });
    const more = Array.from({ length: 70 }, () =>
      createEntry(device.person, { printable, resendOf: first.id }),
    );
    await device.push([first, ...more].map(createRow));
    await seconds(scale < 1 ? 10 : 40);
    const sent = server.mails.filter(({ to }) => to.includes(first.customerEmail)).length;
    return sent > 0 && sent <= 50 ? [] : [`${sent} mails on a plan of 50`];
  },
};

export const MAIL_ATTACKS: readonly Attack[] = [refusedMails, resentMails];
