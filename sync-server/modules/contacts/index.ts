import type { z } from 'zod';
import { contactExpert } from '../../../src/api/reviews';
import { AppError } from '../../../src/domain/protocol/errors';
import type { CouchDatabase } from '../../couch/client';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, type LimitOptions } from '../../http/limits';
import { route } from '../../http/route';
import { isUnconfirmed } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import { putNew } from '../../store/documents';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import type { NoticeRemover, NoticeWriter } from '../notices/notices';
import type { Showcase } from '../published/showcase';
import type { ContactExperts } from './acts';
import { removeOldContacts } from './expiry';
import {
  CONTACT_MAIL,
  CONTACT_NOTICE,
  contactKey,
  contactNotice,
  contactRequests,
  contactSchema,
  type Contact,
} from './records';
import { contactMail } from './texts';
import { readBody } from '../../store/envelope';

type Dependencies = Core & {
  accounts: AccountServices;
  mailer: Mailer;
  notices: NoticeWriter & NoticeRemover;
  showcase: Showcase;
};
type Sent = z.output<typeof contactExpert.body>;

const RATE = { name: 'messages to experts', calls: 3, burst: 5 } as const;
const SENT: LimitOptions = {
  name: 'messages to experts',
  most: 8,
  per: 'hour',
  getKey: clientAddress,
};
const SENT_TO: LimitOptions = {
  name: 'messages to expert',
  most: 30,
  per: 'hour',
  getKey: (req) => contactExpert.body.parse(req.body).expertId,
};
const NOTICES_PATH = '/expert/notices';

async function find(database: CouchDatabase, contactId: string): Promise<Contact> {
  const stored = await database.get(contactKey(contactId));
  if (!stored || stored.deleted) throw new WriteMissing('the message');
  return readBody(contactSchema, stored);
}

function createHandlers({ accounts: { store }, mailer, notices, ctx }: Dependencies): JobHandler[] {
  const { database } = store;
  return [
    createHandler(CONTACT_NOTICE, async ({ payload: { contactId } }) => {
      const { workspaceId, name, email, text } = await find(database, contactId);
      await notices.write(workspaceId, {
        id: contactNotice(contactId),
        kind: 'notification',
        title: `Tin nhắn từ trang công khai: ${name}`,
        body: `${text}\n\nTrả lời: ${email}`,
        act: 'contact',
      });
    }),
    createHandler(CONTACT_MAIL, async ({ id, payload: { contactId } }) => {
      const contact = await find(database, contactId);
      const accountRecord = await store.byId(contact.expertId);
      if (!accountRecord || isUnconfirmed(accountRecord.account)) return;
      const mail = contactMail(contact, ctx.publicUrl() + NOTICES_PATH);
      await mailer.send(accountRecord.account.email, mail, id);
    }),
  ];
}

export function contacts(input: Dependencies): Module<{ contactExperts: ContactExperts }> {
  const { ctx, counters, jobs, now, showcase, accounts } = input;
  const { database } = accounts.store;
  const limited = createSharedLimits([SENT, SENT_TO], counters, ctx.log);

  /** @throws AppError not_found where the expert has no public profile */
  async function take({ key: contactId, expertId, name, email, text }: Sent): Promise<void> {
    const { experts } = await showcase.now();
    const expert = experts.find((one) => one.accountId === expertId && one.profile);
    const accountRecord = expert && (await accounts.store.byId(expertId));
    if (!accountRecord) throw new AppError('not_found');
    const { workspaceId } = accountRecord.account;
    const createdAt = now().toISOString();
    const contact: Contact = { contactId, expertId, workspaceId, name, email, text, createdAt };
    await jobs.enqueueAround(contactRequests(contactId, accountRecord.stored._id), () =>
      putNew(database, contactKey(contactId), contact, now()),
    );
  }

  const contactExperts: ContactExperts = async ({ req, res }, body) => {
    // Bots that fill in the hidden field get the usual answer.
    if (body.website === '') await limited(req, res, () => take(body));
  };
  return {
    gives: { contactExperts },
    routes: [route(contactExpert, (call) => contactExperts(call, call.body), { rate: RATE })],
    jobs: createHandlers(input),
    cleanUps: [
      {
        name: 'messages to experts',
        remove: () => removeOldContacts(database, input.notices, now()),
      },
    ],
  };
}
