import type { PaymentView } from '../../domain/money/paymentView';
import { paymentText } from '../../i18n/payment';

/** Milliseconds between two polls while a code waits. */
const ASK_EVERY = 10_000;
/** Milliseconds, while what was paid for is being delivered. */
const SETTLING_EVERY = 1_000;
const TICK = 1_000;

export interface WatchedPayment {
  payment: PaymentView;
  secondsLeft: number;
  /** Last poll, ms since 1970. */
  askedAt: number;
  isUnreachable: boolean;
}

export interface PaymentWatch {
  start(): () => void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): WatchedPayment;
  check(): void;
  take(payment: PaymentView): void;
}

const isOver = ({ status, settled }: PaymentView): boolean =>
  status === 'refunded' || (status === 'paid' && settled);

const secondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));

/**
 * @param ask polls the payment
 * @param now ms since 1970
 */
export function watchPayment(
  first: PaymentView,
  ask: () => Promise<PaymentView>,
  now: () => number = Date.now,
): PaymentWatch {
  const listeners = new Set<() => void>();
  const toState = (payment: PaymentView, isUnreachable = false): WatchedPayment => ({
    payment,
    secondsLeft: secondsUntil(payment.expiresAt, now()),
    askedAt: now(),
    isUnreachable,
  });
  let state = toState(first);
  let isAsking = false;
  let isStopped = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const show = (next: WatchedPayment): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const tick = (): void => {
    const secondsLeft = secondsUntil(state.payment.expiresAt, now());
    if (secondsLeft !== state.secondsLeft) show({ ...state, secondsLeft });
  };
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(ticking);
  };

  const plan = (): void => {
    clearTimeout(timer);
    if (isStopped || isOver(state.payment)) return clearInterval(ticking);
    const isSettling = state.payment.status === 'paid';
    timer = setTimeout(() => void check(), isSettling ? SETTLING_EVERY : ASK_EVERY);
  };

  async function check(): Promise<void> {
    if (isAsking || isStopped) return;
    isAsking = true;
    try {
      const payment = await ask();
      if (!isStopped) show(toState(payment));
    } catch {
      // Keep the last state on screen; the next poll comes by itself.
      if (!isStopped) show({ ...state, askedAt: now(), isUnreachable: true });
    } finally {
      isAsking = false;
      plan();
    }
  }

  return {
    start: () => {
      isStopped = false;
      ticking = setInterval(tick, TICK);
      plan();
      return stop;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    check: () => void check(),
    take: (payment) => {
      show(toState(payment));
      plan();
    },
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `28:41`; for codes sent ahead of time: `5:28:41`, `6 ngày`. */
export function clockText(seconds: number): string {
  if (seconds >= 86_400) return paymentText.days(Math.floor(seconds / 86_400));
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
