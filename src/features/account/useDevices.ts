import { useCallback, useEffect, useState } from 'react';
import type { SignedInDevice } from '../../domain/account';
import { accountPages } from '../../i18n/accountPages';
import { accountCalls } from '../../gateway/browserSession';
import { failureText } from '../../gateway/failureText';

/** The account's signed-in devices, as the server tells them; asked again when the network returns. */
export function useDevices(): {
  devices: SignedInDevice[] | null;
  error: string | null;
  load: () => Promise<void>;
} {
  const [devices, setDevices] = useState<SignedInDevice[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      setDevices(await accountCalls.devices());
      setError(null);
    } catch (cause) {
      setError(failureText(cause, accountPages.devices.what));
    }
  }, []);
  useEffect(() => {
    const ask = () => void load();
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [load]);
  return { devices, error, load };
}
