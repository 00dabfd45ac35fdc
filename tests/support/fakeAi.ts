import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicAnswer, geminiAnswer, openAiAnswer } from './fakeAiProtocols';

export type FakeVendor = 'openai' | 'anthropic' | 'gemini';
/** How the next question is answered; `never`: not at all. */
export type FakeMode =
  | 'good'
  | 'refusal'
  | 'unauthorised'
  | 'limited'
  | 'overload'
  | 'garbage'
  | 'otherShape'
  | 'cut'
  | 'long'
  | 'never';

export interface FakeAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** A question as it came over the wire. */
export interface FakeRequest {
  vendor: FakeVendor;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAi {
  /** Address of a vendor's interface, as `AI_URL` names it. */
  urlOf(vendor: FakeVendor): string;
  requests: FakeRequest[];
  /** Modes of the next questions, one after another; then all are answered well. */
  next: FakeMode[];
  /** Paragraphs of a good answer. */
  paragraphs: string[];
  /** Questions whose asker went away before the answer. */
  left: number;
  close(): Promise<void>;
}

const ANSWERS = { openai: openAiAnswer, anthropic: anthropicAnswer, gemini: geminiAnswer };

function vendorOf(path: string): FakeVendor | undefined {
  if (path.endsWith('/chat/completions')) return 'openai';
  if (path.endsWith('/v1/messages')) return 'anthropic';
  return /\/v1beta\/models\/[^/]+:generateContent$/.test(path) ? 'gemini' : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
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

/**
 * A provider of AI on this machine that speaks the protocols of OpenAI, Anthropic and Gemini as they are documented,
 * with their errors. It answers nothing clever.
 */
export async function startFakeAi(port = 0): Promise<FakeAi> {
  const fake: Pick<FakeAi, 'requests' | 'next' | 'paragraphs' | 'left'> = {
    requests: [],
    next: [],
    paragraphs: ['Không nên uống nước ép mỗi sáng.', 'Ăn cả quả, 1 phần nhỏ.'],
    left: 0,
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const vendor = vendorOf((request.url ?? '').split('?')[0] ?? '');
    const body = await bodyOf(request);
    if (!vendor || request.method !== 'POST') {
      response.writeHead(404).end('{}');
      return;
    }
    fake.requests.push({ vendor, headers: request.headers, body });
    const mode = fake.next.shift() ?? 'good';
    if (mode === 'never') {
      response.once('close', () => {
        fake.left += 1;
      });
      return;
    }
    const {
      status,
      body: text,
      headers,
    } = ANSWERS[vendor](mode, body, request.headers, fake.paragraphs);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }
  const { address, close } = await listen(port, answer);
  const urlOf = (vendor: FakeVendor): string => (vendor === 'openai' ? `${address}/v1` : address);
  return Object.assign(fake, { urlOf, close });
}
