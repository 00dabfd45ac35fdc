import { useState } from 'react';
import { toaster } from '../../ui/toaster';

export function useActionToast(): {
  busy: boolean;
  run: (action: () => Promise<void>, done: string, failed: string) => void;
} {
  const [busy, setBusy] = useState(false);
  const run = (action: () => Promise<void>, done: string, failed: string): void => {
    if (busy) return;
    setBusy(true);
    action()
      .then(
        () => toaster.create({ title: done, type: 'success' }),
        () => toaster.create({ title: failed, type: 'error' }),
      )
      .finally(() => setBusy(false));
  };
  return { busy, run };
}
