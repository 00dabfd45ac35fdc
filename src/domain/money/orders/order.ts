/** Đồng (platform, section 9). */
export const WEEK_PRICE = 499_000;
export const PAY_HOURS = 24;
export const ACCEPT_HOURS = 48;
export const DELIVER_DAYS = 3;
/** Months after which the answers of an order that is over are removed. */
export const KEEP_MONTHS = 12;
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

export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  NEXT[state][event];

export const isPaid = (state: OrderState): boolean =>
  !['placed', 'expired', 'cancelled'].includes(state);

export const hoursAfter = (from: string, hours: number): string =>
  new Date(Date.parse(from) + hours * 3_600_000).toISOString();

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

/** `DH-914ADA3B`; must not be mistaken for the memo of a payment (`BL…`). */
export const orderCode = (orderId: string): string =>
  `DH-${orderId.replaceAll('-', '').slice(-8).toUpperCase()}`;
