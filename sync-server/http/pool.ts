import { AppError } from '../../src/domain/errors';

const MB = 1024 * 1024;

/** Bytes of bodies and answers that this process holds at the same time. */
export interface PoolLimits {
  inAll: number;
  /** Of one signed-in account: a whole push and its answer. */
  account: number;
  /** Of one network address; a clinic shares one. */
  place: number;
  /** Of one network address without a sign-in. */
  stranger: number;
  /** Who holds less than this may use the last third, which the others leave free. */
  small: number;
  /** Calls under way: of an account, of strangers from one address, of all strangers, and of everybody. */
  accountCalls: number;
  strangerCalls: number;
  strangersCalls: number;
  calls: number;
}

const LIMITS: PoolLimits = {
  inAll: 144 * MB,
  account: 72 * MB,
  place: 96 * MB,
  stranger: 2 * MB,
  small: MB,
  accountCalls: 40,
  strangerCalls: 64,
  strangersCalls: 600,
  calls: 1_000,
};

/** Who calls: `account` is missing before a sign-in. */
export interface Holder {
  account?: string | undefined;
  place: string;
}

/** Bytes held by one call. */
export interface Share {
  /**
   * Says what it holds now.
   * @throws AppError server_busy where there is no room for more
   */
  hold(bytes: number): void;
  end(): void;
}

/** Room for everything that is on its way in or out. */
export interface Pool {
  /** @throws AppError too_many_requests, server_busy */
  open(holder: Holder): Share;
  /** Bytes that are held now. */
  held(): number;
  calls(): number;
}

/** Key of the calls of all strangers. */
const STRANGERS = 'strangers';

/** Sums by key; a key without anything is forgotten. */
function createSums() {
  const sums = new Map<string, number>();
  return {
    of: (key: string): number => sums.get(key) ?? 0,
    add: (key: string, change: number): void => {
      const sum = (sums.get(key) ?? 0) + change;
      if (sum > 0) sums.set(key, sum);
      else sums.delete(key);
    },
  };
}

/** Counts calls under way. */
function createCalls(limits: PoolLimits) {
  const calls = createSums();
  let underWay = 0;
  return {
    underWay: (): number => underWay,
    /** @returns ends the call. @throws AppError too_many_requests, server_busy */
    begin: (key: string, isStranger: boolean): (() => void) => {
      const most = isStranger ? limits.strangerCalls : limits.accountCalls;
      if (calls.of(key) >= most) throw new AppError('too_many_requests');
      // A crowd without accounts leaves room for who has signed in.
      const isCrowded = isStranger && calls.of(STRANGERS) >= limits.strangersCalls;
      if (isCrowded || underWay >= limits.calls) throw new AppError('server_busy');
      const count = (by: 1 | -1): void => {
        calls.add(key, by);
        if (isStranger) calls.add(STRANGERS, by);
        underWay += by;
      };
      count(1);
      return () => count(-1);
    },
  };
}

/**
 * Bounds what is in memory for callers, by account, by address and in all: a thousand callers who send slowly
 * or do not read their answers hold no more than this.
 */
export function createPool(limits: PoolLimits = LIMITS): Pool {
  const bytes = createSums();
  const calls = createCalls(limits);
  let total = 0;

  return {
    open: ({ account, place }) => {
      const isStranger = account === undefined;
      const key = isStranger ? `stranger ${place}` : `account ${account}`;
      const endCall = calls.begin(key, isStranger);
      const own = isStranger ? limits.stranger : limits.account;
      let held = 0;
      let isOpen = true;

      const change = (by: number): void => {
        held += by;
        total += by;
        bytes.add(key, by);
        bytes.add(`place ${place}`, by);
      };
      const fits = (by: number): boolean => {
        const isSmall = bytes.of(key) + by <= limits.small;
        return (
          bytes.of(key) + by <= own &&
          (isSmall || bytes.of(`place ${place}`) + by <= limits.place) &&
          total + by <= (isSmall ? limits.inAll : (limits.inAll / 3) * 2)
        );
      };
      return {
        hold: (wanted) => {
          const by = wanted - held;
          if (!isOpen || by === 0) return;
          if (by > 0 && !fits(by)) throw new AppError('server_busy');
          change(by);
        },
        end: () => {
          if (!isOpen) return;
          isOpen = false;
          change(-held);
          endCall();
        },
      };
    },
    held: () => total,
    calls: calls.underWay,
  };
}
