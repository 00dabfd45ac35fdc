import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Tier } from '../../src/domain/accounts/access/tiers';
import type { OutboxEntry } from '../../src/domain/records/outbox';
import { printContext, printedMenu } from '../../src/domain/printable/fixtures';
import { menuPrintable } from '../../src/domain/printable/menu';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { freePort } from '../support/freePort';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { addPerson, Device, type Person } from './syncHelpers';

export const REFUSED = 'refused@example.vn';
const ACCOUNT = /^[\da-f-]{36}@example\.vn$/;

export interface Received {
  from: string;
  to: string[];
  raw: string;
}

export class MailServer {
  readonly mails: Received[] = [];
  readonly toAccounts: Received[] = [];
  isDropping = false;
  answersAfter = 0;
  readonly port: number;
  readonly #sockets = new Set<Socket>();
  #server: SMTPServer | undefined;

  constructor(port: number) {
    this.port = port;
  }

  start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) =>
        address === REFUSED
          ? done(Object.assign(new Error('no such user'), { responseCode: 550 }))
          : done(),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          const isOwn = to.every((address) => ACCOUNT.test(address));
          (isOwn ? this.toAccounts : this.mails).push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to,
            raw: Buffer.concat(chunks).toString(),
          });
          if (this.isDropping && !isOwn) this.#sockets.forEach((socket) => socket.destroy());
          else setTimeout(done, this.answersAfter);
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => this.#sockets.add(socket));
    this.#server = server;
    return new Promise((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server?.close(() => resolve()));
  }
}

export interface MailStage {
  server: MailServer;
  mails: Received[];
  gateway: TestGateway;
  getDatabase(person: Person): ReturnType<TestGateway['ctx']['couch']['database']>;
  createDevice(plan?: Tier): Promise<Device>;
  readReceipt(device: Device, entry: { id: string }): Promise<Record<string, unknown> | undefined>;
  receipt(device: Device, entry: { id: string }): Promise<Record<string, unknown> | undefined>;
  stop(): Promise<void>;
}

export async function startMailStage(): Promise<MailStage> {
  const server = new MailServer(await freePort());
  await server.start();
  const gateway = await startGateway({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Bữa Lành <thu@bualanh.example>',
    },
  });
  const { couch, config } = gateway.ctx;
  const getDatabase = ({ workspaceId }: Person) => couch.database(workspaceDatabase(workspaceId));
  const readReceipt: MailStage['readReceipt'] = async ({ person }, { id }) =>
    (await getDatabase(person).get(`notices:receipt-${id}`))?.body as
      | Record<string, unknown>
      | undefined;
  return {
    server,
    mails: server.mails,
    gateway,
    getDatabase,
    createDevice: async (plan = 'pro') =>
      new Device(gateway.url, await addPerson(couch, config.sessionSecret, { plan })).start(),
    readReceipt,
    receipt: async (device, entry) => {
      await until(async () => (await readReceipt(device, entry)) !== undefined, 20_000);
      return readReceipt(device, entry);
    },
    stop: async () => {
      await gateway.stop();
      await server.stop();
    },
  };
}

export function createBase({ accountId, workspaceId }: Person) {
  const at = new Date().toISOString();
  return { id: randomUUID(), workspaceId, expertId: accountId, createdAt: at, updatedAt: at };
}

export function createEntry(person: Person, fields: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    ...createBase(person),
    kind: 'menu_email',
    targetId: 'menu-1',
    customerName: 'Trần Thị Mai',
    customerEmail: 'mai@example.vn',
    subject: 'Thực đơn ngày: Thứ Hai, 23/11/2026',
    message: 'Chị ăn thử một tuần nhé.\nCó gì nhắn em.',
    printable: menuPrintable(printedMenu(), printContext()),
    ...fields,
  };
}

export async function pushMails(
  device: Device,
  entries: readonly OutboxEntry[],
): Promise<string[]> {
  const rows = entries.map((entry) => ({
    collection: 'outbox',
    assumed: null,
    next: { ...entry, _deleted: false },
  }));
  const { status, body } = await device.push(rows);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.verdicts.map(({ verdict }) => verdict);
}

export async function pdfText(mail: Email): Promise<string> {
  const [file] = mail.attachments;
  const data = new Uint8Array(file?.content as ArrayBuffer);
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

export const readMail = ({ raw }: Received): Promise<Email> => PostalMime.parse(raw);
