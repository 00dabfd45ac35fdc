import { useState } from 'react';
import { askAdvice } from '../../api/ai';
import type { ContractAnswer } from '../../api/contract';
import { aiText } from '../../i18n/ai';
import type { Question } from './ask';
import { useAsking } from './useAsking';

export type Advice = ContractAnswer<typeof askAdvice> & {
  question: string;
  clientId: string | undefined;
  seconds: number;
};

export function useAdvice() {
  const [advice, setAdvice] = useState<Advice>();
  const { ask, ...asking } = useAsking(askAdvice, aiText.advice);
  return {
    ...asking,
    advice,
    ask: (question: Question<typeof askAdvice>, typed: string) =>
      ask(question, (answer, seconds) =>
        setAdvice({ ...answer, question: typed, clientId: question.clientId, seconds }),
      ),
  };
}
