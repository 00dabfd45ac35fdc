import { AI_LINES, aiLineSchema, type AiContract, type AiLine } from '../../api/ai';
import { buildAddress, type ContractAnswer, type CallInput } from '../../api/contract';
import { newId } from '../../domain/schema/newId';
import { AI_TEXT } from '../../domain/practice/ai/userData';
import type { ErrorCode } from '../../domain/protocol/errors';
import { session } from '../../gateway/browserSession';
import { postInit, refusal, ServerAnswer, Unreachable } from '../../gateway/calls';
import { limited } from '../../platform/limited';

/** Milliseconds without a line after which an answer counts as lost; the gateway says every five seconds that it lives. */
const SILENCE = 20_000;
/** A consent recorded just now may still be on its way to the server: tries, and milliseconds between them. */
const [TRIES, BETWEEN] = [8, 1500];

const isNotThereYet = (error: unknown) =>
  error instanceof ServerAnswer && error.code === 'ai_consent_missing';

function parseLine(text: string): AiLine | undefined {
  try {
    return aiLineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function* parseLines(response: Response, alive: () => void): AsyncGenerator<AiLine> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return;
    alive();
    const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line = parseLine(text);
      if (line) yield line;
    }
  }
}

/** @throws ServerAnswer, Unreachable */
async function readLines<C extends AiContract>(
  { answer }: C,
  response: Response,
  onLine: (line: AiLine) => void,
  alive: () => void,
): Promise<ContractAnswer<C>> {
  if (!response.ok) throw await refusal(response);
  for await (const line of parseLines(response, alive)) {
    if (line.type === 'error') throw new ServerAnswer(502, line.code as ErrorCode, null);
    if (line.type !== 'answer') onLine(line);
    else {
      const read = answer.safeParse(line.answer);
      if (!read.success) throw new ServerAnswer(response.status, null, null);
      return read.data as ContractAnswer<C>;
    }
  }
  throw new Unreachable('the answer broke off');
}

export type Question<C extends AiContract> = Omit<
  NonNullable<CallInput<C>['body']>,
  'requestId' | 'textVersion'
>;

/**
 * Retries for a while, as a new consent may still be on its way.
 * @throws ServerAnswer, Unreachable, SessionLocked
 */
export async function askAi<C extends AiContract>(
  contract: C,
  question: Question<C>,
  signal: AbortSignal,
  onLine: (line: AiLine) => void = () => undefined,
): Promise<ContractAnswer<C>> {
  // The same id for each try: it counts as one question.
  const body = { requestId: newId(), textVersion: AI_TEXT, ...question };
  const address = buildAddress(contract, {} as CallInput<C>);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await limited(signal, SILENCE, async (ends, alive) => {
        const init = postInit(body, ends, { accept: AI_LINES });
        const response = await session.call(address, init);
        return readLines(contract, response, onLine, alive);
      });
    } catch (error) {
      if (!isNotThereYet(error) || attempt === TRIES || signal.aborted) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, BETWEEN);
      });
    }
}
