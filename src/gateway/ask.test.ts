import { describe, expect, it } from 'vitest';
import { forgotPassword } from '../api/passwords';
import { listJobs, retryJob } from '../api/jobs';
import { createGateway } from './ask';
import { ServerAnswer } from './calls';

function gateway(answer: unknown, status = 200) {
  const requests: string[] = [];
  const reply =
    (who: string) =>
    async (path: string, { method = 'GET', body }: RequestInit) => {
      requests.push([who, method, path, body].filter(Boolean).join(' '));
      return new Response(JSON.stringify(answer), { status });
    };
  return { calls: requests, ...createGateway(reply('anyone'), { call: reply('signed in') }) };
}

describe('asking the gateway', () => {
  it('goes where the contract says, with a token unless anyone may ask', async () => {
    const { ask, calls } = gateway({ success: true, jobs: [], total: 0 });
    expect(await ask(listJobs, { query: { state: 'dead' } })).toMatchObject({ jobs: [], total: 0 });
    await ask(retryJob, { params: { id: 'job:1a' } });
    await ask(forgotPassword, { body: { email: 'lan@example.vn' } });
    expect(calls).toEqual([
      'signed in GET /api/admin/jobs?state=dead',
      'signed in POST /api/admin/jobs/job%3A1a/retry {}',
      'anyone POST /api/auth/password/forgot {"email":"lan@example.vn"}',
    ]);
  });

  it('reads what a newer gateway adds, and takes no answer of something else', async () => {
    const newer = gateway({ success: true, jobs: [], total: 0, page: 1 });
    expect(await newer.ask(listJobs, { query: {} })).toMatchObject({ total: 0 });
    await expect(gateway({ jobs: 'none' }).ask(listJobs, { query: {} })).rejects.toThrow(
      ServerAnswer,
    );
  });

  it('hands on why the server refuses', async () => {
    const refused = gateway({ success: false, code: 'job_handled', error: 'x' }, 409);
    const answer = refused.ask(retryJob, { params: { id: 'job:1' } });
    await expect(answer).rejects.toMatchObject({ code: 'job_handled' });
  });
});
