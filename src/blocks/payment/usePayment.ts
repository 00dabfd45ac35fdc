import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PaymentView } from '../../domain/money/paymentView';
import { watchPayment, type PaymentWatch, type WatchedPayment } from './paymentWatch';

export function usePayment(
  first: PaymentView,
  ask: () => Promise<PaymentView>,
): WatchedPayment & Pick<PaymentWatch, 'check' | 'take'> {
  const [watch] = useState(() => watchPayment(first, ask));
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') watch.check();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', watch.check);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', watch.check);
    };
  }, [watch]);
  useEffect(() => watch.start(), [watch]);
  const state = useSyncExternalStore(watch.subscribe, watch.getSnapshot);
  return { ...state, check: watch.check, take: watch.take };
}
