/** Price of a personal week, đồng (platform, section 9). */
export const WEEK_PRICE = 499_000;
/** Hours for which an order waits for its money before it expires. */
export const PAY_HOURS = 24;
/** Hours for which a paid order waits for an expert; then the money goes back. */
export const ACCEPT_HOURS = 48;
/** Days in which an expert delivers what was accepted. */
export const DELIVER_DAYS = 3;
/** Months after which the answers of an order that is over are removed. */
export const KEEP_MONTHS = 12;
/** Characters of what a visitor wants changed. */
export const CHANGE_TEXT = { min: 10, max: 1_000 } as const;

/**
 * `placed`: without its money; `expired`: nobody paid; `cancelled`: given up by the visitor before money came;
 * `paid`: waits for an expert; `changing`: delivered, and the visitor wants something changed; `refunding`: the money goes back; `refunded`: it went back.
 */
export const ORDER_STATES = [
  'placed',
  'expired',
  'cancelled',
  'paid',
  'accepted',
  'delivered',
  'changing',
  'refunding',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Why money of an order goes back. */
export const REFUND_REASONS = ['notAccepted', 'cancelled'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export type OrderEvent =
  | 'pay'
  | 'expire'
  | 'cancel'
  | 'accept'
  | 'deliver'
  | 'change'
  | 'notAccepted'
  | 'refund';

/** The state that each event leads to; an event that is not named is refused. */
const NEXT: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  placed: { pay: 'paid', expire: 'expired', cancel: 'cancelled' },
  // Money that comes late still buys what was ordered (product decision 37).
  expired: { pay: 'paid', cancel: 'cancelled' },
  cancelled: {},
  paid: { accept: 'accepted', cancel: 'refunding', notAccepted: 'refunding', refund: 'refunded' },
  accepted: { deliver: 'delivered', refund: 'refunded' },
  delivered: { change: 'changing', refund: 'refunded' },
  changing: { deliver: 'delivered', refund: 'refunded' },
  refunding: { refund: 'refunded' },
  refunded: {},
};

/** The state after an event; undefined where the event is not possible now. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  NEXT[state][event];

/** Whether its money is there, or was. */
export const isPaid = (state: OrderState): boolean =>
  !['placed', 'expired', 'cancelled'].includes(state);

/** An instant so many hours later. @param from UTC, ISO 8601 */
export const hoursAfter = (from: string, hours: number): string =>
  new Date(Date.parse(from) + hours * 3_600_000).toISOString();

/** State of an order at a moment: one whose time is over is not written anew for that. @param now UTC, ISO 8601 */
export function orderStateAt(
  {
    state,
    createdAt,
    paidAt,
  }: { state: OrderState; createdAt: string; paidAt?: string | undefined },
  now: string,
): OrderState {
  if (state === 'placed' && hoursAfter(createdAt, PAY_HOURS) <= now) return 'expired';
  if (state === 'paid' && hoursAfter(paidAt ?? createdAt, ACCEPT_HOURS) <= now) return 'refunding';
  return state;
}

/** A short name of an order for people, from its id: `DH-914ADA3B`. Nobody may take it for the memo of a payment (`BL…`). */
export const orderCode = (orderId: string): string =>
  `DH-${orderId.replaceAll('-', '').slice(-8).toUpperCase()}`;
