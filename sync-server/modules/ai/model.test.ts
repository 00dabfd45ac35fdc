import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adviceAnswerSchema } from '../../../src/domain/practice/ai/prompts/advice';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Logger } from '../../http/log';
import { askModel } from './model';
import type { Prompt } from './providers/provider';
import type { AiSettings } from './settings';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
}));

const SETTINGS: AiSettings = {
  provider: 'openai',
  url: 'http://127.0.0.1:9/v1',
  key: 'secret-key',
  model: 'm',
  version: undefined,
  name: 'Thử',
  country: 'Việt Nam',
  price: undefined,
};
const PROMPT: Prompt = {
  system: 'Trả lời.',
  user: 'Khách hỏi về muối',
  schema: {},
  schemaName: 'advice',
  maxTokens: 100,
};
const ANSWER = { paragraphs: ['Không thêm nước mắm khi ăn.'] };
const GOOD = {
  choices: [{ message: { content: JSON.stringify(ANSWER) }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 5 },
};

const warn = vi.fn();
const log = { warn } as unknown as Logger;
const { provider } = vi.hoisted(() => ({
  provider: vi.fn<(url: string, init: RequestInit) => Promise<Response>>(),
}));
vi.mock('./providers/connection', () => ({
  send: async (url: string, headers: Record<string, string>, body: string, signal: AbortSignal) => {
    const answer = await provider(url, { headers, body, signal });
    return {
      status: answer.status,
      header: (name: string) => answer.headers.get(name) ?? undefined,
      body: answer.body ?? [],
      end: () => undefined,
    };
  },
}));

const never: typeof provider = vi.fn(
  (_url, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    }),
);

const busy = (headers: Record<string, string>, body: object = {}) =>
  Response.json(body, { status: 429, headers });

function ask(more: { onText?: () => void; signal?: AbortSignal } = {}) {
  const signal = more.signal ?? new AbortController().signal;
  const { onText } = more;
  return askModel(SETTINGS, PROMPT, adviceAnswerSchema, { signal, log, onText, onTokens: vi.fn() });
}

function observeOutcome(requests: Promise<unknown>) {
  const seen: { outcome?: unknown } = {};
  requests.then(
    (answer) => (seen.outcome = answer),
    (error: unknown) => (seen.outcome = error instanceof AppError ? error.code : error),
  );
  return seen;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  provider.mockReset();
  warn.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('E01 the time that an answer may take', () => {
  it.each([
    ['an answer in one piece', undefined, 25_000],
    ['one that is read while it is written', () => undefined, 75_000],
  ])('%s is given up at its limit, in words', async (_what, onText, limit) => {
    provider.mockImplementation(never);
    const seen = observeOutcome(ask(onText ? { onText } : {}));
    await pass(limit - 1);
    expect(seen.outcome).toBeUndefined();
    await pass(1);
    expect(seen.outcome).toBe('ai_timeout');
    expect(provider).toHaveBeenCalledTimes(1);
  });

  it('the limit holds for both tries and the repair together', async () => {
    provider.mockResolvedValueOnce(busy({ 'retry-after': '8' }));
    provider.mockImplementation(never);
    const seen = observeOutcome(ask());
    await pass(24_999);
    expect([provider.mock.calls.length, seen.outcome]).toEqual([2, undefined]);
    await pass(1);
    expect(seen.outcome).toBe('ai_timeout');
  });
});

describe('E01 a second try', () => {
  it('waits as long as the provider asks, and asks once more', async () => {
    provider.mockResolvedValueOnce(busy({ 'retry-after': '3' }));
    provider.mockResolvedValueOnce(Response.json(GOOD));
    const seen = observeOutcome(ask());
    await pass(2999);
    expect(provider).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(provider).toHaveBeenCalledTimes(2);
    expect(seen.outcome).toEqual(ANSWER);
  });

  it.each([
    ['asks for a longer wait', busy({ 'retry-after': '9' }), 'ai_busy'],
    ['has no money left', busy({}, { error: { code: 'insufficient_quota' } }), 'ai_misconfigured'],
  ])('is not made where the provider %s', async (_what, answer, code) => {
    provider.mockResolvedValueOnce(answer);
    const seen = observeOutcome(ask());
    await pass(24_000);
    expect([seen.outcome, provider.mock.calls.length]).toEqual([code, 1]);
  });

  it('is not made where nobody waits any more', async () => {
    provider.mockResolvedValueOnce(busy({ 'retry-after': '5' }));
    const leaving = new AbortController();
    const seen = observeOutcome(ask({ signal: leaving.signal }));
    await pass(1000);
    leaving.abort();
    await pass(24_000);
    expect(provider).toHaveBeenCalledTimes(1);
    expect(seen.outcome).toBeInstanceOf(Error);
  });

  it('neither the question, nor the answer, nor the key is in the log', async () => {
    const refusal = { message: { content: null, refusal: 'Tôi không nói về muối' } };
    provider.mockResolvedValueOnce(
      Response.json({ choices: [{ ...refusal, finish_reason: 'stop' }] }),
    );
    const seen = observeOutcome(ask());
    await pass(0);
    expect(seen.outcome).toBe('ai_refused');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/muối|secret-key/u);
  });
});
