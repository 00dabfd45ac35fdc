import { useEffect, useState } from 'react';

/** A computation that the worker does, and the same one for where the worker does not answer. */
export interface Question<T> {
  inWorker: () => Promise<T>;
  here: () => T | Promise<T>;
}

/** Milliseconds that a person may look at an old figure; the worker answers in a few. */
const PATIENCE = 1_000;

/** The worker's answer. Without its worker (a browser that kills it, or starves it) the page computes. */
export async function answerOf<T>({ inWorker, here }: Question<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(here()), PATIENCE);
  });
  try {
    return await Promise.race([inWorker().catch(here), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The answer to a question, the one before while a new one is on its way, `undefined` before the
 * first and without a question.
 * @param question the same object as long as it is the same question
 */
export function useAnswer<T>(question: Question<T> | undefined): T | undefined {
  const [answer, setAnswer] = useState<{ value: T }>();
  useEffect(() => {
    if (!question) return undefined;
    let wanted = true;
    const ask = async () => {
      const value = await answerOf(question);
      if (wanted) setAnswer({ value });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [question]);
  return question && answer?.value;
}
