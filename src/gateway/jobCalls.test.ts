import { expect, it } from 'vitest';
import { ServerAnswer } from './calls';
import { createJobCalls } from './jobCalls';

function calls(answer: unknown, status = 200) {
  const asked: string[] = [];
  const session = {
    call: async (path: string, init?: RequestInit) => {
      asked.push(`${init?.method ?? 'GET'} ${path}`);
      return new Response(JSON.stringify(answer), { status });
    },
  };
  return { asked, calls: createJobCalls(session) };
}

it('lists dead letters, tries them again and discards them', async () => {
  const { asked, calls: jobs } = calls({ success: true, jobs: [], total: 0 });
  expect(await jobs.deadLetters()).toMatchObject({ jobs: [], total: 0 });
  await jobs.retry('job:1a');
  await jobs.discard('job:1a');
  expect(asked).toEqual([
    'GET /api/admin/jobs?state=dead',
    'POST /api/admin/jobs/job%3A1a/retry',
    'POST /api/admin/jobs/job%3A1a/discard',
  ]);
});

it('takes no answer of something else for a list, and hands on why the server refuses', async () => {
  await expect(calls({ jobs: 'none' }).calls.deadLetters()).rejects.toThrow(ServerAnswer);
  const refused = calls({ success: false, code: 'job_handled', error: 'x' }, 409);
  await expect(refused.calls.retry('job:1')).rejects.toMatchObject({ code: 'job_handled' });
});
