import { z } from 'zod';
import type { Arriving } from './connection';
import { isStream, post, readEvents, readWhole, tokenCount } from './http';
import {
  ProviderFailure,
  type AnswerEnd,
  type AskProvider,
  type Prompt,
  type ProviderAnswer,
} from './provider';

const answerSchema = z.object({
  content: z.array(
    z.object({
      type: z.string(),
      text: z.string().optional(),
      input: z.unknown().optional(),
    }),
  ),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }).nullish(),
});

const eventSchema = z.object({
  type: z.string(),
  message: z.object({ usage: z.object({ input_tokens: tokenCount }).nullish() }).nullish(),
  delta: z
    .object({
      text: z.string().optional(),
      partial_json: z.string().optional(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  usage: z.object({ output_tokens: tokenCount }).nullish(),
  error: z.object({ type: z.string().optional() }).nullish(),
});

const LONG_KNOWN = '2023-06-01';
/** From this API version on the key is a bearer token. */
const BEARER_FROM = '2026-10-21';
const CUT = new Set(['max_tokens', 'model_context_window_exceeded', 'pause_turn']);

function toEnd(reason: string | null | undefined): AnswerEnd {
  if (reason === 'refusal') return 'refused';
  return reason && CUT.has(reason) ? 'cut' : 'whole';
}

async function whole(answer: Arriving): Promise<ProviderAnswer> {
  const { content, stop_reason: reason, usage } = await readWhole(answerSchema, answer);
  const tool = content.find(({ type }) => type === 'tool_use');
  const text = content.find(({ type }) => type === 'text')?.text ?? '';
  return {
    text: tool ? JSON.stringify(tool.input ?? null) : text,
    tokens: { input: usage?.input_tokens ?? 0, output: usage?.output_tokens ?? 0 },
    end: toEnd(reason),
  };
}

async function streamed(
  answer: Arriving,
  onText: (soFar: string) => void,
): Promise<ProviderAnswer> {
  let [contentText, json] = ['', ''];
  let reason: string | undefined;
  let isOver = false;
  const tokens = { input: 0, output: 0 };
  for await (const event of readEvents(eventSchema, answer)) {
    const { type, message, delta, usage, error } = event;
    if (type === 'error') throw new ProviderFailure('busy', error?.type ?? 'error in the stream');
    tokens.input = message?.usage?.input_tokens ?? tokens.input;
    if (type === 'message_delta') tokens.output = usage?.output_tokens ?? tokens.output;
    reason = delta?.stop_reason ?? reason;
    contentText += delta?.text ?? '';
    json += delta?.partial_json ?? '';
    if (delta?.partial_json) onText(json);
    isOver = type === 'message_stop';
    // Some providers keep the connection open after the end.
    if (isOver) break;
  }
  if (!isOver) throw new ProviderFailure('busy', 'the stream broke off');
  return { text: json === '' ? contentText : json, tokens, end: toEnd(reason) };
}

const buildContent = ({ user, image }: Prompt): object[] => [
  ...(image
    ? [
        {
          type: 'image',
          source: { type: 'base64', media_type: image.mimeType, data: image.data },
        },
      ]
    : []),
  { type: 'text', text: user },
];

export const askAnthropic: AskProvider = async (settings, prompt, { signal, onText }) => {
  const { url, key, model, version = LONG_KNOWN } = settings;
  const { system, schema, schemaName, maxTokens } = prompt;
  const answer = await post(
    `${url}/v1/messages`,
    {
      'anthropic-version': version,
      ...(version >= BEARER_FROM ? { authorization: `Bearer ${key}` } : { 'x-api-key': key }),
    },
    {
      model,
      max_tokens: maxTokens,
      system,
      messages: [{ role: 'user', content: buildContent(prompt) }],
      tools: [{ name: schemaName, description: 'Ghi câu trả lời', input_schema: schema }],
      tool_choice: { type: 'tool', name: schemaName },
      ...(onText ? { stream: true } : {}),
    },
    signal,
  );
  return onText && isStream(answer) ? streamed(answer, onText) : whole(answer);
};
