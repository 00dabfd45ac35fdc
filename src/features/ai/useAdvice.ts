import { useRef, useState } from 'react';
import { askAdvice } from '../../api/ai';
import type { AnswerOf } from '../../api/contract';
import { newId } from '../../domain/newId';
import { AI_TEXT } from '../../domain/ai/advice';
import type { UserData } from '../../domain/ai/advice';
import { gateway } from '../../gateway/browserSession';
import { ServerAnswer } from '../../gateway/calls';
import { failureText } from '../../gateway/failureText';
import { aiText } from '../../i18n/ai';

export type Advice = AnswerOf<typeof askAdvice> & {
  question: string;
  clientId: string | undefined;
};

interface Question {
  question: string;
  userData: UserData;
  clientId?: string;
  consentId?: string;
}

/** A consent that was just recorded is on its way to the server: so often, and milliseconds in between. */
const [TRIES, BETWEEN] = [8, 1500];

const isNotThereYet = (error: unknown) =>
  error instanceof ServerAnswer && error.code === 'ai_consent_missing';

async function askPatiently(asked: Question, signal: AbortSignal) {
  // The same id for each try: it counts as one question.
  const requestId = newId();
  for (let attempt = 1; ; attempt += 1)
    try {
      const body = { requestId, textVersion: AI_TEXT, ...asked } as const;
      return await gateway.ask(askAdvice, { body }, signal);
    } catch (error) {
      if (!isNotThereYet(error) || attempt === TRIES || signal.aborted) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, BETWEEN);
      });
    }
}

/** Asks one question at a time; it can be stopped. */
export function useAdvice() {
  const [advice, setAdvice] = useState<Advice>();
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const running = useRef<AbortController>(null);
  /** @param typed the question as it was typed, for the note */
  const ask = async (asked: Question, typed: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setAsking(true);
    setError(undefined);
    try {
      const answer = await askPatiently(asked, mine.signal);
      if (!mine.signal.aborted) setAdvice({ ...answer, question: typed, clientId: asked.clientId });
    } catch (cause) {
      if (!mine.signal.aborted) setError(failureText(cause, aiText.advice.what));
    }
    if (running.current === mine) setAsking(false);
  };
  const stop = () => {
    running.current?.abort();
    setAsking(false);
  };
  return {
    advice,
    error,
    asking,
    stop,
    ask: (asked: Question, typed: string) => void ask(asked, typed),
  };
}
