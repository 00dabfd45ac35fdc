import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExpertRecord, Undo } from '../../src/api/experts';
import { ERRORS } from '../../src/domain/protocol/errors';
import { accountKey, auditKey } from '../../sync-server/modules/accounts/accountRecords';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { readOutbox } from '../support/outbox';
import { Browser, getCode, putAccount, type Answer } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: TestGateway;
const staff: Record<'owner' | 'support' | 'billing' | 'content', Browser> = {
  owner: new Browser(''),
  support: new Browser(''),
  billing: new Browser(''),
  content: new Browser(''),
};

beforeAll(async () => {
  gateway = await startGateway({ env: { EXPERT_APPROVAL: 'manual' } });
  for (const role of ['owner', 'support', 'billing', 'content'] as const) {
    await putAccount(gateway.ctx.couch, role, { role: 'admin', adminRole: role });
    staff[role] = new Browser(gateway.url);
    await staff[role].login(`${role}@example.vn`);
  }
});
afterAll(() => gateway.stop());

const decide = (by: Browser, id: string, decision: string, body: unknown = {}) =>
  by.post(`/api/admin/experts/${id}/${decision}`, body);
const undo = (by: Browser, id: string, decision: string) =>
  by.post(`/api/admin/applications/${id}/undo`, { decision });
const undoIn = ({ body }: Answer): Undo => body.undo as Undo;

async function waiting(by: Browser): Promise<string[]> {
  const { body } = await by.call('GET', '/api/admin/applications');
  return (body.applications as ExpertRecord[]).map(({ accountId }) => accountId);
}

const accounts = () => gateway.ctx.couch.database(ACCOUNTS_DATABASE);

async function change(id: string, fields: Record<string, unknown>): Promise<void> {
  const stored = await accounts().get(id);
  if (!stored) throw new Error(`${id} is not there`);
  await accounts().put({ ...stored, body: { ...stored.body, ...fields } });
}

const decisionJobs = () =>
  [...gateway.parts.jobs.board.all()].filter(({ job }) => job.kind === 'mail.decision');

async function passTheTime(): Promise<number> {
  const { jobs } = gateway.parts;
  await jobs.board.refresh();
  const open = decisionJobs();
  for (const { id } of open) {
    const stored = await jobs.database.get(id);
    if (!stored) continue;
    const body = { ...stored.body, runAfter: new Date(0).toISOString() };
    await jobs.database.put({ ...stored, body });
  }
  jobs.wake();
  await until(async () => (await jobs.board.refresh(), decisionJobs().length === 0));
  return open.length;
}

const mails = async (): Promise<number> => (await readOutbox(gateway.dataDir)).length;

describe('applications that wait', () => {
  it('P21 come with registration, and are read by owner, support and billing, the oldest first', async () => {
    const visitor = new Browser(gateway.url);
    const registered = await visitor.post('/api/auth/register', {
      email: 'hoa@example.vn',
      password: 'Mật khẩu rất dài 7',
      name: 'CN. Trần Thị Hoa',
      application: { specialization: 'Dinh dưỡng', phone: '0912345678' },
    });
    expect(registered.body).toMatchObject({ account: { status: 'pending' } });
    const { body } = await staff.support.call('GET', '/api/admin/applications');
    expect(body.applications).toMatchObject([{ name: 'CN. Trần Thị Hoa', emailConfirmed: false }]);
    await putAccount(gateway.ctx.couch, 'first', { status: 'pending' });
    await change(accountKey('first@example.vn'), { createdAt: '2026-01-01T00:00:00.000Z' });
    for (const role of ['owner', 'support', 'billing'] as const)
      expect((await waiting(staff[role]))[0], role).toBe('first');
    const refused = await staff.content.call('GET', '/api/admin/applications');
    expect(refused).toMatchObject({ status: 403, body: { error: ERRORS.forbidden[1] } });
    for (const role of ['billing', 'content'] as const)
      for (const decision of ['activate', 'reject'])
        expect(
          getCode(await decide(staff[role], 'first', decision, { reason: 'Thử' })),
          `${role} ${decision}`,
        ).toBe('forbidden');
  });

  it('P21 an approval by support lets the expert work at once, and its mail leaves later', async () => {
    await putAccount(gateway.ctx.couch, 'lien', { status: 'pending' });
    const before = await mails();
    const answer = await decide(staff.support, 'lien', 'activate');
    expect(answer).toMatchObject({ status: 200, body: { expert: { status: 'approved' } } });
    expect(Date.parse(undoIn(answer).until) - Date.now()).toBeGreaterThan(20_000);
    const [job] = decisionJobs();
    expect(Date.parse(job?.job.runAfter ?? '') - Date.now()).toBeGreaterThan(25_000);
    expect(await mails()).toBe(before);
    expect(await passTheTime()).toBe(1);
    await until(async () => (await mails()) === before + 1);
  });

  it('P21 a decision that is undone mails nobody, also when the same is decided again', async () => {
    await putAccount(gateway.ctx.couch, 'mo', { status: 'pending' });
    const before = await mails();
    const reason = { reason: 'Thiếu chứng chỉ' };
    const rejected = await decide(staff.support, 'mo', 'reject', reason);
    const { decision } = undoIn(rejected);
    for (let time = 1; time <= 2; time += 1)
      expect(await undo(staff.support, 'mo', decision)).toMatchObject({
        status: 200,
        body: { expert: { status: 'pending' } },
      });
    expect((await undo(staff.support, 'mo', decision)).body.expert).not.toHaveProperty(
      'statusReason',
    );
    expect(await waiting(staff.support)).toContain('mo');
    expect((await decide(staff.support, 'mo', 'reject', reason)).status).toBe(200);
    await undo(staff.support, 'mo', decision);
    expect(await waiting(staff.support)).not.toContain('mo');
    expect(await passTheTime()).toBe(2);
    await until(async () => (await mails()) === before + 1);
  });

  it('P21 undoing gives an account its former reason back', async () => {
    await putAccount(gateway.ctx.couch, 'nhi', { status: 'pending' });
    await decide(staff.owner, 'nhi', 'reject', { reason: 'Chưa rõ nơi làm việc' });
    const approved = await decide(staff.owner, 'nhi', 'activate');
    const { decision } = undoIn(approved);
    expect((await undo(staff.owner, 'nhi', decision)).body.expert).toMatchObject({
      status: 'rejected',
      statusReason: 'Chưa rõ nơi làm việc',
      verified: false,
    });
  });

  it('P21 is too late after 30 seconds, and says what can be done', async () => {
    await putAccount(gateway.ctx.couch, 'oanh', { status: 'pending' });
    const { decision } = undoIn(await decide(staff.support, 'oanh', 'activate'));
    await change(auditKey(decision), { at: new Date(Date.now() - 31_000).toISOString() });
    expect(await undo(staff.support, 'oanh', decision)).toMatchObject({
      status: 409,
      body: { code: 'undo_expired', error: ERRORS.undo_expired[1] },
    });
    expect((await undo(staff.support, 'oanh', 'khong-co')).status).toBe(404);
    expect((await undo(staff.support, 'mo', decision)).status).toBe(404);
  });

  it('P21 a suspension cannot be undone so, and is mailed at once', async () => {
    await putAccount(gateway.ctx.couch, 'phi');
    const answer = await decide(staff.owner, 'phi', 'suspend', { reason: 'Vi phạm' });
    expect(answer.body).not.toHaveProperty('undo');
  });
});
