import { useSyncExternalStore } from 'react';
import type { VisitorOrder } from '../../api/orders';
import { VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { Away, call, read, readFile, Refusal } from '../call';
import { onTaken } from '../outbox';
import { orderStore, type KeptOrder } from '../store';

const [SOON, LATER] = [10_000, 60_000];

export interface WatchedOrder {
  storedOrder: KeptOrder | undefined;
  order?: VisitorOrder;
  problem?: 'lost' | 'away';
}

let watched: WatchedOrder = { storedOrder: readAddress() ?? orderStore.read() };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * The order of a mail's link; the address is cleaned at once. The device that ordered keeps its own token, which can do more; the
 * link's opens the order where that one does not any more.
 */
function readAddress(): KeptOrder | undefined {
  const [, id, token] = /^#don=([\w-]{10,80})\.([\w-]{20,100})$/.exec(window.location.hash) ?? [];
  if (!id || !token) return undefined;
  window.history.replaceState(null, '', window.location.pathname);
  const before = orderStore.read();
  const own = orderStore.tokenBefore(id);
  const order = own === undefined ? { id, token } : { id, token: own, link: token };
  const storedOrder = before?.id === id && before.token ? { ...before, link: token } : order;
  orderStore.replace(storedOrder);
  return storedOrder;
}

function set(next: WatchedOrder): void {
  watched = next;
  for (const listener of listeners) listener();
}

function take(known: VisitorOrder): void {
  const order = { id: known.order.id, token: known.token };
  orderStore.write(order);
  set({ storedOrder: order, order: known });
  plan();
}

function plan(): void {
  clearTimeout(timer);
  const { state, clientUrl } = watched.order?.order ?? {};
  const isThere = state === 'delivered' && clientUrl !== undefined;
  const isOver = isThere || state === 'refunded' || state === 'cancelled';
  if (listeners.size === 0 || isOver || watched.problem === 'lost') return;
  timer = setTimeout(() => void look(), state === 'placed' || !state ? SOON : LATER);
}

export async function look(): Promise<void> {
  const { storedOrder } = watched;
  if (!storedOrder?.token) return;
  try {
    take(await readOrder(storedOrder));
  } catch (error) {
    set({ ...watched, problem: error instanceof Refusal ? 'lost' : 'away' });
    plan();
  }
}

export async function act(what: 'orderPayment' | 'cancelOrder'): Promise<void> {
  const { storedOrder } = watched;
  if (!storedOrder?.token) throw new Away();
  take(await call<VisitorOrder>(VISITOR_CALLS[what](storedOrder.id), { token: storedOrder.token }));
}

export async function askChange(text: string): Promise<void> {
  const { storedOrder } = watched;
  if (!storedOrder?.token) throw new Away();
  const body = { token: storedOrder.token, text };
  take(await call<VisitorOrder>(VISITOR_CALLS.changeOrder(storedOrder.id), body));
}

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Changes the order's e-mail address; earlier links stop working.
 * @throws Away, Refused
 */
export async function correctEmail(email: string): Promise<void> {
  const { storedOrder } = watched;
  if (!storedOrder?.token) throw new Away();
  const { id, token, next = newToken() } = storedOrder;
  // Stored before the call, because the answer may be lost.
  const orderAddress = { id, token, next };
  orderStore.write(orderAddress);
  set({ ...watched, storedOrder: orderAddress });
  take(
    await call<VisitorOrder>(VISITOR_CALLS.correctOrderEmail(id), {
      token,
      email,
      nextToken: next,
    }),
  );
}

/**
 * Tries both tokens, in case the answer to an address change was lost.
 * @throws Away, Refused
 */
async function readOrder({ id, token = '', next, link }: KeptOrder): Promise<VisitorOrder> {
  const [last = '', ...others] = [token, next, link]
    .filter((one) => one !== undefined)
    .toReversed();
  for (const one of others.toReversed()) {
    try {
      return await read<VisitorOrder>(VISITOR_CALLS.order(id), one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return read<VisitorOrder>(VISITOR_CALLS.order(id), last);
}

export async function readPaper(): Promise<Blob> {
  const { storedOrder } = watched;
  if (!storedOrder?.token) throw new Away();
  return readFile(VISITOR_CALLS.orderPdf(storedOrder.id), storedOrder.token);
}

export function watchNew(id: string): void {
  orderStore.replace({ id });
  set({ storedOrder: { id } });
}

export function forgetOrder(): void {
  orderStore.clear();
  set({ storedOrder: undefined });
}

onTaken(({ id }, answer) => {
  if (id === watched.storedOrder?.id) take(answer as VisitorOrder);
});

const lookAgain = (): void => void look();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    lookAgain();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('online', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}

export const useOrder = (): WatchedOrder => useSyncExternalStore(subscribe, () => watched);
