import { useCallback, useEffect, useRef, useState } from 'react';
import { buildAddress, type ContractAnswer, type AskedAt } from '../api/contract';
import type { JsonContract } from './ask';
import { gateway } from './browserSession';
import { failureText } from './failureText';

export interface GatewayQuery<T> {
  /** null until the first answer; after a failure the last one stays beside `error`. */
  answer: T | null;
  error: string | null;
  isLoading: boolean;
  reload: () => Promise<void>;
  patch: (change: (answer: T) => T) => void;
}

interface Shown<T> {
  address: string;
  answer: T | null;
  error: string | null;
  isLoading: boolean;
}

/**
 * Asks again when the question changes and when the network returns.
 * @param what a person wanted, for the sentence that says why it failed
 */
export function useGatewayQuery<C extends JsonContract & { method: 'get' }>(
  contract: C,
  input: AskedAt<C>,
  what: string,
): GatewayQuery<ContractAnswer<C>> {
  type Answer = ContractAnswer<C>;
  const address = buildAddress(contract, input);
  const fresh: Shown<Answer> = { address, answer: null, error: null, isLoading: true };
  const [state, setState] = useState(fresh);
  const running = useRef<AbortController>(null);

  const reload = useCallback(async () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const show = (next: Pick<Shown<Answer>, 'error'> & { answer?: Answer }): void =>
      setState((last) => {
        const lastAnswer = last.address === address ? last.answer : null;
        return { answer: lastAnswer, ...next, address, isLoading: false };
      });
    try {
      const answer = await gateway.read(contract, address, mine.signal);
      if (!mine.signal.aborted) show({ answer, error: null });
    } catch (cause) {
      if (!mine.signal.aborted) show({ error: failureText(cause, what) });
    }
  }, [contract, address, what]);

  useEffect(() => {
    const ask = (): void => void reload();
    ask();
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('online', ask);
      running.current?.abort();
    };
  }, [reload]);

  const patch = (change: (answer: Answer) => Answer): void =>
    setState((last) => (last.answer === null ? last : { ...last, answer: change(last.answer) }));

  // An answer to another question is none to this one.
  const { answer, error, isLoading } = state.address === address ? state : fresh;
  return { answer, error, isLoading, reload, patch };
}
