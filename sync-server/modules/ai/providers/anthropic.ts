import { z } from 'zod';
import { postJson, readAs, tokenCount } from './http';
import type { AskProvider } from './provider';
import { MAX_TOKENS, ProviderFailure } from './provider';

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

const LONG_KNOWN = '2023-06-01';
/** From this version on the key goes as a bearer token. */
const BEARER_FROM = '2026-10-21';
const CUT = new Set(['max_tokens', 'model_context_window_exceeded', 'pause_turn']);

/** Anthropic's messages; a forced tool makes the answer JSON of the schema. */
export const askAnthropic: AskProvider = async (settings, prompt, signal) => {
  const { url, key, model, version = LONG_KNOWN } = settings;
  const { system, user, schema, schemaName } = prompt;
  const answer = await postJson(
    `${url}/v1/messages`,
    {
      'anthropic-version': version,
      ...(version >= BEARER_FROM ? { authorization: `Bearer ${key}` } : { 'x-api-key': key }),
    },
    {
      model,
      max_tokens: MAX_TOKENS,
      system,
      messages: [{ role: 'user', content: [{ type: 'text', text: user }] }],
      tools: [{ name: schemaName, description: 'Ghi câu trả lời', input_schema: schema }],
      tool_choice: { type: 'tool', name: schemaName },
    },
    signal,
  );
  const { content, stop_reason: reason, usage } = readAs(answerSchema, answer);
  if (reason === 'refusal') throw new ProviderFailure('refused', 'refusal');
  if (reason && CUT.has(reason)) throw new ProviderFailure('cut', `stop_reason ${reason}`);
  const tool = content.find(({ type }) => type === 'tool_use');
  const text = content.find(({ type }) => type === 'text')?.text ?? '';
  return {
    text: tool ? JSON.stringify(tool.input ?? null) : text,
    tokens: { input: usage?.input_tokens ?? 0, output: usage?.output_tokens ?? 0 },
  };
};
