import type { IncomingHttpHeaders } from 'node:http';
import type { FakeAnswer, FakeMode } from './fakeAi';

type Answer = (
  mode: FakeMode,
  body: string,
  headers: IncomingHttpHeaders,
  paragraphs: readonly string[],
) => FakeAnswer;

export const FAKE_KEY = 'fake-key';

const json = (status: number, body: object, headers?: Record<string, string>): FakeAnswer => ({
  status,
  body: JSON.stringify(body),
  ...(headers ? { headers } : {}),
});
const GARBAGE: FakeAnswer = { status: 200, body: '<html>Bảo trì</html>' };
const contentOf = (mode: FakeMode, paragraphs: readonly string[]): object => {
  if (mode === 'otherShape') return { answer: 42 };
  return { paragraphs: mode === 'long' ? ['a'.repeat(400_000)] : paragraphs };
};

/** OpenAI's chat completions, with the fields that are required of a strict schema. */
export const openAiAnswer: Answer = (mode, body, { authorization }, paragraphs) => {
  const error = (status: number, type: string, code: string, headers?: Record<string, string>) =>
    json(status, { error: { message: 'no', type, param: null, code } }, headers);
  const asked = JSON.parse(body) as {
    model?: string;
    messages?: unknown[];
    response_format?: object;
  };
  if (mode === 'unauthorised' || authorization !== `Bearer ${FAKE_KEY}`)
    return error(401, 'invalid_request_error', 'invalid_api_key');
  if (!asked.model || !asked.messages?.length || !asked.response_format)
    return error(400, 'invalid_request_error', 'missing_required_parameter');
  if (mode === 'limited')
    return error(429, 'requests', 'rate_limit_exceeded', { 'retry-after': '0' });
  if (mode === 'overload') return error(503, 'server_error', 'overloaded');
  if (mode === 'garbage') return GARBAGE;
  const text = JSON.stringify(contentOf(mode, paragraphs));
  const message =
    mode === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'Tôi không thể giúp.' }
      : { role: 'assistant', content: mode === 'cut' ? text.slice(0, 20) : text, refusal: null };
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: asked.model,
    choices: [{ index: 0, message, finish_reason: mode === 'cut' ? 'length' : 'stop' }],
    usage: { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 },
  });
};

/** Anthropic's messages, with a forced tool. */
export const anthropicAnswer: Answer = (mode, body, headers, paragraphs) => {
  const error = (status: number, type: string, more?: Record<string, string>) =>
    json(status, { type: 'error', error: { type, message: 'no' }, request_id: 'req_1' }, more);
  const asked = JSON.parse(body) as {
    model?: string;
    max_tokens?: number;
    tools?: { name: string }[];
  };
  const isKnown =
    headers['x-api-key'] === FAKE_KEY || headers.authorization === `Bearer ${FAKE_KEY}`;
  if (mode === 'unauthorised' || !isKnown) return error(401, 'authentication_error');
  if (!headers['anthropic-version'] || !asked.model || !asked.max_tokens)
    return error(400, 'invalid_request_error');
  if (mode === 'limited') return error(429, 'rate_limit_error', { 'retry-after': '0' });
  if (mode === 'overload') return error(529, 'overloaded_error');
  if (mode === 'garbage') return GARBAGE;
  const input = contentOf(mode, paragraphs);
  const content =
    mode === 'refusal'
      ? []
      : [{ type: 'tool_use', id: 'toolu_1', name: asked.tools?.[0]?.name ?? '', input }];
  const reasons: Partial<Record<FakeMode, string>> = { refusal: 'refusal', cut: 'max_tokens' };
  return json(200, {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: asked.model,
    content,
    stop_reason: reasons[mode] ?? 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 120, output_tokens: 40 },
  });
};

/** Gemini's generateContent: a refusal is a good answer without candidates. */
export const geminiAnswer: Answer = (mode, body, headers, paragraphs) => {
  const error = (code: number, status: string, more?: Record<string, string>) =>
    json(code, { error: { code, message: 'no', status } }, more);
  const asked = JSON.parse(body) as { contents?: unknown[] };
  if (mode === 'unauthorised' || headers['x-goog-api-key'] !== FAKE_KEY)
    return error(403, 'PERMISSION_DENIED');
  if (!asked.contents?.length) return error(400, 'INVALID_ARGUMENT');
  if (mode === 'limited') return error(429, 'RESOURCE_EXHAUSTED', { 'retry-after': '0' });
  if (mode === 'overload') return error(503, 'UNAVAILABLE');
  if (mode === 'garbage') return GARBAGE;
  const usageMetadata = { promptTokenCount: 120, candidatesTokenCount: 40, totalTokenCount: 160 };
  if (mode === 'refusal')
    return json(200, { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata });
  const text = JSON.stringify(contentOf(mode, paragraphs));
  return json(200, {
    candidates: [
      {
        content: { role: 'model', parts: [{ text: mode === 'cut' ? text.slice(0, 20) : text }] },
        finishReason: mode === 'cut' ? 'MAX_TOKENS' : 'STOP',
        index: 0,
      },
    ],
    usageMetadata,
    modelVersion: 'gemini-fake',
  });
};
