import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../../gateway/failureText';

/**
 * What only the server knows; asked again when the network returns.
 * @param ask keeps its identity
 * @param what a person wanted, for the sentence that says why it failed
 */
export function useGatewayQuery<T>(ask: () => Promise<T>, what: string) {
  const [answer, setAnswer] = useState<T | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      setAnswer(await ask());
      setError(null);
    } catch (cause) {
      setError(failureText(cause, what));
    }
  }, [ask, what]);
  useEffect(() => {
    const again = () => void load();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [load]);
  return { answer, error, load };
}
