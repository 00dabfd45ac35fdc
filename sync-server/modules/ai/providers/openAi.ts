import { z } from 'zod';
import { postJson, readAs, tokenCount } from './http';
import type { AskProvider } from './provider';
import { MAX_TOKENS, ProviderFailure } from './provider';

const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount }).nullish(),
});

/** OpenAI's chat completions, and what is compatible with them. */
export const askOpenAi: AskProvider = async ({ url, key, model }, prompt, signal) => {
  const { system, user, schema, schemaName } = prompt;
  const answer = await postJson(
    `${url}/chat/completions`,
    { authorization: `Bearer ${key}` },
    {
      model,
      max_completion_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: schemaName, strict: true, schema },
      },
    },
    signal,
  );
  const { choices, usage } = readAs(answerSchema, answer);
  const [{ message, finish_reason: reason } = { message: {}, finish_reason: null }] = choices;
  if (message.refusal || reason === 'content_filter')
    throw new ProviderFailure('refused', 'refusal');
  // Cut JSON is never a whole answer.
  if (reason === 'length') throw new ProviderFailure('cut', 'finish_reason length');
  return {
    text: message.content ?? '',
    tokens: { input: usage?.prompt_tokens ?? 0, output: usage?.completion_tokens ?? 0 },
  };
};
