import { useEffect, useState } from 'react';
import { readConfig, type PublicConfig } from '../../api/status';
import { gateway } from '../../gateway/browserSession';

export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const next = await gateway.ask(readConfig, {});
        if (!left) setConfig(next);
      } catch {
        // No server, nothing to offer: the form itself says what is wrong once somebody sends it.
      }
    };
    void load();
    const again = () => void load();
    window.addEventListener('online', again);
    return () => {
      left = true;
      window.removeEventListener('online', again);
    };
  }, []);
  return config;
}
