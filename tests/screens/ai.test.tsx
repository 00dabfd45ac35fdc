// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AI_LINES, type AiLine } from '../../src/api/ai';
import type { LocalData } from '../../src/data/types';
import { AI_TEXT } from '../../src/domain/practice/ai/userData';
import { sortedItems } from '../../src/domain/food/lines';
import { picksId } from '../../src/domain/menus/picks';
import { session } from '../../src/gateway/browserSession';
import { localDate } from '../../src/platform/clock';
import { imageClient } from '../../src/workers/imageClient';
import { FOOD_PHOTO, MEAL_PLAN } from '../support/fakeAiAnswers';
import { clientWith } from '../support/newClient';
import { memoryData, theStarterSet } from './support/memoryData';
import { findAll, chooseFile, fill, fillField, find, press, says, getText } from './support/page';
import {
  addressNow,
  beginScreen,
  endScreen,
  endScreens,
  eventually,
  openScreen,
  toastTexts,
} from './support/screen';

const server = {
  status: {} as object,
  ask: vi.fn<(path: string, question: Record<string, unknown>) => Promise<object>>(),
  lines: [] as AiLine[],
  shrink: vi.fn(async () => ({ jpeg: new Blob(['jpeg'.repeat(50)]), width: 1280, height: 960 })),
};

function lineStream(path: string, init: RequestInit): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      const write = (line: AiLine) =>
        controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      for (const line of server.lines) write(line);
      const question = JSON.parse(String(init.body)) as Record<string, unknown>;
      const answer = await server.ask(path, question);
      write({ type: 'answer', answer: { success: true, ...answer } });
      controller.close();
    },
  });
}

async function answerCall(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/ai') return Response.json(server.status);
  return new Response(lineStream(path, init), { headers: { 'content-type': AI_LINES } });
}

const PROVIDER = { name: 'Nhà cung cấp thử', model: 'model-1', country: 'Hoa Kỳ' };
const RECIPIENT = 'Nhà cung cấp thử (Hoa Kỳ)';
const TOKENS = { input: 120, output: 40 };
const OWN = { workspaceId: 'demo-lan', expertId: 'demo-lan' };
const AT = '2026-11-01T00:00:00.000Z';
const base = (id: string) => ({ id, ...OWN, createdAt: AT, updatedAt: AT });

const CLIENT = clientWith({
  ...base('c1'),
  clientName: 'Đặng Thị Hoa',
  birthYear: 1962,
  gender: 'female',
  height: 152,
  weight: 61.4,
  activityLevel: 'lightly_active',
  allergies: ['Tôm'],
  medicalConditions: ['Bệnh thận mạn giai đoạn 3a'],
});
const consent = {
  ...base('k1'),
  kind: 'consent',
  clientId: 'c1',
  purpose: 'ai',
  recipient: RECIPIENT,
  consentDate: '2026-11-20',
  givenBy: 'client',
  way: 'paper',
  textVersion: AI_TEXT,
};
const picks = {
  ...base(picksId('demo-lan')),
  name: 'Chọn',
  aiConsent: { date: '2026-11-20', recipient: RECIPIENT, textVersion: AI_TEXT },
};

const createData = (plan: 'free' | 'business' = 'business', isAgreed = true): LocalData =>
  memoryData(
    {
      ...theStarterSet(),
      clients: [CLIENT],
      ...(isAgreed ? { records: [consent], practices: [picks] } : {}),
    },
    { plan },
  );
const panel = (tool: string): string => `/expert/ai?client=c1&tool=${tool}`;

beforeEach(() => {
  beginScreen();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo' }));
  server.status = { success: true, used: 0, provider: PROVIDER };
  server.lines = [];
  server.ask.mockReset();
  server.shrink.mockClear();
  vi.spyOn(session, 'call').mockImplementation(answerCall);
  vi.spyOn(imageClient(), 'shrink').mockImplementation(server.shrink);
});
afterEach(endScreen);
afterAll(endScreens);

describe('E01 the tool for a plan', () => {
  it('is complete without a provider: the generator alone', async () => {
    server.status = { success: true, used: 0 };
    await openScreen(createData(), panel('plan'));
    await says('chưa nối với dịch vụ AI');
    expect(findAll('button', /gợi ý món/)).toEqual([]);
    await press('link', 'Đề xuất 7 ngày');
    await says('Đề xuất 7 ngày');
    expect(addressNow()).toBe('/expert/generator?client=c1');
  });

  it('sends nothing before both have agreed, and says what is missing', async () => {
    await openScreen(createData('business', false), panel('plan'));
    await press('button', 'Gửi và nhận gợi ý món');
    await says('Cần bạn đồng ý trước khi gửi.');
    expect(server.ask).not.toHaveBeenCalled();
  });

  it('shows what leaves; names become dishes of the catalogue, and what is refused or made up is said', async () => {
    server.ask.mockResolvedValue({ ...MEAL_PLAN, provider: PROVIDER, tokens: TOKENS });
    await openScreen(createData(), panel('plan'));
    await says('Dị ứng: Tôm');
    await press('button', 'Xem nguyên văn');
    await says('<mong_muon>');
    expect(getText()).not.toMatch(/nguyên văn.*Hoa.*<mong_muon>/u);
    await press('button', 'Gửi và nhận gợi ý món');
    await says('Món AI gợi ý');
    const [path, question] = server.ask.mock.calls[0] ?? [];
    expect(path).toBe('/api/ai/meal-plan');
    expect(JSON.stringify(question)).not.toMatch(/Hoa/u);
    await says(/Canh chua tôm.*: dị ứng/iu);
    await says(/tự nghĩ ra.*Bún lứt trộn hạt chia cầu vồng/u);
  });
});

const nothing = (_given: object): void => undefined;

describe('E01 the tool for advice', () => {
  it('shows paragraphs as they are written, keeps what is ticked as a note and as the draft of an article', async () => {
    const paragraphs = ['Ăn cả quả, một phần nhỏ.', 'Thêm tôm khô 20 g.'];
    server.lines = [{ type: 'paragraph', text: 'Ăn cả quả, một phần nhỏ.' }];
    let answer = nothing;
    server.ask.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const data = createData();
    await openScreen(data, panel('advice'));
    await fill('Câu hỏi', 'Cô Hoa có nên uống nước ép?');
    await press('button', 'Gửi câu hỏi');
    await says(/AI đang viết….*Ăn cả quả/u);
    answer({
      data: { advice: paragraphs.join('\n\n'), paragraphs },
      provider: PROVIDER,
      tokens: TOKENS,
      cost: 42,
    });
    await says(/Nhắc tới tôm: khách dị ứng/iu);
    await says(/42 ₫ · 160 token/u);
    await press('button', 'Thành bài viết nháp');
    await eventually(() => expect(toastTexts()).toContain('Đã tạo bài viết nháp'));
    const [article] = (await data.articles.all()).filter(({ title }) =>
      title.startsWith('Bài viết từ'),
    );
    expect(article?.status).toBe('draft');
    const written = JSON.stringify(article?.blocks);
    expect(written).toContain('Ăn cả quả');
    expect(written).not.toContain('tôm khô');
    expect(written).not.toContain('Cô Hoa');
    await press('button', 'Lưu vào ghi chú của Đặng Thị Hoa');
    await eventually(() => expect(toastTexts().at(-1)).toContain('Đã lưu vào ghi chú'));
  });

  it('answers without a provider from what the product carries, with sources, and says so', async () => {
    server.status = { success: true, used: 0 };
    await openScreen(createData(), panel('advice'));
    await fill('Câu hỏi', 'Kali và natri mỗi ngày bao nhiêu?');
    await press('button', 'Hỏi tài liệu có sẵn');
    await says(/không phải AI.*Natri.*Kali/u);
    await says(/QĐ 2615|KDOQI|KDIGO/u);
    expect(server.ask).not.toHaveBeenCalled();
  });
});

type Tool = 'plan' | 'advice' | 'photo';

const ASK: Readonly<Record<Tool, () => Promise<void>>> = {
  plan: () => press('button', 'Gửi và nhận gợi ý món'),
  advice: async () => {
    await fill('Câu hỏi', 'Có nên uống nước ép?');
    await press('button', 'Gửi câu hỏi');
  },
  photo: async () => {
    await find('button', /Chụp hoặc chọn ảnh/);
    await chooseFile(photo(5_000_000));
    await says(/Sẽ gửi: ảnh này/u);
    await press('button', 'Gửi ảnh để đọc');
  },
};
const ADVICE = { advice: 'Ăn cả quả.', paragraphs: ['Ăn cả quả.'] };
const AWAY = 'Máy chủ đang tạm nghỉ';

describe('E01 the texts of the three tools', () => {
  it.each([
    ['plan', 'Đã tạo kế hoạch ăn uống cá nhân hóa', MEAL_PLAN],
    ['advice', 'Đã nhận được tư vấn', { data: ADVICE }],
    ['photo', 'Đã phân tích ảnh thức ăn', { data: FOOD_PHOTO }],
  ] as const)('E01 %s: an answer is said: "%s"', async (tool, message, answer) => {
    server.ask.mockResolvedValue({ ...answer, provider: PROVIDER, tokens: TOKENS });
    await openScreen(createData(), panel(tool));
    await ASK[tool]();
    await eventually(() => expect(toastTexts()).toEqual([message]));
  });

  it.each([
    ['plan', 'Không thể tạo kế hoạch ăn uống'],
    ['advice', 'Không thể nhận tư vấn'],
    ['photo', 'Không thể phân tích ảnh thức ăn'],
  ] as const)('E01 %s: a failure is titled "%s", its reason follows', async (tool, title) => {
    server.lines = [{ type: 'error', code: 'internal' }];
    server.ask.mockResolvedValue({});
    await openScreen(createData(), panel(tool));
    await ASK[tool]();
    await says(`${title}. ${AWAY}`);
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    ['advice', 'Vui lòng nhập câu hỏi', 'Gửi câu hỏi'],
    ['photo', 'Vui lòng chọn ảnh thức ăn', 'Gửi ảnh để đọc'],
  ] as const)('E01 %s: nothing to send is said: "%s"', async (tool, message, button) => {
    await openScreen(createData(), panel(tool));
    await press('button', button);
    await says(message);
    expect(server.ask).not.toHaveBeenCalled();
  });

  it('E01 photo: "Vui lòng chọn ảnh thức ăn" goes once one is chosen', async () => {
    server.ask.mockResolvedValue({ data: FOOD_PHOTO, provider: PROVIDER, tokens: TOKENS });
    await openScreen(createData(), panel('photo'));
    await press('button', 'Gửi ảnh để đọc');
    await says('Vui lòng chọn ảnh thức ăn');
    await chooseFile(photo(5_000_000));
    await says(/Sẽ gửi: ảnh này/u);
    expect(getText()).not.toContain('Vui lòng chọn ảnh');
  });

  it('E01 plan: nobody chosen is said: "Vui lòng hoàn thành khảo sát trước"', async () => {
    await openScreen(createData(), '/expert/ai?tool=plan');
    await says('Vui lòng hoàn thành khảo sát trước');
    expect(findAll('button', 'Gửi và nhận gợi ý món')).toEqual([]);
  });
});

function photo(bytes: number): File {
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
  return Object.defineProperty(file, 'size', { value: bytes });
}

describe('E01 the tool for photographs', () => {
  it('is locked with its reason in other tiers', async () => {
    await openScreen(createData('free'), panel('photo'));
    await says('nên thuộc gói Business');
    expect(findAll('button', /Chụp hoặc chọn ảnh/)).toEqual([]);
  });

  it('says that it is not set up without a provider', async () => {
    server.status = { success: true, used: 0 };
    await openScreen(createData(), panel('photo'));
    await says('chưa được cài đặt');
  });

  it('refuses a file above its bound in words, and shrinks one of 5 MB', async () => {
    await openScreen(createData(), panel('photo'));
    await find('button', /Chụp hoặc chọn ảnh/);
    await chooseFile(photo(10_000_001));
    await says('File ảnh không được lớn hơn 10MB');
    expect(server.shrink).not.toHaveBeenCalled();
    await chooseFile(photo(5_000_000));
    await says(/Sẽ gửi: ảnh này, 1280 × 960/u);
    expect(getText()).not.toContain('lớn hơn 10MB');
  });

  it('corrects what was seen, and makes lines of a draft of it with figures of the catalogue', async () => {
    server.ask.mockResolvedValue({ data: FOOD_PHOTO, provider: PROVIDER, tokens: TOKENS });
    const data = createData();
    await openScreen(data, panel('photo'));
    await find('button', /Chụp hoặc chọn ảnh/);
    await chooseFile(photo(5_000_000));
    await says(/Sẽ gửi: ảnh này/u);
    await press('button', 'Gửi ảnh để đọc');
    await says('3 món trong ảnh');
    await says('AI đoán 740 kcal · chấm 6/10');
    await says('Ngoài danh mục');
    await press('button', 'Thêm vào thực đơn');
    await eventually(() => expect(toastTexts().at(-1)).toContain('chưa chọn trong danh mục'));
    await press('checkbox', 'Giữ Sốt đặc biệt');
    const [grams] = findAll('field', 'Lượng, g');
    await fillField(grams as HTMLElement, '105');
    await press('button', 'Thêm vào thực đơn');
    await eventually(() => expect(toastTexts().at(-1)).toContain('Đã thêm vào bản nháp'));
    const menus = (await data.menus.all()).filter(({ clientId }) => clientId === 'c1');
    expect(menus).toMatchObject([{ kind: 'personal', status: 'draft', targetDate: localDate() }]);
    const lines = sortedItems(menus[0]?.meals.lunch ?? { items: [] });
    expect(lines.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
      [expect.stringMatching(/^Cơm trắng/u), 105, 'g'],
      [expect.stringMatching(/^Dưa leo/u), 60, 'g'],
    ]);
    expect(menus[0]?.nutritionSummary.calories).toBeGreaterThan(100);
    expect(JSON.stringify(menus)).not.toContain('healthScore');
    await press('button', 'Ghi vào món đã ăn trong ngày');
    await eventually(() => expect(toastTexts().at(-1)).toContain('món đã ăn'));
    const visits = (await data.consultations.all()).filter(({ clientId }) => clientId === 'c1');
    expect(visits[0]?.recall?.lunch.items).toHaveLength(2);
  });
});
