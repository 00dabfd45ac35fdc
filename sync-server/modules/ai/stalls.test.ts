import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adviceAnswerSchema } from '../../../src/domain/practice/ai/prompts/advice';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Logger } from '../../http/log';
import { askModel } from './model';
import type { Prompt } from './providers/provider';
import type { AiSettings } from './settings';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const PROMPT: Prompt = {
  system: 'Trả lời.',
  user: 'Khách hỏi về muối',
  schema: {},
  schemaName: 'advice',
  maxTokens: 100,
};
const ANSWER = { paragraphs: ['Không thêm nước mắm khi ăn.'] };
const TEXT = JSON.stringify(ANSWER);
const [START, REST] = [TEXT.slice(0, 20), TEXT.slice(20)];
const log = { warn: vi.fn() } as unknown as Logger;

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
const STREAM = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };
const openAiPiece = (content: string, finish: string | null = null): string =>
  event({ choices: [{ delta: { content }, finish_reason: finish }] });

type Stall = (response: ServerResponse) => void;

const STALLS: [string, boolean, Stall][] = [
  ['before the headers', true, () => undefined],
  ['before the headers of an answer in one piece', false, () => undefined],
  ['after the headers', true, (response) => response.writeHead(200, STREAM).flushHeaders()],
  [
    'after the headers, in one piece',
    false,
    (response) => response.writeHead(200, JSON_TYPE).flushHeaders(),
  ],
  [
    'in the middle of a chunk',
    true,
    (response) => void response.writeHead(200, STREAM).write('data: {"choi'),
  ],
  [
    'behind the first piece',
    true,
    (response) => void response.writeHead(200, STREAM).write(openAiPiece(START)),
  ],
  [
    'behind an event without its end',
    true,
    (response) => void response.writeHead(200, STREAM).write(openAiPiece(START).trimEnd()),
  ],
  [
    'behind the last piece',
    true,
    (response) =>
      void response.writeHead(200, STREAM).write(openAiPiece(START) + openAiPiece(REST, 'stop')),
  ],
  [
    'in an answer in one piece',
    false,
    (response) => void response.writeHead(200, JSON_TYPE).write('{"choices": ['),
  ],
  ['behind a refusal', true, (response) => response.writeHead(500, JSON_TYPE).flushHeaders()],
];

async function startProvider(stall: Stall) {
  const seen = { closed: 0 };
  const server: Server = createServer((request, response) => {
    response.once('close', () => (seen.closed += 1));
    request.resume().once('end', () => {
      stall(response);
      server.emit('asked');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, seen, address, firstRequest: once(server, 'asked') };
}

const buildSettings = (provider: AiSettings['provider'], url: string): AiSettings => ({
  provider,
  url,
  key: 'key',
  model: 'm',
  version: undefined,
  name: 'Thử',
  country: 'Việt Nam',
  price: undefined,
});

function ask(settings: AiSettings, streams: boolean, signal = new AbortController().signal) {
  const onText = streams ? () => undefined : undefined;
  const wait = { signal, log, onText, onTokens: vi.fn() };
  return askModel(settings, PROMPT, adviceAnswerSchema, wait).then(
    (answer) => answer as unknown,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
}

async function collections(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  provider.server.closeAllConnections();
  provider.server.close();
});

async function soon(answer: Promise<unknown>): Promise<unknown> {
  const seen: unknown[] = [];
  void answer.then((outcome) => seen.push(outcome));
  for (let turn = 0; turn < 200 && seen.length === 0; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  return seen[0];
}
async function isClosed(): Promise<boolean> {
  for (let turn = 0; turn < 2_000 && provider.seen.closed === 0; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  return provider.seen.closed > 0;
}

describe.each(STALLS)('E01 a provider that stalls %s', (_, streams, stall) => {
  it('is left at the limit, however often memory was cleaned up', async () => {
    provider = await startProvider(stall);
    const answer = ask(buildSettings('openai', provider.address), streams);
    await provider.firstRequest;
    await collections();
    vi.advanceTimersByTime(streams ? 75_000 : 25_000);
    expect(await soon(answer)).toBe('ai_timeout');
    expect(await isClosed()).toBe(true);
  });

  it('is left when its reader has left, however often memory was cleaned up', async () => {
    provider = await startProvider(stall);
    const leaving = new AbortController();
    const answer = ask(buildSettings('openai', provider.address), streams, leaving.signal);
    await provider.firstRequest;
    await collections();
    leaving.abort();
    expect(await soon(answer)).toBeInstanceOf(Error);
    expect(await isClosed()).toBe(true);
  });
});

describe('E01 a provider that has said all and keeps the connection', () => {
  const tool = { type: 'content_block_delta', delta: { partial_json: TEXT } };
  const candidate = { content: { parts: [{ text: TEXT }] }, finishReason: 'STOP' };
  const usageMetadata = { promptTokenCount: 3, candidatesTokenCount: 5 };
  it.each<[AiSettings['provider'], string]>([
    ['openai', `${openAiPiece(START)}${openAiPiece(REST, 'stop')}data: [DONE]\n\n`],
    ['anthropic', event(tool) + event({ type: 'message_stop' })],
    ['gemini', event({ candidates: [candidate], usageMetadata })],
  ])('%s: the answer counts, and the connection ends', async (vendor, text) => {
    provider = await startProvider((response) => void response.writeHead(200, STREAM).write(text));
    const answer = ask(buildSettings(vendor, provider.address), true);
    await provider.firstRequest;
    await collections();
    expect(await soon(answer)).toEqual(ANSWER);
    expect(await isClosed()).toBe(true);
  });
});
