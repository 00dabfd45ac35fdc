import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFakeAi, type FakeAi } from '../support/fakeAi';
import { until, type TestGateway } from '../support/gateway';
import { ask, deviceAt, PRICE, question, startAiGateway } from './aiHelpers';

let fake: FakeAi;
let started: TestGateway;
beforeAll(async () => {
  fake = await startFakeAi();
  started = await startAiGateway(fake, 'openai');
});
afterEach(() => {
  fake.requests.length = 0;
  fake.next.length = 0;
});
afterAll(async () => {
  await started.stop();
  await fake.close();
});

const gateway = (): TestGateway => started;

describe('E01 how often may be asked, and what it costs', () => {
  it('tokens and cost of a day are stored, also of answers that were of no use', async () => {
    const device = await deviceAt(gateway());
    fake.next.push('prose');
    await ask(device, question());
    fake.next.push('english', 'english');
    expect((await ask(device, question())).status).toBe(502);
    const database = gateway().ctx.couch.database(`workspace-${device.person.workspaceId}`);
    // Four answers of 120 and 40 tokens; the question without an answer is no question of the day.
    const cost = (4 * (120 * PRICE.input + 40 * PRICE.output)) / 1_000_000;
    const stored = await database.get('meta:ai-questions');
    expect(stored).toMatchObject({ tokensIn: 480, tokensOut: 160, cost });
    expect((stored as unknown as { questions: string[] }).questions).toHaveLength(1);
  });

  it('thirty questions a day of the free tier, counted once each, also when asked side by side', async () => {
    const device = await deviceAt(gateway());
    const { couch } = gateway().ctx;
    const id = 'meta:ai-questions';
    const database = couch.database(`workspace-${device.person.workspaceId}`);
    const first = question();
    await ask(device, first);
    await ask(device, first);
    const stored = (await database.get(id)) as unknown as { questions: string[] };
    expect(stored.questions).toEqual([first.requestId]);
    await database.put({
      ...stored,
      questions: Array.from({ length: 28 }, (_, index) => `q${index}`),
    } as never);
    const answers = await Promise.all([1, 2, 3].map(() => ask(device, question())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const read = await fetch(`${gateway().url}/api/ai`, {
      headers: { authorization: `Bearer ${device.person.token}` },
    });
    expect(await read.json()).toMatchObject({ used: 30, most: 30 });
  });

  it('a question that is asked again and again, or whose asker leaves, ends at three runs for each of the day', async () => {
    const device = await deviceAt(gateway());
    const id = 'meta:ai-questions';
    const database = gateway().ctx.couch.database(`workspace-${device.person.workspaceId}`);
    const one = question();
    await ask(device, one);
    const stored = await database.get(id);
    await database.put({ ...stored, runs: 89 } as never);
    expect((await ask(device, one)).status).toBe(200);
    const requestsBefore = fake.requests.length;
    expect((await ask(device, one)).status).toBe(429);
    expect((await ask(device, question())).status).toBe(429);
    expect(fake.requests).toHaveLength(requestsBefore);
  });

  it.each(['pro', 'business'] as const)(
    '%s ends at a bound of runs a day, too, in words',
    async (plan) => {
      const device = await deviceAt(gateway(), plan);
      await ask(device, question());
      const database = gateway().ctx.couch.database(`workspace-${device.person.workspaceId}`);
      const stored = await database.get('meta:ai-questions');
      await database.put({ ...stored, runs: 599 } as never);
      expect((await ask(device, question())).status).toBe(200);
      const requestsBefore = fake.requests.length;
      const refused = await ask(device, question());
      expect([refused.status, refused.body.code]).toEqual([429, 'ai_quota_reached']);
      expect(refused.body.error).toMatch(/hết số câu hỏi.*Mai bạn hỏi/u);
      expect(fake.requests).toHaveLength(requestsBefore);
    },
  );

  it('stops asking the provider when the asker leaves', async () => {
    const device = await deviceAt(gateway());
    fake.next.push('never');
    const before = fake.left;
    const leave = new AbortController();
    const answer = fetch(`${gateway().url}/api/ai/advice`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${device.person.token}`,
      },
      body: JSON.stringify(question()),
      signal: leave.signal,
    }).catch(() => undefined);
    await until(() => fake.requests.length === 1);
    leave.abort();
    await answer;
    await until(() => fake.left === before + 1);
  });
});
