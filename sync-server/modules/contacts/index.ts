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
import { handlerOf, WriteMissing, type JobHandler } from '../jobs/kinds';
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

type Given = Core & {
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
  keyOf: clientAddress,
};
const SENT_TO: LimitOptions = {
  name: 'messages to expert',
  most: 30,
  per: 'hour',
  keyOf: (req) => contactExpert.body.parse(req.body).expertId,
};
const NOTICES_PATH = '/expert/notices';

async function find(database: CouchDatabase, contactId: string): Promise<Contact> {
  const stored = await database.get(contactKey(contactId));
  if (!stored || stored.deleted) throw new WriteMissing('the message');
  return readBody(contactSchema, stored);
}

function handlersOf({ accounts: { store }, mailer, notices, ctx }: Given): JobHandler[] {
  const { database } = store;
  return [
    handlerOf(CONTACT_NOTICE, async ({ payload: { contactId } }) => {
      const { workspaceId, name, email, text } = await find(database, contactId);
      await notices.write(workspaceId, {
        id: contactNotice(contactId),
        kind: 'notification',
        title: `Tin nhắn từ trang công khai: ${name}`,
        body: `${text}\n\nTrả lời: ${email}`,
        act: 'contact',
      });
    }),
    handlerOf(CONTACT_MAIL, async ({ id, payload: { contactId } }) => {
      const contact = await find(database, contactId);
      const found = await store.byId(contact.expertId);
      if (!found || isUnconfirmed(found.account)) return;
      const mail = contactMail(contact, ctx.publicUrl() + NOTICES_PATH);
      await mailer.send(found.account.email, mail, id);
    }),
  ];
}

export function contacts(given: Given): Module<{ contactExperts: ContactExperts }> {
  const { ctx, counters, jobs, now, showcase, accounts } = given;
  const { database } = accounts.store;
  const limited = createSharedLimits([SENT, SENT_TO], counters, ctx.log);

  /** @throws AppError not_found where the expert has no public profile */
  async function take({ key: contactId, expertId, name, email, text }: Sent): Promise<void> {
    const { experts } = await showcase.now();
    const expert = experts.find((one) => one.accountId === expertId && one.profile);
    const found = expert && (await accounts.store.byId(expertId));
    if (!found) throw new AppError('not_found');
    const { workspaceId } = found.account;
    const createdAt = now().toISOString();
    const contact: Contact = { contactId, expertId, workspaceId, name, email, text, createdAt };
    await jobs.enqueueAround(contactRequests(contactId, found.stored._id), () =>
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
    jobs: handlersOf(given),
    cleanUps: [
      {
        name: 'messages to experts',
        remove: () => removeOldContacts(database, given.notices, now()),
      },
    ],
  };
}
