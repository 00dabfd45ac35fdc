import { useEffect, useState } from 'react';

export interface Question<T> {
  inWorker: () => Promise<T>;
  here: () => T | Promise<T>;
}

/** Milliseconds that an old figure may stay; the worker answers in a few. */
const PATIENCE = 1_000;

/** The page computes if the browser killed or starved the worker. */
export async function askQuestion<T>({ inWorker, here }: Question<T>): Promise<T> {
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
 * Keeps the previous answer while a new one is computed; `undefined` before the first.
 * @param question the same object as long as it is the same question
 */
export function useAnswer<T>(question: Question<T> | undefined): T | undefined {
  const [answer, setAnswer] = useState<{ value: T }>();
  useEffect(() => {
    if (!question) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const value = await askQuestion(question);
      if (isCurrent) setAnswer({ value });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [question]);
  return question && answer?.value;
}
