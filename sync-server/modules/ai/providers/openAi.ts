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

const usageSchema = z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount });
type Usage = z.infer<typeof usageSchema>;

const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: usageSchema.nullish(),
});

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: usageSchema.nullish(),
  error: z.unknown().optional(),
});

const toTokens = (usage: Usage | null | undefined) => ({
  input: usage?.prompt_tokens ?? 0,
  output: usage?.completion_tokens ?? 0,
});

/** A refusal also ends with `stop`; cut JSON is never whole. */
function toEnd(reason: string | null | undefined, refusal: string | null | undefined): AnswerEnd {
  if (refusal || reason === 'content_filter') return 'refused';
  return reason === 'length' ? 'cut' : 'whole';
}

async function whole(answer: Arriving): Promise<ProviderAnswer> {
  const { choices, usage } = await readWhole(answerSchema, answer);
  const [{ message, finish_reason: reason } = { message: {}, finish_reason: null }] = choices;
  const end = toEnd(reason, message.refusal);
  return { text: message.content ?? '', tokens: toTokens(usage), end };
}

async function streamed(
  answer: Arriving,
  onText: (soFar: string) => void,
): Promise<ProviderAnswer> {
  let text = '';
  let refusal = '';
  let reason: string | undefined;
  let used: Usage | undefined;
  for await (const { choices, usage, error } of readEvents(chunkSchema, answer)) {
    if (error !== undefined) throw new ProviderFailure('busy', 'error in the stream');
    used = usage ?? used;
    const [choice] = choices;
    reason = choice?.finish_reason ?? reason;
    refusal += choice?.delta?.refusal ?? '';
    const more = choice?.delta?.content ?? '';
    text += more;
    if (more !== '') onText(text);
  }
  if (reason === undefined) throw new ProviderFailure('busy', 'the stream broke off');
  return { text, tokens: toTokens(used), end: toEnd(reason, refusal) };
}

function buildContent({ user, image }: Prompt): string | object[] {
  if (!image) return user;
  const url = `data:${image.mimeType};base64,${image.data}`;
  return [
    { type: 'text', text: user },
    { type: 'image_url', image_url: { url, detail: 'auto' } },
  ];
}

export const askOpenAi: AskProvider = async ({ url, key, model }, prompt, { signal, onText }) => {
  const { system, schema, schemaName, maxTokens } = prompt;
  const answer = await post(
    `${url}/chat/completions`,
    { authorization: `Bearer ${key}` },
    {
      model,
      max_completion_tokens: maxTokens,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: buildContent(prompt) },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: schemaName, strict: true, schema },
      },
      ...(onText ? { stream: true, stream_options: { include_usage: true } } : {}),
    },
    signal,
  );
  return onText && isStream(answer) ? streamed(answer, onText) : whole(answer);
};
