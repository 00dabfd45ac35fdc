import { useCallback, useEffect, useState } from 'react';
import type { SecurityResponse } from '../../domain/security';
import { accountCalls } from '../../gateway/browserSession';
import { failureText } from '../../gateway/failureText';
import { securityText } from '../../i18n/security';

/** What the server knows of the account's security; asked again when the network returns. */
export function useSecurity() {
  const [security, setSecurity] = useState<SecurityResponse | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      setSecurity(await accountCalls.security());
      setError(null);
    } catch (cause) {
      setError(failureText(cause, securityText.what));
    }
  }, []);
  useEffect(() => {
    const ask = () => void load();
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [load]);
  return { security, error, load };
}
