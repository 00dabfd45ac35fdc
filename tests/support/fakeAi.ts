import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FOOD_PHOTO, MEAL_PLAN } from './fakeAiAnswers';
import { anthropicAnswer, geminiAnswer, openAiAnswer, type FakeAsked } from './fakeAiProtocols';

export type FakeVendor = 'openai' | 'anthropic' | 'gemini';
export type FakeMode =
  | 'good'
  | 'refusal'
  | 'unauthorised'
  | 'limited'
  | 'overload'
  | 'garbage'
  | 'otherShape'
  | 'prose'
  | 'english'
  | 'cut'
  | 'long'
  | 'brokenOff'
  | 'errorInside'
  | 'never';

export interface FakeAnswer {
  status: number;
  body: string | readonly string[];
  headers?: Record<string, string>;
  breaksOff?: true;
}

export interface FakeRequest {
  vendor: FakeVendor;
  headers: IncomingMessage['headers'];
  body: string;
  streams: boolean;
}

export interface FakeAi {
  buildUrl(vendor: FakeVendor): string;
  requests: FakeRequest[];
  next: FakeMode[];
  paragraphs: string[];
  answers: Record<string, object>;
  between: number;
  left: number;
  close(): Promise<void>;
}

const ANSWERS = { openai: openAiAnswer, anthropic: anthropicAnswer, gemini: geminiAnswer };

function detectVendor(path: string): FakeVendor | undefined {
  if (path.endsWith('/chat/completions')) return 'openai';
  if (path.endsWith('/v1/messages')) return 'anthropic';
  return /\/v1beta\/models\/[^/]+:(?:generateContent|streamGenerateContent)$/.test(path)
    ? 'gemini'
    : undefined;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listen(
  port: number,
  answer: Answering,
): Promise<{ address: string } & Pick<FakeAi, 'close'>> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function send(response: ServerResponse, answer: FakeAnswer, between: number): Promise<void> {
  const { status, body, headers, breaksOff } = answer;
  if (typeof body === 'string') {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    return;
  }
  response.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
  for (const piece of body) {
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, between));
  }
  if (breaksOff) response.destroy();
  else response.end();
}

export async function startFakeAi(port = 0): Promise<FakeAi> {
  const fake: Omit<FakeAi, 'buildUrl' | 'close'> = {
    requests: [],
    next: [],
    paragraphs: ['Không nên uống nước ép mỗi sáng.', 'Ăn cả quả, 1 phần nhỏ.'],
    answers: { meal_plan: MEAL_PLAN, food_photo: FOOD_PHOTO },
    between: 0,
    left: 0,
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const vendor = detectVendor((request.url ?? '').split('?')[0] ?? '');
    const body = await readBody(request);
    if (!vendor || request.method !== 'POST') {
      response.writeHead(404).end('{}');
      return;
    }
    const streams = /"stream":true/.test(body) || (request.url ?? '').includes('alt=sse');
    fake.requests.push({ vendor, headers: request.headers, body, streams });
    const mode = fake.next.shift() ?? 'good';
    if (mode === 'never') {
      response.once('close', () => {
        fake.left += 1;
      });
      return;
    }
    const call: FakeAsked = { mode, body, headers: request.headers, streams, good: getGoodAnswer };
    await send(response, ANSWERS[vendor](call), fake.between);
  }
  const getGoodAnswer = (schemaName: string): object =>
    fake.answers[schemaName] ?? { paragraphs: fake.paragraphs };
  const { address, close } = await listen(port, answer);
  const buildUrl = (vendor: FakeVendor): string =>
    vendor === 'openai' ? `${address}/v1` : address;
  return Object.assign(fake, { buildUrl, close });
}
