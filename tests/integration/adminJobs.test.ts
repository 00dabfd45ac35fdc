import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listJobs, type JobRecord } from '../../src/api/jobs';
import { SETTLE_PAYMENT } from '../../sync-server/modules/billing/jobKinds';
import { jobRequest } from '../../sync-server/modules/jobs/queue';
import type { StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import { freePort } from '../support/freePort';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { Browser, getCode, putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: TestGateway;
let other: TestGateway;
let owner: Browser;
beforeAll(async () => {
  const port = await freePort();
  gateway = await startGateway({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, METRICS_TOKEN: 'a-token-of-24-letters-ok' },
  });
  other = await startGateway();
  await putAccount(gateway.ctx.couch, 'owner', {
    role: 'admin',
    adminRole: 'owner',
    unconfirmed: true,
  });
  owner = new Browser(gateway.url);
  await owner.login('owner@example.vn');
});
afterAll(async () => {
  await other.stop();
  await gateway.stop();
});

async function list(state = 'dead'): Promise<JobRecord[]> {
  const { body } = await owner.call('GET', `/api/admin/jobs?state=${state}`);
  return listJobs.answer.parse(body).jobs;
}

async function deadLetter(name: string): Promise<JobRecord> {
  const { email } = await putAccount(gateway.ctx.couch, name);
  await new Browser(gateway.url).post('/api/auth/password/forgot', { email });
  const { database, board } = gateway.parts.jobs;
  await until(() => [...board.all()].some(({ job }) => job.failure && job.state === 'queued'));
  const queued = [...board.all()].find(({ job }) => job.state === 'queued');
  await until(async () => {
    const stored = await database.get(queued!.id);
    if (stored?.body.state === 'dead') return true;
    if (stored?.body.state !== 'queued') return false;
    // Written once: each revision by the test takes the job out of the runner's hands.
    const at = new Date(0).toISOString();
    const body = { ...stored.body, attempts: 7, runAfter: at } as StoredJob['body'];
    if (stored.body.attempts < 7) await database.put({ ...stored, body }).catch(() => undefined);
    gateway.parts.jobs.wake();
    return false;
  });
  return (await list()).find(({ id }) => id === queued!.id)!;
}

/** A copy in a cluster may lag behind, so it is polled. */
const audits = async (action: string): Promise<Record<string, unknown>[]> => {
  const rows = await gateway.ctx.couch
    .database(ACCOUNTS_DATABASE)
    .list({ startKey: 'audit:', endKey: 'audit:~', includeDocs: true });
  return rows.flatMap(({ doc }) => (doc?.body.action === action ? [doc.body] : []));
};

describe('P02 dead letters', () => {
  it('P02 say whom they are for and why, and nothing that sets a password', async () => {
    const job = await deadLetter('mot');
    expect(job).toMatchObject({
      kind: 'mail.reset',
      state: 'dead',
      attempts: 8,
      person: { name: 'Người mot', email: 'mot@example.vn' },
      failure: { code: 'mail_unreachable' },
    });
    const metrics = await (
      await fetch(`${gateway.url}/metrics`, {
        headers: { authorization: 'Bearer a-token-of-24-letters-ok' },
      })
    ).text();
    expect(metrics).toContain('bualanh_jobs{state="dead"} 1');
    expect(metrics).toContain('bualanh_job_runs_total{kind="mail.reset",outcome="dead"} 1');
    const stored = await gateway.ctx.couch.database('jobs').get(job.id);
    expect(JSON.stringify(stored)).not.toMatch(/example\.vn|Người|"[\w-]{43}"/);
  });

  it('P02 are put into the queue again, once, and who did it is on record', async () => {
    const [job] = await list();
    const path = `/api/admin/jobs/${job!.id}/retry`;
    const answers = await Promise.all([owner.post(path), owner.post(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(getCode(answers.find(({ status }) => status === 409)!)).toBe('job_handled');
    expect(await list()).toEqual([]);
    await expect
      .poll(() => audits('retryJob'))
      .toMatchObject([
        { by: 'owner', jobId: job!.id, kind: 'mail.reset', failure: 'mail_unreachable' },
      ]);
    await until(async () => (await list('queued'))[0]?.attempts === 1);
  });

  it('P04 those of money cannot be discarded: what they stand for would be in no list', async () => {
    const { database, board, wake } = gateway.parts.jobs;
    const request = jobRequest(SETTLE_PAYMENT, { key: 'gone', payload: { paymentId: 'gone' } });
    await gateway.parts.jobs.enqueue({ ...request, at: new Date(Date.now() + 3_600_000) });
    const open = [...board.all()].find(({ job }) => job.kind === SETTLE_PAYMENT.name);
    const stored = open && (await database.get(open.id));
    if (!stored) throw new Error('no job');
    const failure = { code: 'internal', detail: '', at: new Date().toISOString() } as const;
    await database.put({ ...stored, body: { ...stored.body, state: 'dead', failure } });
    wake();
    await until(async () => (await list()).some(({ id }) => id === stored._id));
    expect((await list()).find(({ id }) => id === stored._id)).toMatchObject({ mustBeDone: true });
    const path = `/api/admin/jobs/${stored._id}`;
    expect(getCode(await owner.call('POST', `${path}/discard`))).toBe('job_needed');
    expect((await list()).some(({ id }) => id === stored._id)).toBe(true);
    expect((await owner.call('POST', `${path}/retry`)).status).toBe(200);
    await until(async () => (await database.get(stored._id))?.body.state !== 'dead');
  });

  it('P02 are discarded, and then carry nothing', async () => {
    const job = await deadLetter('hai');
    const path = `/api/admin/jobs/${job.id}/discard`;
    expect((await owner.post(path)).status).toBe(200);
    await expect.poll(async () => (await list()).map(({ id }) => id)).not.toContain(job.id);
    await expect.poll(() => audits('discardJob')).toMatchObject([{ by: 'owner', jobId: job.id }]);
    expect(getCode(await owner.post(path))).toBe('job_handled');
    expect((await gateway.ctx.couch.database('jobs').get(job.id))?.body.payload).toEqual({});
  });

  it('P02 that are none are refused', async () => {
    const nobody = `job:${'0'.repeat(64)}`;
    for (const id of [nobody, 'accounts', 'job:..%2f..%2faccounts'])
      expect(getCode(await owner.post(`/api/admin/jobs/${id}/retry`))).toBe('not_found');
    expect(getCode(await owner.call('GET', '/api/admin/jobs?state=done'))).toBe('invalid_request');
  });
});

const wrong = (url: string) => new Browser(url).login('owner@example.vn', 'một mật khẩu sai');

describe('S02 two gateways in one process', () => {
  it('S02 know nothing of each other: accounts, sessions, jobs, streams, limits', async () => {
    expect([...other.parts.jobs.board.all()]).toEqual([]);
    expect(other.parts.hub).not.toBe(gateway.parts.hub);
    const stranger = new Browser(other.url);
    stranger.token = owner.token;
    expect(getCode(await stranger.call('GET', '/api/admin/jobs'))).toBe('token_invalid');
    for (let call = 0; call < 21; call += 1) await wrong(gateway.url);
    expect((await wrong(gateway.url)).status).toBe(429);
    expect((await wrong(other.url)).status).toBe(401);
    const third = await startGateway();
    await third.stop();
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});
