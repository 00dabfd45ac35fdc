import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AI_LINES, type AiLine } from '../../src/api/ai';
import { startFakeAi, type FakeAi, type FakeMode, type FakeVendor } from '../support/fakeAi';
import { tinyJpeg, withExif } from '../support/images';
import type { TestGateway } from '../support/gateway';
import {
  ask,
  buildRequest,
  createClient,
  deviceAt,
  NAME,
  question,
  startAiGateway,
} from './aiHelpers';
import type { Device } from './syncHelpers';

const VENDORS = ['openai', 'anthropic', 'gemini'] as const satisfies readonly FakeVendor[];

let fake: FakeAi;
const gateways = new Map<FakeVendor, TestGateway>();
beforeAll(async () => {
  fake = await startFakeAi();
  for (const vendor of VENDORS) gateways.set(vendor, await startAiGateway(fake, vendor));
});
afterEach(() => {
  fake.requests.length = 0;
  fake.next.length = 0;
});
afterAll(async () => {
  for (const gateway of gateways.values()) await gateway.stop();
  await fake.close();
});

const at = (vendor: FakeVendor): TestGateway => {
  const gateway = gateways.get(vendor);
  if (!gateway) throw new Error(vendor);
  return gateway;
};

async function readLines(
  { url }: TestGateway,
  device: Device,
  tool: string,
  body: object,
): Promise<AiLine[]> {
  const answer = await fetch(`${url}/api/ai/${tool}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: AI_LINES,
      authorization: `Bearer ${device.person.token}`,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AiLine);
}

describe.each(VENDORS)('E01 advice by the protocol of %s', (vendor) => {
  it('gives the answer, says who gave it, and counts its tokens', async () => {
    const device = await deviceAt(at(vendor));
    const { status, body } = await ask(device, question());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { paragraphs: fake.paragraphs, advice: fake.paragraphs.join('\n\n') },
      provider: { name: 'Nhà cung cấp thử', country: 'Hoa Kỳ' },
      tokens: { input: 120, output: 40 },
      left: 29,
    });
  });

  it('sends nothing that names the client, from no text, whatever the device left in it', async () => {
    const device = await deviceAt(at(vendor));
    const named = await createClient(device);
    const { status } = await ask(device, {
      ...question({ question: 'Cô Hoa (0912345678, hoa.dang@example.vn) có nên ăn xôi?' }),
      ...named,
      userData: {
        age: 64,
        gender: 'female',
        conditions: ['ĐTĐ típ 2, hồ sơ Dang Thi Hoa'],
        restrictions: `Hỏi con gái ${NAME}, 0912.345.678`,
        allergies: ['Tôm'],
        calories: 1400,
      },
    });
    expect(status).toBe(200);
    const wire = JSON.stringify(fake.requests.map(({ body }) => body));
    for (const secret of [/hoa/iu, /đặng/iu, /dang thi/iu, /0912/u, /345\D?678/u, /example\.vn/u])
      expect(wire).not.toMatch(secret);
    for (const id of [named.clientId, device.person.accountId, device.person.workspaceId])
      expect(wire).not.toContain(id);
    expect(wire).toContain('Nữ, 64 tuổi');
    expect(wire).toContain('Tôm');
  });

  const FAILURES: [FakeMode[], number, string, number][] = [
    [['refusal'], 422, 'ai_refused', 1],
    [['unauthorised'], 502, 'ai_misconfigured', 1],
    [['limited', 'limited'], 503, 'ai_busy', 2],
    [['overload', 'overload'], 503, 'ai_busy', 2],
    [['garbage'], 502, 'ai_unreadable', 1],
    [['otherShape', 'otherShape'], 502, 'ai_unreadable', 2],
    [['prose', 'otherShape'], 502, 'ai_unreadable', 2],
    [['english', 'english'], 502, 'ai_unreadable', 2],
    [['cut', 'cut'], 502, 'ai_unreadable', 2],
    [['long'], 502, 'ai_unreadable', 1],
  ];
  it.each(FAILURES)(
    '%o is a clear sentence, and no question of the day',
    async (modes, status, code, tries) => {
      const device = await deviceAt(at(vendor));
      fake.next.push(...modes);
      const answer = await ask(device, question());
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.error).toMatch(/AI/u);
      expect(fake.requests).toHaveLength(tries);
      expect((await ask(device, question())).body.left).toBe(29);
    },
  );

  it.each(['prose', 'otherShape', 'cut', 'english'] as const)(
    'an answer that is %s is asked for once more, with what was wrong, and both are paid',
    async (mode) => {
      const device = await deviceAt(at(vendor));
      fake.next.push(mode);
      const { status, body } = await ask(device, question());
      expect([status, body.data.paragraphs]).toEqual([200, fake.paragraphs]);
      expect(fake.requests).toHaveLength(2);
      expect(fake.requests[1]?.body).toContain('<cau_tra_loi_truoc>');
      expect(body).toMatchObject({ tokens: { input: 240, output: 80 }, cost: 1.4 });
    },
  );

  it('is read while it is written: paragraph by paragraph, then the answer', async () => {
    const device = await deviceAt(at(vendor));
    fake.between = 40;
    const lines = await readLines(at(vendor), device, 'advice', question());
    fake.between = 0;
    expect(fake.requests[0]?.streams).toBe(true);
    const texts = lines.flatMap((line) => (line.type === 'paragraph' ? [line.text] : []));
    expect(texts[0]).toBe(fake.paragraphs[0]);
    expect(lines.at(-1)).toMatchObject({
      type: 'answer',
      answer: { success: true, data: { paragraphs: fake.paragraphs }, tokens: { output: 40 } },
    });
  });

  const CUT_STREAMS: [FakeMode[], string][] = [
    [['brokenOff', 'good'], 'answer'],
    [['errorInside', 'good'], 'answer'],
    [['brokenOff', 'brokenOff'], 'ai_busy'],
    [['refusal'], 'ai_refused'],
    [['cut', 'cut'], 'ai_unreadable'],
    [['prose', 'prose'], 'ai_unreadable'],
  ];
  it.each(CUT_STREAMS)('a stream that is %o ends with %s', async (modes, end) => {
    const device = await deviceAt(at(vendor));
    fake.next.push(...modes);
    const last = (await readLines(at(vendor), device, 'advice', question())).at(-1);
    expect(last?.type === 'error' ? last.code : last?.type).toBe(end);
    expect(fake.requests).toHaveLength(modes.length);
    const left = (await ask(device, question())).body.left;
    expect(left).toBe(end === 'answer' ? 28 : 29);
  });

  it('proposes dishes for days, and sends nothing that names the client', async () => {
    const device = await deviceAt(at(vendor));
    const named = await createClient(device);
    const { status, body } = await device.post<object>('/api/ai/meal-plan', {
      ...buildRequest(),
      ...named,
      userData: { age: 64, allergies: ['Tôm', 'Đậu phộng (theo cô Hoa)'] },
      wishes: { days: 2, refused: ['cà của chị Hoa'] },
    });
    expect([status, body]).toMatchObject([200, fake.answers.meal_plan]);
    const wire = JSON.stringify(fake.requests);
    for (const secret of [/hoa/iu, /đặng/iu]) expect(wire).not.toMatch(secret);
    expect(wire).toContain('Dị ứng: Tôm; Đậu phộng (theo khách)');
    expect(wire).toContain('2 ngày');
  });

  it('reads a photograph that keeps nothing of the camera', async () => {
    const device = await deviceAt(at(vendor), 'business');
    const photo = withExif(tinyJpeg(), 1);
    const { status, body } = await device.post<object>('/api/ai/food-analysis', {
      ...buildRequest(),
      imageBase64: photo.toString('base64'),
    });
    expect([status, body]).toMatchObject([200, { data: fake.answers.food_photo }]);
    const [sent] = fake.requests;
    expect(sent?.body).not.toContain(photo.toString('base64'));
    const images = /\/9j\/[A-Za-z0-9+/=]+/.exec(sent?.body ?? '');
    expect(Buffer.from(images?.[0] ?? '', 'base64').includes('Exif')).toBe(false);
    expect(images?.[0]?.length).toBeGreaterThan(100);
  });

  it('is asked once more where the provider was busy', async () => {
    const device = await deviceAt(at(vendor));
    fake.next.push('limited');
    expect((await ask(device, question())).status).toBe(200);
    expect(fake.requests).toHaveLength(2);
  });
});
