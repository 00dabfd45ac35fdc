import { orderStateAt } from '../../../src/domain/money/orders/order';
import { CouchDatabaseMissing } from '../../couch/client';
import { isShown, isUnconfirmed, type Account } from '../accounts/accountRecords';
import type { AccountStore, FoundAccount } from '../accounts/store';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import type { JobQueue } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import type { NoticeContent, NoticeWriter } from '../notices/notices';
import { EXPERT_MAIL, expertMailRequest, TELL_EXPERTS, type ExpertNews } from './jobKinds';
import type { StoredOrder } from './orderRecords';
import type { OrderStore } from './orderStore';
import { expertMail, expertNotice, ORDER_PATH } from './texts';

interface Parts {
  store: OrderStore;
  accounts: Pick<AccountStore, 'all' | 'byId'>;
  notices: NoticeWriter;
  mailer: Mailer;
  jobs: JobQueue;
  publicUrl: () => string;
  mayAccept: (accountId: string) => boolean;
  now: () => Date;
}

const MAX_TOLD = 300;

const isWaiting = ({ role, status, takesOrders }: Account): boolean =>
  role === 'expert' && status === 'approved' && takesOrders === true;

const isNews = (news: ExpertNews, order: StoredOrder, at: string): boolean =>
  news === 'open'
    ? orderStateAt(order, at) === 'paid'
    : news === 'email' || order.state === 'changing';

async function concernedBy(
  { accounts, mayAccept, now }: Pick<Parts, 'accounts' | 'mayAccept' | 'now'>,
  news: ExpertNews,
  { expertId = '' }: StoredOrder,
): Promise<FoundAccount[]> {
  if (news !== 'open') {
    const expert = await accounts.byId(expertId);
    return expert ? [expert] : [];
  }
  const recipients: FoundAccount[] = [];
  for await (const orderDocument of accounts.all()) {
    const { account } = orderDocument;
    if (isWaiting(account) && isShown(account, now()) && mayAccept(account.accountId))
      recipients.push(orderDocument);
    if (recipients.length === MAX_TOLD) break;
  }
  return recipients;
}

/** A practice without a database has sent nothing yet, and is told by mail alone. */
async function writeNotice(
  notices: NoticeWriter,
  { workspaceId }: Account,
  notice: NoticeContent,
): Promise<void> {
  try {
    await notices.write(workspaceId, notice);
  } catch (error) {
    if (!(error instanceof CouchDatabaseMissing)) throw error;
  }
}

export function expertJobHandlers(parts: Parts): JobHandler[] {
  const { store, accounts, notices, mailer, jobs, publicUrl, now } = parts;
  return [
    createHandler(TELL_EXPERTS, async ({ payload: { orderId, news } }) => {
      const order = await store.find(orderId);
      if (!order) return;
      if (news === 'change' && !order.change) throw new WriteMissing('what is to be changed');
      if (!isNews(news, order, now().toISOString())) return;
      for (const { account, stored } of await concernedBy(parts, news, order)) {
        await writeNotice(notices, account, expertNotice(news, order));
        if (isUnconfirmed(account)) continue;
        const payload = { orderId, expertId: account.accountId, news };
        await jobs.enqueue(expertMailRequest(payload, stored._id));
      }
    }),
    createHandler(EXPERT_MAIL, async ({ id, payload: { orderId, expertId, news } }) => {
      const order = await store.find(orderId);
      if (!order || !isNews(news, order, now().toISOString())) return;
      const expert = await accounts.byId(expertId);
      if (!expert) return;
      const mail = expertMail(news, order, {
        name: expert.account.name,
        url: publicUrl() + ORDER_PATH,
      });
      await mailer.send(expert.account.email, mail, id);
    }),
  ];
}
