import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import {
  answerSupport,
  askSupport,
  listOwnRequests,
  listSupportQueue,
  type QueuedRequest,
} from '../../../src/api/support';
import { bySupportRank } from '../../../src/domain/accounts/support';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import { isUnconfirmed } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import { createHandler, WriteMissing, type JobHandler, type JobKind } from '../jobs/kinds';
import { jobRequest } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import { toWaiting } from '../waiting/queueCounter';
import { createSupportRequests, type StoredRequest, type SupportRequests } from './requests';

const ASKING: Rate = { name: 'support', calls: 10, burst: 10 };
const MAX_SHOWN = 200;
const MAX_TOLD = 900;

const SUPPORT_PAGE = '/expert/support';

type Dependencies = Core & { accounts: AccountServices; notices: NoticeWriter; mailer: Mailer };

const ANSWER_NOTICE: JobKind<{ workspaceId: string; requestId: string }> = {
  name: 'notices.support',
  label: 'Báo chuyên gia: yêu cầu hỗ trợ đã có trả lời',
  payload: z.object({ workspaceId: z.string(), requestId: z.string() }),
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

const ANSWER_MAIL: JobKind<{ workspaceId: string; requestId: string }> = {
  name: 'mail.support',
  label: 'Thư trả lời yêu cầu hỗ trợ',
  payload: z.object({ workspaceId: z.string(), requestId: z.string() }),
  maxAttempts: 8,
  mostPerSubject: 1_000,
  repeatable: false,
};

const formatTitle = ({ subject }: StoredRequest): string =>
  `Đã trả lời yêu cầu hỗ trợ: ${subject}`.slice(0, 300);

function answerHandlers(input: Dependencies, requests: SupportRequests): JobHandler[] {
  const { accounts, notices, mailer, ctx } = input;
  async function answered(workspaceId: string, requestId: string) {
    const request = (await requests.of(workspaceId)).find(({ id }) => id === requestId);
    if (!request?.answer) throw new WriteMissing('the answer');
    return { request, text: request.answer.text };
  }
  return [
    createHandler(ANSWER_NOTICE, async ({ payload: { workspaceId, requestId } }) => {
      const { request, text } = await answered(workspaceId, requestId);
      await notices.write(workspaceId, {
        id: `support-${requestId}`,
        kind: 'notification',
        title: formatTitle(request),
        body: text.slice(0, MAX_TOLD),
        act: 'supportAnswered',
      });
    }),
    createHandler(ANSWER_MAIL, async ({ payload: { workspaceId, requestId }, id }) => {
      const { request, text } = await answered(workspaceId, requestId);
      const account = (await accounts.store.at(request.by))?.account;
      if (!account || isUnconfirmed(account)) return;
      const mail = {
        subject: formatTitle(request),
        lines: [`Chào ${account.name},`, ...text.split(/\n+/).filter(Boolean)],
        button: { label: 'Xem yêu cầu hỗ trợ', url: ctx.publicUrl() + SUPPORT_PAGE },
      };
      await mailer.send(account.email, mail, id);
    }),
  ];
}

const toShown = ({ by: _by, ...request }: StoredRequest) => request;

function expertRoutes({ accounts, now }: Dependencies, requests: SupportRequests) {
  return [
    route(listOwnRequests, async ({ claims }) => ({
      requests: (await requests.of(claims.workspaceId)).map(toShown).reverse(),
    })),
    route(
      askSupport,
      async ({ claims, body }) => {
        const { account, stored } = await accounts.accountState.accountOf(claims);
        const { plan: tier } = await accounts.store.buildProfile(account);
        const request = { ...body, tier, createdAt: now().toISOString(), by: stored._id };
        await requests.add(account.workspaceId, request);
      },
      { rate: ASKING },
    ),
  ];
}

function staffRoutes({ accounts, jobs }: Dependencies, requests: SupportRequests) {
  async function toQueued(
    request: StoredRequest & { workspaceId: string },
  ): Promise<QueuedRequest> {
    const account = (await accounts.store.at(request.by))?.account;
    const { name = '', email = '' } = account ?? {};
    return { ...toShown(request), workspaceId: request.workspaceId, name, email };
  }
  return [
    route(listSupportQueue, async () => {
      const open = (await requests.open()).sort(bySupportRank);
      const queuedRequests = await Promise.all(open.slice(0, MAX_SHOWN).map(toQueued));
      return { requests: queuedRequests, total: open.length };
    }),
    route(answerSupport, async ({ params: { workspaceId, id }, body: { text } }) => {
      const payload = { workspaceId, requestId: id };
      // Unique, so that a refused try does not block the next one.
      const key = uuid();
      const followUps = [ANSWER_NOTICE, ANSWER_MAIL].map((kind) =>
        jobRequest(kind, { key, payload }),
      );
      await jobs.enqueueAround(followUps, () => requests.answer(workspaceId, id, text));
    }),
  ];
}

export function support(input: Dependencies): Module {
  const requests = createSupportRequests(input.accounts.store.database, input.now);
  return {
    routes: [...expertRoutes(input, requests), ...staffRoutes(input, requests)],
    jobs: answerHandlers(input, requests),
    queues: [
      {
        name: 'support',
        count: async () => toWaiting((await requests.open()).map(({ createdAt }) => createdAt)),
      },
    ],
  };
}
