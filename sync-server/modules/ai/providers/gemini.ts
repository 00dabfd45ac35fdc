import { z } from 'zod';
import { isStream, post, readEvents, readWhole, tokenCount } from './http';
import {
  ProviderFailure,
  type AnswerEnd,
  type AskProvider,
  type Prompt,
  type ProviderAnswer,
} from './provider';

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
  error: z.object({ status: z.string().optional() }).optional(),
});
type Piece = z.infer<typeof answerSchema>;

/** All finish reasons other than a normal end, a cut or a model's fault. */
const REFUSALS = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
]);

function toEnd(reason: string): AnswerEnd {
  if (REFUSALS.has(reason)) return 'refused';
  return reason === 'MAX_TOKENS' ? 'cut' : 'whole';
}

function together() {
  let text = '';
  let reason: string | undefined;
  let blocked: string | undefined;
  const tokens = { input: 0, output: 0 };
  return {
    text: () => text,
    isOver: () => reason !== undefined && tokens.output > 0,
    add({ candidates = [], promptFeedback, usageMetadata, error }: Piece): boolean {
      if (error) throw new ProviderFailure('busy', error.status ?? 'error in the stream');
      blocked ??= promptFeedback?.blockReason;
      tokens.input = usageMetadata?.promptTokenCount ?? tokens.input;
      tokens.output = usageMetadata?.candidatesTokenCount ?? tokens.output;
      const [candidate] = candidates;
      reason = candidate?.finishReason ?? reason;
      const more = (candidate?.content?.parts ?? []).map((part) => part.text ?? '').join('');
      text += more;
      return more !== '';
    },
    answer(): ProviderAnswer {
      // A blocked prompt comes as a success without candidates.
      if (blocked) return { text: '', tokens, end: 'refused' };
      if (reason === undefined) throw new ProviderFailure('busy', 'no end of the answer');
      return { text, tokens, end: toEnd(reason) };
    },
  };
}

const buildParts = ({ user, image }: Prompt): object[] => [
  ...(image ? [{ inlineData: { mimeType: image.mimeType, data: image.data } }] : []),
  { text: user },
];

export const askGemini: AskProvider = async ({ url, key, model }, prompt, { signal, onText }) => {
  const { system, schema, maxTokens } = prompt;
  const call = onText ? 'streamGenerateContent?alt=sse' : 'generateContent';
  const answer = await post(
    `${url}/v1beta/models/${encodeURIComponent(model)}:${call}`,
    { 'x-goog-api-key': key },
    {
      systemInstruction: { parts: [{ text: system }] },
      contents: [{ role: 'user', parts: buildParts(prompt) }],
      generationConfig: {
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        maxOutputTokens: maxTokens,
      },
    },
    signal,
  );
  const all = together();
  if (onText && isStream(answer)) {
    for await (const piece of readEvents(answerSchema, answer)) {
      if (all.add(piece)) onText(all.text());
      if (all.isOver()) break;
    }
  } else all.add(await readWhole(answerSchema, answer));
  return all.answer();
};
