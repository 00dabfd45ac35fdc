import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Submission } from '../../src/api/submissions';
import { newId } from '../../src/domain/schema/newId';
import { surveyAnswers } from '../../src/domain/publicHouse/survey/answersFixture';
import { freePort } from '../support/freePort';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { idleJobs } from '../support/jobs';
import { Browser, getCode } from './accountHelpers';
import { extractPart, startMailServer, type MailServer } from './mailServer';

let mails: MailServer;
let gateway: TestGateway;
let visitor: Browser;

beforeAll(async () => {
  mails = await startMailServer();
  gateway = await startGateway({ env: { SMTP_URL: mails.url, TRUST_PROXY: '1' } });
  visitor = new Browser(gateway.url);
});
afterAll(async () => {
  await gateway.stop();
  await mails.close();
});

const submission = (email: string): Submission => ({
  id: newId(),
  kind: 'survey',
  email,
  answers: surveyAnswers({ allergies: ['Tôm, tép'] }),
  consent: { agreed: true, textVersion: '1' },
});
const mailsTo = (address: string): string[] =>
  mails.mails
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => extractPart(raw, 'text/plain'));

it('P07 an address gets the result once it is confirmed, and each mail once', async () => {
  const survey = submission('hanh@example.vn');
  for (let again = 0; again < 3; again += 1)
    expect((await visitor.post('/api/submissions', survey)).status).toBe(200);
  await until(() => mailsTo(survey.email).length > 0);
  const [confirmationMail = ''] = mailsTo(survey.email);
  expect(confirmationMail).not.toMatch(/34 tuổi|61 kg|tôm|BMI/iu);
  const [, token = ''] = /#nhan=([\w.-]+)/.exec(confirmationMail) ?? [];
  for (let again = 0; again < 2; again += 1)
    expect((await visitor.post('/api/submissions/confirm', { token })).status).toBe(200);
  await until(() => mailsTo(survey.email).length > 1);
  await idleJobs(gateway);
  expect(mailsTo(survey.email)).toHaveLength(2);
  expect(mailsTo(survey.email)[1]).toMatch(/BMI 24,4: thừa cân.*1\.463 kcal/su);
});

it('P07 an id belongs to what came with it first, and a guessed token opens nothing', async () => {
  const survey = submission('a@example.vn');
  expect((await visitor.post('/api/submissions', survey)).status).toBe(200);
  const other = await visitor.post('/api/submissions', { ...survey, email: 'b@example.vn' });
  expect([other.status, getCode(other)]).toEqual([409, 'id_taken']);
  const token = `${survey.id}.${'x'.repeat(32)}`;
  const guessed = await visitor.post('/api/submissions/confirm', { token });
  expect([guessed.status, getCode(guessed)]).toEqual([404, 'not_found']);
});

it('P07 an address of mail gets a few mails an hour, from however many places they are asked for', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const { status } = await fetch(`${gateway.url}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${at}` },
      body: JSON.stringify(submission('Nguoi.La@example.vn')),
    });
    statuses.push(status);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
});

it('P07 who asked first has the result, though strangers name the address while no mail goes out', async () => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, TRUST_PROXY: '1' };
  const silent = await startGateway({ env });
  try {
    const survey = submission('cham@example.vn');
    const send = (body: Submission, at: number) =>
      new Browser(silent.url).call('POST', '/api/submissions', body, {
        'x-forwarded-for': `10.3.0.${at}`,
      });
    for (const [at, one] of [survey, submission(survey.email), submission(survey.email)].entries())
      expect((await send(one, at)).status).toBe(200);
    const stored = await silent.ctx.couch.database('accounts').get(`submission:${survey.id}`);
    const token = `${survey.id}.${String(stored?.body.token)}`;
    const answer = await new Browser(silent.url).post('/api/submissions/confirm', { token });
    expect([answer.status, getCode(answer)]).toEqual([200, undefined]);
  } finally {
    await silent.stop();
  }
});

it('P07 a survey out of any range is refused in words, and nothing of it is kept or mailed', async () => {
  const survey = submission('c@example.vn');
  const many = Array.from({ length: 13 }, (_, at) => `Món ${at}`);
  let count = 0;
  // Each from an address of its own: the limit of one is tested above.
  const post = (body: object): Promise<Response> =>
    fetch(`${gateway.url}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${(count += 1)}` },
      body: JSON.stringify(body),
    });
  for (const changes of [
    { age: 17 },
    { age: 101 },
    { age: 30.5 },
    { age: '34' },
    { heightCm: 49 },
    { weightKg: 301 },
    { targetWeightKg: 19 },
    { activity: 'flying' },
    { allergies: many },
    { conditions: ['x'.repeat(81)] },
    { preferences: 'x'.repeat(1001) },
    { allergyDetail: 'x'.repeat(1001) },
  ]) {
    const answer = await post({ ...survey, answers: { ...survey.answers, ...changes } });
    const { code, error } = (await answer.json()) as { code: string; error: string };
    expect([answer.status, code], JSON.stringify(changes)).toEqual([400, 'invalid_request']);
    expect(error).toMatch(/không đúng định dạng/u);
  }
  expect((await post({ ...survey, consent: { agreed: false } })).status).toBe(400);
  expect(mailsTo(survey.email)).toEqual([]);
});
