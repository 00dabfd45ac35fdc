import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import {
  answerSupport,
  askSupport,
  listOwnRequests,
  listSupportQueue,
  type QueuedRequest,
} from '../../../src/api/support';
import { bySupportRank } from '../../../src/domain/support';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { AccountServices } from '../accounts/create';
import { handlerOf, WriteMissing, type JobHandler, type JobKind } from '../jobs/kinds';
import { jobRequest } from '../jobs/queue';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import { createSupportRequests, type StoredRequest, type SupportRequests } from './requests';

const ASKING: Rate = { name: 'support', calls: 10, burst: 10 };
/** Requests that the staff see at once: the first of the queue. */
const MAX_SHOWN = 200;
/** Characters of an answer that the notice repeats; all of it stands on the page of requests. */
const MAX_TOLD = 900;

/** Tells the practice's devices that a request was answered. */
const ANSWER_NOTICE: JobKind<{ workspaceId: string; requestId: string }> = {
  name: 'notices.support',
  label: 'Báo chuyên gia: yêu cầu hỗ trợ đã có trả lời',
  payload: z.object({ workspaceId: z.string(), requestId: z.string() }),
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

const answerHandler = (requests: SupportRequests, notices: NoticeWriter): JobHandler =>
  handlerOf(ANSWER_NOTICE, async ({ payload: { workspaceId, requestId } }) => {
    const asked = (await requests.of(workspaceId)).find(({ id }) => id === requestId);
    if (!asked?.answer) throw new WriteMissing('the answer');
    await notices.write(workspaceId, {
      id: `support-${requestId}`,
      kind: 'notification',
      title: `Đã trả lời yêu cầu hỗ trợ: ${asked.subject}`.slice(0, 300),
      body: asked.answer.text.slice(0, MAX_TOLD),
      act: 'supportAnswered',
    });
  });

const shownOf = ({ by: _by, ...request }: StoredRequest) => request;

type Given = Core & { accounts: AccountServices; notices: NoticeWriter };

/** Calls of practices that ask. */
function expertRoutes({ accounts, now }: Given, requests: SupportRequests) {
  return [
    route(listOwnRequests, async ({ claims }) => ({
      requests: (await requests.of(claims.workspaceId)).map(shownOf).reverse(),
    })),
    route(
      askSupport,
      async ({ claims, body }) => {
        const { account, stored } = await accounts.accountState.accountOf(claims);
        const { plan: tier } = await accounts.store.profileOf(account);
        const asked = { ...body, tier, createdAt: now().toISOString(), by: stored._id };
        await requests.add(account.workspaceId, asked);
      },
      { rate: ASKING },
    ),
  ];
}

/** Calls of the staff. */
function staffRoutes({ accounts, jobs }: Given, requests: SupportRequests) {
  async function queuedOf(
    request: StoredRequest & { workspaceId: string },
  ): Promise<QueuedRequest> {
    const account = (await accounts.store.at(request.by))?.account;
    const { name = '', email = '' } = account ?? {};
    return { ...shownOf(request), workspaceId: request.workspaceId, name, email };
  }
  return [
    route(listSupportQueue, async () => {
      const open = (await requests.open()).sort(bySupportRank);
      const shown = await Promise.all(open.slice(0, MAX_SHOWN).map(queuedOf));
      return { requests: shown, total: open.length };
    }),
    route(answerSupport, async ({ params: { workspaceId, id }, body: { text } }) => {
      const payload = { workspaceId, requestId: id };
      // A try that is refused must not stand in the way of the next one.
      await jobs.enqueueAround([jobRequest(ANSWER_NOTICE, { key: uuid(), payload })], () =>
        requests.answer(workspaceId, id, text),
      );
    }),
  ];
}

/** Questions of practices to the staff, in a queue by what the practice pays for. */
export function support(given: Given): Module {
  const requests = createSupportRequests(given.accounts.store.database, given.now);
  return {
    routes: [...expertRoutes(given, requests), ...staffRoutes(given, requests)],
    jobs: [answerHandler(requests, given.notices)],
  };
}
