import { z } from 'zod';
import { postJson, readAs, tokenCount } from './http';
import type { AskProvider } from './provider';
import { MAX_TOKENS, ProviderFailure } from './provider';

const answerSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({ parts: z.array(z.object({ text: z.string().optional() })).optional() })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({ promptTokenCount: tokenCount, candidatesTokenCount: tokenCount })
    .optional(),
});

/** Reasons for an end that are none of ours: everything but an end, a cut, or a fault of the model. */
const REFUSALS = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
]);

/** Gemini's generateContent. */
export const askGemini: AskProvider = async ({ url, key, model }, prompt, signal) => {
  const { system, user, schema } = prompt;
  const answer = await postJson(
    `${url}/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    { 'x-goog-api-key': key },
    {
      systemInstruction: { parts: [{ text: system }] },
      contents: [{ role: 'user', parts: [{ text: user }] }],
      generationConfig: {
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        maxOutputTokens: MAX_TOKENS,
      },
    },
    signal,
  );
  const { candidates, promptFeedback, usageMetadata } = readAs(answerSchema, answer);
  // A blocked question is a good answer without candidates.
  if (promptFeedback?.blockReason)
    throw new ProviderFailure('refused', `block ${promptFeedback.blockReason}`);
  const [candidate] = candidates ?? [];
  if (!candidate) throw new ProviderFailure('unreadable', 'no candidates');
  const { finishReason = 'STOP' } = candidate;
  if (REFUSALS.has(finishReason)) throw new ProviderFailure('refused', finishReason);
  if (finishReason === 'MAX_TOKENS') throw new ProviderFailure('cut', finishReason);
  return {
    text: (candidate.content?.parts ?? []).map(({ text = '' }) => text).join(''),
    tokens: {
      input: usageMetadata?.promptTokenCount ?? 0,
      output: usageMetadata?.candidatesTokenCount ?? 0,
    },
  };
};
