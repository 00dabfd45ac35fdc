import { v7 as uuid } from 'uuid';
import {
  mailMenu,
  mailRecipe,
  previewMenu,
  previewRecipe,
  printMenu,
  printRecipe,
  type Letter,
} from '../../../src/api/printables';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import type { OutboxEntry } from '../../../src/domain/records/outbox';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Printable } from '../../../src/domain/records/printableModel';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../couch/client';
import { clientAddress } from '../../http/clientAddress';
import { createFairQueue, type FairQueueOptions } from '../../http/fairQueue';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/wiring';
import { isUnconfirmed, type Account } from '../accounts/accountRecords';
import type { ClientMails } from '../clientMail/wiring';
import type { Counters } from '../limits/counters';
import { bytesOfBody } from '../../sync/envelope';
import type { StorageQuota } from '../storage/storageQuota';
import type { DocumentParts } from './wiring';
import { createDocumentLoader } from './load';

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
const DOCUMENTS: Rate = { name: 'documents', calls: MAX_A_MINUTE, burst: MAX_A_MINUTE };
/** Separate turns, so that an account's long documents do not take the places of pushes. */
const READS: FairQueueOptions = {
  atOnce: 2,
  perKey: 1,
  mostWaiting: 5,
  mostWaitingInAll: 100,
  patience: 20_000,
};

const KINDS = {
  menu: { outbox: 'menu_email', subject: 'Thực đơn ngày: ' },
  recipe: { outbox: 'recipe_email', subject: 'Công thức nấu ăn: ' },
} as const;
type Kind = keyof typeof KINDS;

interface Named {
  kind: Kind;
  id: string;
  expertId: string | undefined;
}

const toMenu = (body: { dailyMenuId: string; expertId?: string | undefined }): Named => ({
  kind: 'menu',
  id: body.dailyMenuId,
  expertId: body.expertId,
});
const toRecipe = (body: { recipeId: string; expertId?: string | undefined }): Named => ({
  kind: 'recipe',
  id: body.recipeId,
  expertId: body.expertId,
});

interface Made {
  id: string;
  account: Account;
  printable: Printable;
  name?: string;
  clientId?: string;
}

type Make = (named: Named, call: Call) => Promise<Made>;

/** Whose turn a document takes: accounts cost nothing until they are confirmed, so those of one place share theirs. */
const getTurnKey = ({ claims, req }: Call): string =>
  claims.unconfirmed ? `new at ${clientAddress(req)}` : claims.sub;

function createMaker({ couch, accounts, counters, now }: Parts): Make {
  const load = createDocumentLoader({ couch, store: accounts.store, now });
  const reads = createFairQueue(READS);

  /** @throws AppError forbidden where another expert is named, too_many_requests */
  async function findCaller(claims: AccessClaims, expertId: string | undefined): Promise<Account> {
    if (expertId !== undefined && expertId !== claims.sub) throw new AppError('forbidden');
    const [count = 0] = await counters.add([{ key: `documents ${claims.sub}`, window: 60_000 }]);
    if (count > MAX_A_MINUTE) throw new AppError('too_many_requests');
    return (await accounts.accountState.accountOf(claims)).account;
  }

  return async ({ kind, id, expertId }, call) => {
    const { claims, signal } = call;
    const account = await findCaller(claims, expertId);
    const made = await reads.run(getTurnKey(call), () => load[kind](account, id), signal);
    return { ...made, id, account };
  };
}

/** An ordinary outbox document, so the mail goes out once and devices see it. */
function createEntry(kind: Kind, mail: Letter, made: Made, now: Date): OutboxEntry {
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

async function claimRoom(
  { accounts, rooms }: Parts,
  account: Account,
  write: StoredDocument,
): Promise<void> {
  const { plan } = await accounts.store.buildProfile(account);
  const sized = { write, stored: undefined, bytes: bytesOfBody(write), storedBytes: 0 };
  const refused = await rooms.of(account.workspaceId, plan).claim([sized]);
  if (refused.size > 0) throw new AppError('workspace_full');
}

function drawer({ documents }: Parts, make: Make) {
  async function print(named: Named, call: Call) {
    const { printable, account } = await make(named, call);
    const { files } = await documents.images(account.workspaceId, printable);
    const pdf = await documents.pdf(getTurnKey(call), { printable, files });
    const pdfBuffer = Buffer.from(pdf).toString('base64');
    return { pdfBuffer, isFallback: false, message: 'PDF đã được tạo thành công!' };
  }

  async function preview(
    named: Named,
    call: Call,
    { customerName = '', message }: Partial<Letter>,
  ) {
    const { printable, account } = await make(named, call);
    const { files } = await documents.images(account.workspaceId, printable);
    const document = { printable, files };
    const letter = { customerName, message };
    return { emailHTML: await documents.preview(getTurnKey(call), document, letter) };
  }

  return { print, preview };
}

export function documentRoutes(parts: Parts): RouteDefinition[] {
  const { couch, mails, now } = parts;
  const make = createMaker(parts);
  const { print, preview } = drawer(parts, make);

  async function send(named: Named, call: Call, mail: Letter) {
    const made = await make(named, call);
    const { workspaceId, accountId } = made.account;
    if (isUnconfirmed(made.account)) throw new AppError('email_not_confirmed');
    const body = createEntry(named.kind, mail, made, now());
    const envelope = { type: 'outbox', deleted: false, by: accountId, device: 'gateway' };
    const document = { _id: `outbox:${body.id}`, ...envelope, receivedAt: body.createdAt, body };
    const database = couch.database(workspaceDatabase(workspaceId));
    await claimRoom(parts, made.account, document);
    await mails.around(call.claims, [body.id], () => database.put(document));
    mails.wake(workspaceId);
    return { generatorUsed: 'jspdf', isFallback: false };
  }

  const rate = DOCUMENTS;
  return [
    route(printMenu, (call) => print(toMenu(call.body), call), { rate }),
    route(printRecipe, (call) => print(toRecipe(call.body), call), { rate }),
    route(previewMenu, (call) => preview(toMenu(call.body), call, call.body), { rate }),
    route(previewRecipe, (call) => preview(toRecipe(call.body), call, call.body), { rate }),
    route(mailMenu, (call) => send(toMenu(call.body), call, call.body), { rate }),
    route(mailRecipe, (call) => send(toRecipe(call.body), call, call.body), { rate }),
  ];
}
