import {
  readDraft,
  type SurveyDraft,
  type MealFrequency,
} from '../domain/publicHouse/survey/answers';

/** Stored on this device only; sent by nothing but `outbox.ts`. */
const KEYS = {
  survey: 'bualanh-survey',
  shared: 'bualanh-survey-sent',
  order: 'bualanh-order',
  orders: 'bualanh-orders-before',
  form: 'bualanh-order-form',
};

const memory = new Map<string, string>();
let isKept = true;

export const isStorageKept = (): boolean => isKept;

export function readKept(key: string): unknown {
  try {
    // What could not be stored is newer than what is stored.
    const text = memory.get(key) ?? localStorage.getItem(key) ?? undefined;
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    isKept = true;
  } catch {
    // Full, or forbidden: the page goes on with what it has in memory, and says so.
    memory.set(key, text);
    isKept = false;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export const surveyStore = {
  read: (): SurveyDraft => readDraft(readKept(KEYS.survey)),
  write: (draft: SurveyDraft): void => keep(KEYS.survey, draft),
  /** Calls with the draft that another tab wrote or erased. */
  watch: (take: (draft: SurveyDraft) => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === KEYS.survey || key === null) take(surveyStore.read());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
  clear: (): void => {
    forget(KEYS.survey);
    forget(KEYS.shared);
  },
};

export const markShared = (at: string): void => keep(KEYS.shared, at);

export const isShared = (): boolean =>
  typeof readKept(KEYS.shared) === 'string' || orderStore.read() !== undefined;

export interface KeptOrder {
  id: string;
  token?: string | undefined;
  /** Token after an address change whose answer may have been lost: either may open the order. */
  next?: string | undefined;
  /** Of a mail's link, beside the device's own. */
  link?: string | undefined;
}

/** Orders of before whose own tokens a device keeps; no mail carries them. */
const MOST_BEFORE = 10;

/** Tokens of orders that another one took the place of, by the order's id. */
function tokensBefore(): [id: string, token: string][] {
  const orders = readKept(KEYS.orders);
  return Array.isArray(orders)
    ? orders.filter((one): one is [string, string] => Array.isArray(one) && one.length === 2)
    : [];
}

export const orderStore = {
  /** The device's own token of an order that it placed before. */
  tokenBefore: (id: string): string | undefined =>
    tokensBefore().find(([before]) => before === id)?.[1],
  /** Shows another order from now on, and keeps what opens this one. */
  replace: (order: KeptOrder): void => {
    const present = orderStore.read();
    if (present?.token && present.id !== order.id) {
      const others = tokensBefore().filter(([id]) => id !== present.id);
      keep(KEYS.orders, [...others, [present.id, present.token]].slice(-MOST_BEFORE));
    }
    orderStore.write(order);
  },
  read: (): KeptOrder | undefined => {
    const order = readKept(KEYS.order) as Partial<KeptOrder> | undefined;
    if (typeof order?.id !== 'string') return undefined;
    const { id, token, next, link } = order;
    if (typeof token !== 'string') return { id };
    return {
      id,
      token,
      ...(typeof next === 'string' ? { next } : {}),
      ...(typeof link === 'string' ? { link } : {}),
    };
  },
  write: (order: KeptOrder): void => keep(KEYS.order, order),
  clear: (): void => forget(KEYS.order),
};

export interface OrderForm {
  name: string;
  email: string;
  phone: string;
  mealFrequency?: MealFrequency | undefined;
  /** Of an order that was taken back before the server answered: it may have arrived, and must not become two. */
  sentId?: string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '');

export const orderFormStore = {
  read: (): OrderForm => {
    const form = (readKept(KEYS.form) ?? {}) as Record<string, unknown>;
    return {
      name: text(form.name),
      email: text(form.email),
      phone: text(form.phone),
      ...(typeof form.mealFrequency === 'string'
        ? { mealFrequency: form.mealFrequency as MealFrequency }
        : {}),
      ...(typeof form.sentId === 'string' ? { sentId: form.sentId } : {}),
    };
  },
  write: (form: OrderForm): void => keep(KEYS.form, form),
};
