import { useEffect, useRef, useState } from 'react';
import type { AiContract, AiLine } from '../../api/ai';
import type { ContractAnswer } from '../../api/contract';
import { failureText } from '../../gateway/failureText';
import { aiText } from '../../i18n/ai';
import { toaster } from '../../ui/toaster';
import { askAi, type Question } from './ask';

export interface Written {
  paragraphs: readonly string[];
  /** Milliseconds of the page's clock. */
  since: number;
}

const nothingYet = (): Written => ({ paragraphs: [], since: performance.now() });

function withLine(written: Written, line: AiLine): Written {
  if (line.type === 'again') return { ...written, paragraphs: [] };
  if (line.type !== 'paragraph') return written;
  return { ...written, paragraphs: [...written.paragraphs, line.text] };
}

interface AskingTexts {
  what: string;
  done: string;
  failure: string;
}

export function useAsking<C extends AiContract>(contract: C, { what, done, failure }: AskingTexts) {
  const [written, setWritten] = useState<Written>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (
    question: Question<C>,
    take: (answer: ContractAnswer<C>, seconds: number) => void,
  ) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const begun = nothingYet();
    setWritten(begun);
    setError(undefined);
    try {
      const answer = await askAi(contract, question, mine.signal, (line) => {
        if (!mine.signal.aborted) setWritten((now) => withLine(now ?? begun, line));
      });
      if (!mine.signal.aborted) {
        take(answer, (performance.now() - begun.since) / 1000);
        toaster.create({ type: 'success', title: done });
      }
    } catch (cause) {
      if (!mine.signal.aborted) setError(aiText.failure(failure, failureText(cause, what)));
    }
    if (running.current === mine) setWritten(undefined);
  };
  const stop = () => {
    running.current?.abort();
    setWritten(undefined);
  };
  return {
    written,
    error,
    stop,
    ask: (...args: Parameters<typeof ask>) => void ask(...args),
  };
}
