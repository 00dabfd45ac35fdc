import type { IncomingHttpHeaders } from 'node:http';
import type { FakeAnswer, FakeMode } from './fakeAi';

export interface FakeAsked {
  mode: FakeMode;
  body: string;
  headers: IncomingHttpHeaders;
  streams: boolean;
  good: (schemaName: string) => object;
}
type Answer = (request: FakeAsked) => FakeAnswer;

export const FAKE_KEY = 'fake-key';

const json = (status: number, body: object, headers?: Record<string, string>): FakeAnswer => ({
  status,
  body: JSON.stringify(body),
  ...(headers ? { headers } : {}),
});
const GARBAGE: FakeAnswer = { status: 200, body: '<html>Bảo trì</html>' };
const ENGLISH = [
  'Celery juice is not recommended every morning for somebody with kidney disease, since it holds much potassium.',
  'Eat a whole fruit instead, and keep to one small serving.',
];

function buildText({ mode, good }: FakeAsked, schemaName: string): string {
  if (mode === 'prose') return 'Theo tôi, khách không nên uống nước ép mỗi sáng.';
  if (mode === 'otherShape') return JSON.stringify({ answer: 42 });
  if (mode === 'english') return JSON.stringify({ paragraphs: ENGLISH });
  if (mode === 'long') return JSON.stringify({ paragraphs: ['a'.repeat(400_000)] });
  const text = JSON.stringify(good(schemaName));
  return mode === 'cut' ? text.slice(0, 20) : text;
}

const splitPieces = (text: string): string[] => text.match(/[\s\S]{1,12}/gu) ?? [];
const event = (data: object, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

function stream(
  { mode }: FakeAsked,
  first: string[],
  pieces: string[],
  last: string[],
  error: string,
): FakeAnswer {
  const begun = [...first, ...pieces.slice(0, 1)];
  if (mode === 'brokenOff') return { status: 200, body: begun, breaksOff: true };
  if (mode === 'errorInside') return { status: 200, body: [...begun, error] };
  return { status: 200, body: [...first, ...pieces, ...last] };
}

const chunk = (choices: object[], more: object = {}): string =>
  event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices, ...more });

function openAiStream(request: FakeAsked, text: string, reason: string): FakeAnswer {
  const delta = (part: object, end: string | null = null): string =>
    chunk([{ index: 0, delta: part, finish_reason: end }]);
  const refusals = request.mode === 'refusal' ? [delta({ refusal: 'Tôi không thể giúp.' })] : [];
  const usage = { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 };
  return stream(
    request,
    [delta({ role: 'assistant', content: '' }), ...refusals],
    request.mode === 'refusal' ? [] : splitPieces(text).map((content) => delta({ content })),
    [delta({}, reason), chunk([], { usage }), 'data: [DONE]\n\n'],
    event({ error: { message: 'no', type: 'server_error', param: null, code: null } }),
  );
}

export const openAiAnswer: Answer = (request) => {
  const { mode, body, headers, streams } = request;
  const error = (status: number, type: string, code: string, more?: Record<string, string>) =>
    json(status, { error: { message: 'no', type, param: null, code } }, more);
  const question = JSON.parse(body) as {
    model?: string;
    messages?: unknown[];
    response_format?: { json_schema?: { name?: string } };
  };
  if (mode === 'unauthorised' || headers.authorization !== `Bearer ${FAKE_KEY}`)
    return error(401, 'invalid_request_error', 'invalid_api_key');
  const schemaName = question.response_format?.json_schema?.name;
  if (!question.model || !question.messages?.length || !schemaName)
    return error(400, 'invalid_request_error', 'missing_required_parameter');
  if (mode === 'limited')
    return error(429, 'requests', 'rate_limit_exceeded', { 'retry-after': '0' });
  if (mode === 'overload') return error(503, 'server_error', 'overloaded');
  if (mode === 'garbage') return GARBAGE;
  const text = buildText(request, schemaName);
  const reason = mode === 'cut' ? 'length' : 'stop';
  if (streams) return openAiStream(request, text, reason);
  const message =
    mode === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'Tôi không thể giúp.' }
      : { role: 'assistant', content: text, refusal: null };
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: question.model,
    choices: [{ index: 0, message, finish_reason: reason }],
    usage: { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 },
  });
};

const anthropicError = (type: string) => ({
  type: 'error',
  error: { type, message: 'no' },
  request_id: 'req_1',
});

function anthropicStream(
  request: FakeAsked,
  text: string,
  reason: string,
  tool: object,
): FakeAnswer {
  const named = (type: string, more: object): string => event({ type, ...more }, type);
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [],
    stop_reason: null,
    usage: { input_tokens: 120, output_tokens: 1 },
  };
  const block = { index: 0, content_block: { ...tool, input: {} } };
  const first = [named('message_start', { message }), named('ping', {})];
  const pieces = splitPieces(text).map((partial_json) =>
    named('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json } }),
  );
  const last = [
    named('message_delta', {
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 40 },
    }),
    named('message_stop', {}),
  ];
  if (request.mode === 'refusal') return stream(request, first, [], last, '');
  return stream(
    request,
    [...first, named('content_block_start', block)],
    pieces,
    [named('content_block_stop', { index: 0 }), ...last],
    event(anthropicError('overloaded_error'), 'error'),
  );
}

export const anthropicAnswer: Answer = (request) => {
  const { mode, body, headers, streams } = request;
  const error = (status: number, type: string, more?: Record<string, string>) =>
    json(status, anthropicError(type), more);
  const question = JSON.parse(body) as {
    model?: string;
    max_tokens?: number;
    tools?: { name: string }[];
  };
  const isKnown =
    headers['x-api-key'] === FAKE_KEY || headers.authorization === `Bearer ${FAKE_KEY}`;
  if (mode === 'unauthorised' || !isKnown) return error(401, 'authentication_error');
  if (!headers['anthropic-version'] || !question.model || !question.max_tokens)
    return error(400, 'invalid_request_error');
  if (mode === 'limited') return error(429, 'rate_limit_error', { 'retry-after': '0' });
  if (mode === 'overload') return error(529, 'overloaded_error');
  if (mode === 'garbage') return GARBAGE;
  const name = question.tools?.[0]?.name ?? '';
  const text = buildText(request, name);
  const reasons: Partial<Record<FakeMode, string>> = { refusal: 'refusal', cut: 'max_tokens' };
  const reason = reasons[mode] ?? 'tool_use';
  const tool = { type: 'tool_use', id: 'toolu_1', name };
  if (streams) return anthropicStream(request, text, reason, tool);
  const isJson = mode !== 'cut' && mode !== 'prose';
  const contentBlock = isJson
    ? { ...tool, input: JSON.parse(text) as object }
    : { type: 'text', text };
  return json(200, {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: question.model,
    content: mode === 'refusal' ? [] : [contentBlock],
    stop_reason: reason,
    stop_sequence: null,
    usage: { input_tokens: 120, output_tokens: 40 },
  });
};

/** Gemini answers a refusal with 200 and no candidates. */
export const geminiAnswer: Answer = (request) => {
  const { mode, body, headers, streams } = request;
  const error = (code: number, status: string, more?: Record<string, string>) =>
    json(code, { error: { code, message: 'no', status } }, more);
  const question = JSON.parse(body) as {
    contents?: unknown[];
    generationConfig?: { responseJsonSchema?: { properties?: object } };
  };
  if (mode === 'unauthorised' || headers['x-goog-api-key'] !== FAKE_KEY)
    return error(403, 'PERMISSION_DENIED');
  if (!question.contents?.length) return error(400, 'INVALID_ARGUMENT');
  if (mode === 'limited') return error(429, 'RESOURCE_EXHAUSTED', { 'retry-after': '0' });
  if (mode === 'overload') return error(503, 'UNAVAILABLE');
  if (mode === 'garbage') return GARBAGE;
  const usageMetadata = { promptTokenCount: 120, candidatesTokenCount: 40, totalTokenCount: 160 };
  const blocked = { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata };
  // Gemini's schemas have no names, so they are told apart by their properties.
  const properties = question.generationConfig?.responseJsonSchema?.properties ?? {};
  const schemaName =
    'dailyPlans' in properties ? 'meal_plan' : 'foods' in properties ? 'food_photo' : 'advice';
  const finishReason = mode === 'cut' ? 'MAX_TOKENS' : 'STOP';
  const candidate = (text: string, end?: string) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        ...(end ? { finishReason: end } : {}),
        index: 0,
      },
    ],
    usageMetadata,
    modelVersion: 'gemini-fake',
  });
  const text = buildText(request, schemaName);
  if (!streams) return json(200, mode === 'refusal' ? blocked : candidate(text, finishReason));
  if (mode === 'refusal') return { status: 200, body: [event(blocked)] };
  const pieces = splitPieces(text).map((piece) => event(candidate(piece)));
  const inside = event({ error: { code: 503, message: 'no', status: 'UNAVAILABLE' } });
  return stream(request, [], pieces, [event(candidate('', finishReason))], inside);
};
