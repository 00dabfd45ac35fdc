import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { emailSchema, type AccessClaims } from '../../../src/domain/account';
import type { OutboxEntry } from '../../../src/domain/collections/outbox';
import { AppError } from '../../../src/domain/errors';
import { idSchema, longText, shortText } from '../../../src/domain/primitives';
import type { Printable } from '../../../src/domain/printable/model';
import { escapeHtml, inlineSources, renderPage } from '../../../src/printables/html';
import { renderMail } from '../../../src/printables/mail';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../couch/client';
import type { Call, RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/create';
import { isUnconfirmed, type Account } from '../accounts/accountRecords';
import type { ClientMails } from '../clientMail/create';
import { STOP_PATH } from '../clientMail/stop';
import { createDocumentLoader } from './load';
import type { DocumentParts } from './create';
import type { Counters } from '../limits/counters';
import { bytesOfBody, type StorageQuota } from '../storage/storageQuota';

interface Parts {
  couch: Couch;
  accounts: Pick<AccountServices, 'store' | 'accountState'>;
  mails: ClientMails;
  counters: Counters;
  rooms: StorageQuota;
  documents: DocumentParts;
  now: () => Date;
}

/** Documents of one account in a minute: a PDF takes up to some seconds. */
const MAX_A_MINUTE = 30;

const expertSchema = z.object({ expertId: idSchema.optional() });
const mailSchema = z.object({
  expertId: idSchema.optional(),
  customerName: shortText.trim().min(1),
  customerEmail: emailSchema,
  message: longText.optional(),
  subject: shortText.optional(),
});

/** What the specification calls each of the two, and how its subject begins. */
const KINDS = {
  menu: { path: 'daily-menu', id: 'dailyMenuId', outbox: 'menu_email', subject: 'Thực đơn ngày: ' },
  recipe: { path: 'recipe', id: 'recipeId', outbox: 'recipe_email', subject: 'Công thức nấu ăn: ' },
} as const;
type Kind = keyof typeof KINDS;

const STOPPED = 'Bạn sẽ không nhận email tự động nữa. Chuyên gia vẫn có thể viết riêng cho bạn.';
const ASKED = 'Tắt email tự động từ chuyên gia dinh dưỡng của bạn?';

interface Made {
  id: string;
  account: Account;
  printable: Printable;
  /** What it is called, where its title is a date. */
  name?: string;
  clientId?: string;
}

/** The document that a call names, of the caller's own workspace. */
type Make = (kind: Kind, call: Call) => Promise<Made>;

function makerOf({ couch, accounts, counters, now }: Parts): Make {
  const load = createDocumentLoader({ couch, store: accounts.store, now });

  /** @throws AppError forbidden where another expert is named, too_many_requests */
  async function callerOf(claims: AccessClaims, expertId: string | undefined): Promise<Account> {
    if (expertId !== undefined && expertId !== claims.sub) throw new AppError('forbidden');
    const [count = 0] = await counters.add([{ key: `documents ${claims.sub}`, window: 60_000 }]);
    if (count > MAX_A_MINUTE) throw new AppError('too_many_requests');
    return (await accounts.accountState.accountOf(claims)).account;
  }

  return async (kind, { claims, req }) => {
    const { expertId } = expertSchema.parse(req.body);
    const id = idIn(req.body, KINDS[kind].id);
    const account = await callerOf(claims, expertId);
    return { ...(await load[kind](account, id)), id, account };
  };
}

const idIn = (body: unknown, name: string): string =>
  z.object({ [name]: idSchema }).parse(body)[name] ?? '';

/** A mail of these calls is an outbox document like any other: it goes out once, and devices see it. */
function entryOf(kind: Kind, mail: z.infer<typeof mailSchema>, made: Made, now: Date): OutboxEntry {
  const { printable, name = printable.title, clientId, id, account } = made;
  const at = now.toISOString();
  const subject = mail.subject ?? `${KINDS[kind].subject}${name}`;
  return {
    id: uuid(),
    workspaceId: account.workspaceId,
    expertId: account.accountId,
    createdAt: at,
    updatedAt: at,
    kind: KINDS[kind].outbox,
    targetId: id,
    ...(clientId ? { clientId } : {}),
    customerName: mail.customerName,
    customerEmail: mail.customerEmail,
    subject: subject.slice(0, 300),
    ...(mail.message ? { message: mail.message } : {}),
    printable,
  };
}

/** @throws AppError workspace_full */
async function claimRoom(
  { accounts, rooms }: Parts,
  account: Account,
  write: StoredDocument,
): Promise<void> {
  const { plan } = await accounts.store.profileOf(account);
  const sized = { write, stored: undefined, bytes: bytesOfBody(write), storedBytes: 0 };
  const refused = await rooms.of(account.workspaceId, plan).claim([sized]);
  if (refused.size > 0) throw new AppError('workspace_full');
}

/** Calls of the specification (platform, section 7), on the module with which devices make documents. */
export function documentRoutes(parts: Parts): RouteDefinition[] {
  const { couch, mails, now, documents } = parts;
  const make = makerOf(parts);

  async function print(kind: Kind, call: Call): Promise<object> {
    const { printable, account } = await make(kind, call);
    const { files } = await documents.pictures(account.workspaceId, printable);
    const pdf = await documents.pdf(account.accountId, { printable, files });
    const pdfBuffer = Buffer.from(pdf).toString('base64');
    return { success: true, pdfBuffer, isFallback: false, message: 'PDF đã được tạo thành công!' };
  }

  async function preview(kind: Kind, call: Call): Promise<object> {
    const { customerName = '', message } = mailSchema.partial().parse(call.req.body);
    const { printable, account } = await make(kind, call);
    const { files } = await documents.pictures(account.workspaceId, printable);
    const letter = { customerName, message, printable, sourceOf: inlineSources(files) };
    return { success: true, emailHTML: renderMail(letter).html };
  }

  async function send(kind: Kind, call: Call): Promise<object> {
    const mail = mailSchema.parse(call.req.body);
    const made = await make(kind, call);
    const { workspaceId, accountId } = made.account;
    if (isUnconfirmed(made.account)) throw new AppError('email_not_confirmed');
    const body = entryOf(kind, mail, made, now());
    const envelope = { type: 'outbox', deleted: false, by: accountId, device: 'gateway' };
    const document = { _id: `outbox:${body.id}`, ...envelope, receivedAt: body.createdAt, body };
    const database = couch.database(workspaceDatabase(workspaceId));
    await claimRoom(parts, made.account, document);
    await mails.around(call.claims, [body.id], () => database.put(document));
    mails.wake(workspaceId);
    return { success: true, generatorUsed: 'jspdf', isFallback: false };
  }

  const calls = (['menu', 'recipe'] as const).flatMap((kind) => [
    callOf(`print-${KINDS[kind].path}`, (call) => print(kind, call)),
    callOf(`send-${KINDS[kind].path}-email`, (call) => send(kind, call)),
    callOf(`preview-${KINDS[kind].path}-email`, (call) => preview(kind, call)),
  ]);
  return [...calls, ...stopRoutes(mails)];
}

const callOf = (path: string, handler: (call: Call) => Promise<object>): RouteDefinition => ({
  method: 'post',
  path: `/api/expert/${path}`,
  callers: ['expert'],
  handler,
});

/** The page looks like the mails, whose styles have to stand in attributes; it runs nothing and fetches nothing. */
const STOP_PAGE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const page = ({ res }: Call, html: string): undefined => {
  res.set('Content-Security-Policy', STOP_PAGE_POLICY);
  res.type('html').send(renderPage('Email tự động', html));
};

/** The link of automatic mails. Opening it asks: mail programs open links by themselves. */
function stopRoutes({ stop }: ClientMails): RouteDefinition[] {
  const clientOf = ({ req }: Call) => {
    const token = z.object({ token: z.string().max(300) }).parse(req.query).token;
    const client = stop.readToken(token);
    if (!client) throw new AppError('not_found');
    return client;
  };
  return [
    {
      method: 'get',
      path: STOP_PATH,
      callers: ['anyone'],
      handler: (call) => {
        clientOf(call);
        return page(
          call,
          `<p>${escapeHtml(ASKED)}</p><form method="post"><button style="padding:12px 24px;font-size:16px">Tắt</button></form>`,
        );
      },
    },
    {
      method: 'post',
      path: STOP_PATH,
      callers: ['anyone'],
      handler: async (call) => {
        const { workspaceId, clientId } = clientOf(call);
        await stop.stop(workspaceId, clientId);
        return page(call, `<p>${escapeHtml(STOPPED)}</p>`);
      },
    },
  ];
}
