import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoodSubmission } from '../../src/api/foodSubmissions';
import { workspaceDatabase, type Couch, type CouchDatabase } from '../../sync-server/couch/client';
import { decidedHandler } from '../../sync-server/modules/adminFoods/carryOut';
import { createEntries } from '../../sync-server/modules/adminFoods/entries';
import {
  FOODS_WAITING_MAX,
  submissionKey,
} from '../../sync-server/modules/adminFoods/submissionRecords';
import { createSubmissionStore } from '../../sync-server/modules/adminFoods/submissions';
import { createNoticeWriter } from '../../sync-server/modules/notices/notices';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';
import { until } from '../support/gateway';
import { getCode, type Browser } from './accountHelpers';
import { changeEntry, openFoodDesk, type FoodDesk } from './foodDesk';
import { addPerson, Device } from './syncHelpers';

let desk: FoodDesk;
beforeAll(async () => {
  desk = await openFoodDesk();
});
afterAll(() => desk?.gateway.stop());

const now = (): Date => new Date();
const accounts = (): CouchDatabase => desk.gateway.ctx.couch.database(ACCOUNTS_DATABASE);

async function waiting(): Promise<FoodSubmission[]> {
  const { status, body } = await desk.content.call('GET', '/api/admin/food-submissions');
  expect(status).toBe(200);
  return body.submissions as FoodSubmission[];
}
const act = (
  who: Browser,
  { workspaceId, id, revision }: FoodSubmission,
  what: string,
  body: object,
) => who.post(`/api/admin/food-submissions/${workspaceId}/${id}/${what}`, { revision, ...body });

/** The jobs of decisions must not carry out what a test puts in their place. */
const decisionsDone = () =>
  until(() =>
    [...desk.gateway.parts.jobs.board.all()].every(({ job }) => job.kind !== 'foods.decided'),
  );

async function approve(submission: FoodSubmission): Promise<string> {
  const { proposal: entry, formerRevision: entryRevision } = submission;
  const body = { entry, entryRevision, confirmed: true };
  const answer = await act(desk.content, submission, 'approve', body);
  expect([answer.status, getCode(answer)]).toEqual([200, undefined]);
  return String(answer.body.entryId);
}

describe('P24 own foods that experts send in', () => {
  let device: Device;
  const own = (name: string, change: object = {}) => ({
    id: randomUUID(),
    workspaceId: device.person.workspaceId,
    expertId: device.person.accountId,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    kind: 'product',
    name,
    aliases: [],
    category: '',
    basis: { amount: 100, unit: 'ml' },
    nutrients: { calories: 69, protein: 1.2, carbs: 15.5, fat: 0.2 },
    servingSize: 65,
    unit: 'hũ',
    measures: [{ unit: 'hũ', amount: 65 }],
    allergens: ['sữa'],
    isPublic: false,
    status: 'pending',
    imageUrls: ['https://example.vn/rieng.jpg'],
    ...change,
  });
  type Own = ReturnType<typeof own>;

  async function push(next: Own, assumed: Own | null = null): Promise<void> {
    const row = { collection: 'foods', assumed, next: { ...next, _deleted: false } };
    const { body } = await device.push([row]);
    expect(body.verdicts?.map(({ verdict }) => verdict)).toEqual(['accepted']);
  }
  async function sent(food: Own): Promise<FoodSubmission> {
    const find = async () => (await waiting()).find(({ id }) => id === food.id);
    await expect.poll(find, { timeout: 10_000 }).toBeDefined();
    const submission = await find();
    if (!submission) throw new Error('not sent');
    return submission;
  }
  async function noticeOf({ id }: Own): Promise<Record<string, unknown> | undefined> {
    const database = desk.gateway.ctx.couch.database(workspaceDatabase(device.person.workspaceId));
    const rows = await database.list({
      startKey: 'notices:',
      endKey: 'notices:\ufff0',
      includeDocs: true,
    });
    const bodies = rows.map(({ doc }) => doc?.body ?? {});
    return bodies.findLast(({ about }) => (about as { id?: string } | undefined)?.id === id);
  }

  beforeAll(async () => {
    const { ctx } = desk.gateway;
    device = new Device(desk.gateway.url, await addPerson(ctx.couch, ctx.config.sessionSecret));
    await device.start();
  });

  it('P24 that were sent in before gateways noted it wait as well', async () => {
    const food = own('Món của bản trước', { workspaceId: 'w-before' });
    const database = desk.gateway.ctx.couch.database(workspaceDatabase('w-before'));
    await database.ensure();
    await database.put(envelope(`foods:${food.id}`, food, 'before', new Date()));
    const [submission, ...others] = await waiting();
    expect([submission?.id, others]).toEqual([food.id, []]);
    if (!submission) throw new Error('not noted');
    const reason = 'Món đã có';
    expect((await act(desk.content, submission, 'decline', { reason })).status).toBe(200);
  });

  it('P24 wait with their nearest foods, and once approved are everybody’s', async () => {
    const food = own('Sữa chua uống men sống');
    await push(food);
    const submission = await sent(food);
    expect(submission.nearest[0]?.entry.name).toMatch(/Sữa chua/);
    expect(submission.proposal).not.toHaveProperty('imageUrls');
    const counted = await desk.content.call('GET', '/api/admin/waiting');
    expect(counted.body.queues).toContainEqual({
      name: 'foods',
      count: 1,
      oldest: expect.any(String) as string,
    });

    const entry = { ...submission.proposal, category: 'Sữa và chế phẩm' };
    const answers = await Promise.all([
      act(desk.content, submission, 'approve', { entry }),
      act(desk.other, submission, 'approve', { entry: { ...entry, name: 'Tên khác' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(getCode)).toContain('submission_changed');
    const { entryId } = answers.find(({ status }) => status === 200)?.body ?? {};
    const shown = await desk.read(String(entryId));
    expect(shown.entry).toMatchObject({ kind: 'product', isPublic: true, status: 'active' });
    expect(shown.entry).not.toHaveProperty('workspaceId');
    expect(await waiting()).toEqual([]);
    expect(await noticeOf(food)).toMatchObject({ act: 'foodApproved' });
  });

  it('P24 are declined with a reason, and wait again once they were mended', async () => {
    const food = own('Bánh quy nhà');
    await push(food);
    const submission = await sent(food);
    const reason = 'Thiếu ảnh nhãn';
    expect((await act(desk.content, submission, 'decline', { reason })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await noticeOf(food)).toMatchObject({ act: 'foodDeclined', body: reason });
    await push({ ...food, nutrients: { ...food.nutrients, protein: 1.4 } }, food);
    expect((await sent(food)).revision).not.toBe(submission.revision);
  });

  it('P24 that were taken back by their author are not decided about', async () => {
    const food = own('Kẹo lạc nhà');
    await push(food);
    const submission = await sent(food);
    await push({ ...food, status: 'active' }, food);
    const answer = await act(desk.content, submission, 'decline', { reason: 'Không rõ' });
    expect(getCode(answer)).toBe('submission_changed');
    expect((await waiting()).map(({ id }) => id)).not.toContain(food.id);
  });

  it('P24 that the catalogue has already lend it their name', async () => {
    const food = own('Cá tràu đồng', { kind: 'food', nutrients: { calories: 97 } });
    await push(food);
    const submission = await sent(food);
    const { revision: entryRevision } = await desk.read('vfct-8022');
    const unnamed = await act(desk.content, submission, 'join', { entryId: 'vfct-8022' });
    expect([unnamed.status, getCode(unnamed)]).toEqual([426, 'app_outdated']);
    const body = { entryId: 'vfct-8022', entryRevision };
    const answer = await act(desk.content, submission, 'join', body);
    expect(answer.status).toBe(200);
    expect((await desk.read('vfct-8022')).entry.aliases).toContain('Cá tràu đồng');
    expect(await noticeOf(food)).toMatchObject({ act: 'foodJoined' });
  });

  /** Carries out what was decided about a food once more, as its job does. */
  async function repeatJob({ id: foodId }: Own): Promise<void> {
    const { couch, log, wake } = desk.gateway.ctx;
    const handler = decidedHandler({
      couch,
      log,
      now,
      entries: createEntries(couch, now),
      notices: createNoticeWriter({ couch, wake, now }),
    });
    const { workspaceId } = device.person;
    const job = { id: 'j', attempt: 1, subject: undefined, signal: new AbortController().signal };
    await handler.run({ ...job, payload: { workspaceId, foodId } });
  }
  async function findStored({ id: foodId }: Own) {
    return accounts().get(submissionKey({ workspaceId: device.person.workspaceId, foodId }));
  }

  it('P24 approved anew is not written over what a colleague has changed since', async () => {
    const food = own('Sữa đậu nành nhà');
    await push(food);
    const entryId = await approve(await sent(food));
    await push({ ...food, nutrients: { ...food.nutrients, protein: 2.5 } }, food);
    const again = await sent(food);
    expect(again.former?.id).toBe(entryId);
    const corrected = { ...again.proposal.nutrients, sodium: 51 };
    await changeEntry(desk.other, await desk.read(entryId), { nutrients: corrected });
    const { proposal: entry, formerRevision: entryRevision } = again;
    const body = { entry, entryRevision, confirmed: true };
    expect(getCode(await act(desk.content, again, 'approve', body))).toBe('entry_changed');
    const unnamed = await act(desk.content, again, 'approve', { entry, confirmed: true });
    expect([unnamed.status, getCode(unnamed)]).toEqual([426, 'app_outdated']);
    expect((await desk.read(entryId)).entry.nutrients.sodium).toBe(51);
    await approve(await sent(food));
  });

  it.each([
    ['whose notice failed', false],
    ['that ended before it noted its work', true],
  ])('P24 a job %s leaves what staff changed since', async (_what, isForgotten) => {
    const food = own(`Bánh đúc ${isForgotten}`);
    await push(food);
    const entryId = await approve(await sent(food));
    await decisionsDone();
    const stored = await findStored(food);
    const decision = stored?.body.decision as Record<string, unknown>;
    expect(decision.carriedOut).toBe(true);
    if (isForgotten && stored) {
      const { carriedOut: _, ...rest } = decision;
      await accounts().put({ ...stored, body: { ...stored.body, decision: rest } });
    }
    await changeEntry(desk.other, await desk.read(entryId), { name: 'Bánh đúc lạc' });
    await repeatJob(food);
    expect((await desk.read(entryId)).entry.name).toBe('Bánh đúc lạc');
    expect((await waiting()).map(({ id }) => id)).not.toContain(food.id);
  });

  it('P24 a decision on an entry that is another one by now is withdrawn, and the log says so', async () => {
    const food = own('Chè kho');
    await push(food);
    await approve(await sent(food));
    await decisionsDone();
    const stored = await findStored(food);
    if (!stored) throw new Error('not stored');
    const { carriedOut: _, ...decision } = stored.body.decision as Record<string, unknown>;
    const next = { ...decision, decisionId: randomUUID(), on: '1-other' };
    await accounts().put({ ...stored, body: { ...stored.body, decision: next } });
    await repeatJob(food);
    expect((await sent(food)).id).toBe(food.id);
    const audit = await accounts().get(`audit:${next.decisionId}.withdrawn`);
    expect(audit?.body).toMatchObject({ action: 'withdrawFoodDecision', foodId: food.id });
  });

  it('P24 a question reaches the author; the food waits again once it was changed', async () => {
    const food = own('Bánh flan nhà');
    await push(food);
    const question = 'Mỗi hũ bao nhiêu gam?';
    const answer = await act(desk.content, await sent(food), 'ask', { question });
    expect(answer.status).toBe(200);
    expect((await waiting()).map(({ id }) => id)).not.toContain(food.id);
    expect(await noticeOf(food)).toMatchObject({ act: 'foodAsked', body: question });
    await push({ ...food, servingSize: 80 }, food);
    await sent(food);
  });

  it('P24 an approval that is undone leaves the catalogue, and the food waits again', async () => {
    const food = own('Kem bơ nhà');
    await push(food);
    const submission = await sent(food);
    const { proposal: entry } = submission;
    const { body } = await act(desk.content, submission, 'approve', { entry, confirmed: true });
    const { id: decisionId } = body.decision as { id: string };
    const path = `/api/admin/food-submissions/${submission.workspaceId}/${food.id}/undo`;
    expect((await desk.other.post(path, { decisionId })).status).toBe(200);
    const gone = await desk.content.call('GET', `/api/admin/catalogue/${String(body.entryId)}`);
    expect(gone.status).toBe(404);
    expect(await noticeOf(food)).toMatchObject({ act: 'foodUndone' });
    expect(getCode(await desk.other.post(path, { decisionId }))).toBe('decided_meanwhile');
    await approve(await sent(food));
  });

  it('P24 a joined name is taken back, unless somebody has changed the entry since', async () => {
    const [food, kept] = [own('Cá lóc bông'), own('Cá lóc đen')];
    for (const [one, isChanged] of [
      [food, false],
      [kept, true],
    ] as const) {
      await push(one);
      const submission = await sent(one);
      const { revision: entryRevision } = await desk.read('vfct-8022');
      const joined = { entryId: 'vfct-8022', entryRevision };
      const { body } = await act(desk.content, submission, 'join', joined);
      const { id: decisionId } = body.decision as { id: string };
      if (isChanged)
        await changeEntry(desk.other, await desk.read('vfct-8022'), { nameEn: 'Fish' });
      const path = `/api/admin/food-submissions/${submission.workspaceId}/${one.id}/undo`;
      const answer = await desk.content.post(path, { decisionId });
      expect(getCode(answer)).toBe(isChanged ? 'entry_changed' : undefined);
    }
    const { aliases } = (await desk.read('vfct-8022')).entry;
    expect([aliases.includes(food.name), aliases.includes(kept.name)]).toEqual([false, true]);
  });

  it('P24 of the foods ever sent in those that wait are looked up, in one call for a practice', async () => {
    const { couch } = desk.gateway.ctx;
    const asked: unknown[][] = [];
    const counting = {
      ...couch,
      databases: () => couch.databases(),
      database: (name: string) => {
        const database = couch.database(name);
        return new Proxy(database, {
          get: (target, key: keyof CouchDatabase) => {
            const value = target[key];
            if (typeof value !== 'function') return value;
            return (...args: never[]) => {
              asked.push([name, key, args[0]]);
              return (value as (...all: never[]) => unknown).apply(target, args);
            };
          },
        });
      },
    } as Couch;
    for (const name of ['Mứt gừng', 'Mứt dừa', 'Mứt bí']) await push(own(name));
    const taken = own('Mứt rút lại');
    await push(taken);
    await sent(taken);
    await push({ ...taken, status: 'active' }, taken);
    await until(async () => (await findStored(taken)) === undefined);
    await until(async () => (await waiting()).length >= 3);
    const store = createSubmissionStore({ couch: counting, now });
    const listed = await store.listWaiting();
    expect(listed.length).toBeGreaterThanOrEqual(3);
    const ofPractices = asked.filter(([name]) => String(name).startsWith('workspace-'));
    // Of those that were decided or taken back none.
    const ids = listed.map(({ submission }) => `foods:${submission.foodId}`);
    const { workspaceId } = device.person;
    expect(ofPractices).toEqual([
      [workspaceDatabase(workspaceId), 'getMany', expect.arrayContaining(ids) as unknown],
    ]);
    expect(ofPractices[0]?.[2]).toHaveLength(ids.length);
  });

  it('P24 a practice has so many waiting at a time, and further ones follow', async () => {
    const { ctx } = desk.gateway;
    const many = new Device(desk.gateway.url, await addPerson(ctx.couch, ctx.config.sessionSecret));
    await many.start();
    const { workspaceId, accountId: expertId } = many.person;
    const rows = Array.from({ length: FOODS_WAITING_MAX + 8 }, (_, n) => {
      const next = { ...own(`Món số ${n}`, { workspaceId, expertId }), _deleted: false };
      return { collection: 'foods', assumed: null, next };
    });
    await many.push(rows);
    // Without the nearest foods of each, which take their time.
    const store = createSubmissionStore({ couch: ctx.couch, now });
    const listOwn = async () =>
      (await store.listWaiting()).filter(
        ({ submission }) => submission.workspaceId === workspaceId,
      );
    await until(async () => (await listOwn()).length >= FOODS_WAITING_MAX);
    await until(() =>
      [...desk.gateway.parts.jobs.board.all()].every(({ job }) => job.kind !== 'foods.sent'),
    );
    const before = await listOwn();
    expect(before.length).toBeLessThan(rows.length);
    for (const { submission, food } of before.slice(0, 8)) {
      const path = `/api/admin/food-submissions/${workspaceId}/${submission.foodId}/decline`;
      const answer = await desk.content.post(path, { revision: food._rev, reason: 'Đã có' });
      expect(answer.status).toBe(200);
    }
    const known = new Set(before.map(({ submission }) => submission.foodId));
    const missing = rows.filter(({ next }) => !known.has(next.id));
    await until(async () => {
      const ids = new Set((await listOwn()).map(({ submission }) => submission.foodId));
      return missing.every(({ next }) => ids.has(next.id));
    });
  });
});
