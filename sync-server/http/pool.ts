import { AppError } from '../../src/domain/protocol/errors';
import { createCalls, type Caller, type CallLimits } from './calls';
import { createSums } from './sums';
import type { CallShare } from './callShare';

const MB = 1024 * 1024;

/** Bytes of bodies and answers that this process holds at the same time. */
export interface PoolLimits {
  inAll: number;
  /** Of one signed-in account: a whole push and its answer. */
  account: number;
  /** Of all accounts at one network address that nobody has confirmed. */
  newOfPlace: number;
  /** Of one network address; a clinic shares one. */
  place: number;
  /** Of one network address without a sign-in. */
  stranger: number;
  /** Who holds less than this may use the last third, which the others leave free. */
  small: number;
  calls: CallLimits;
}

const LIMITS: PoolLimits = {
  inAll: 144 * MB,
  account: 72 * MB,
  newOfPlace: 36 * MB,
  place: 96 * MB,
  stranger: 2 * MB,
  small: MB,
  calls: {
    account: 40,
    newOfPlace: 48,
    newInAll: 200,
    strangersOfPlace: 64,
    strangers: 400,
    place: 240,
    inAll: 1_000,
    handed: { inAll: 1_000, place: 200, account: 40 },
    rooms: {
      webhook: { inAll: 400, place: 200 },
      renewal: { inAll: 200, place: 64 },
      health: { inAll: 32, place: 8 },
      'sign-in': { inAll: 200, place: 42 },
    },
  },
};

/** Room that one call takes. */
export interface Share extends CallShare {
  /**
   * Says how many bytes it holds now.
   * @throws AppError server_busy where there is no room for more
   */
  hold(bytes: number): void;
}

/** Room for everything that is on its way in or out. */
export interface Pool {
  /** It holds nothing until it says so. */
  open(caller: Caller): Share;
  /** Bytes that are held now. */
  held(): number;
  calls(): number;
}

/** Whose bytes are counted together, and how many they may be. */
function ownOf(limits: PoolLimits, { account, place, isNew }: Caller): readonly [string, number] {
  if (account === undefined) return [`stranger ${place}`, limits.stranger];
  return isNew ? [`new ${place}`, limits.newOfPlace] : [`account ${account}`, limits.account];
}

/**
 * Bounds what is in memory for callers, by account, by address and in all: a thousand callers who send slowly
 * or do not read their answers hold no more than this, and where it fills, the slowest of them make room.
 * @param now milliseconds of a clock that only goes forward; only tests give it
 */
export function createPool(limits: PoolLimits = LIMITS, now?: () => number): Pool {
  const bytes = createSums();
  const calls = createCalls(limits.calls, now);
  const heldBy = new Map<CallShare, number>();
  let total = 0;

  /** @throws AppError server_busy where nobody is left who could make room */
  function makeRoom(call: CallShare, fits: () => boolean): void {
    while (!fits())
      if (!calls.cutSlowest((one) => heldBy.has(one), call)) throw new AppError('server_busy');
  }

  function open(caller: Caller): Share {
    const [key, own] = ownOf(limits, caller);
    const placeKey = `place ${caller.place}`;
    let isOpen = true;
    const held = (): number => heldBy.get(call) ?? 0;
    const change = (by: number): void => {
      heldBy.set(call, held() + by);
      total += by;
      bytes.add(key, by);
      bytes.add(placeKey, by);
    };
    const isSmall = (by: number): boolean => bytes.of(key) + by <= limits.small;
    const fitsOwn = (by: number): boolean =>
      bytes.of(key) + by <= own && (isSmall(by) || bytes.of(placeKey) + by <= limits.place);
    const fitsAll = (by: number): boolean =>
      total + by <= (isSmall(by) ? limits.inAll : (limits.inAll / 3) * 2);
    const call = calls.begin(caller, (ended) => {
      isOpen = false;
      change(-held());
      heldBy.delete(ended);
    });
    return Object.assign(call, {
      hold: (wanted: number) => {
        const by = wanted - held();
        if (!isOpen || by === 0) return;
        if (by > 0 && !fitsOwn(by)) throw new AppError('server_busy');
        if (by > 0) makeRoom(call, () => fitsAll(by));
        change(by);
      },
    });
  }

  return { open, held: () => total, calls: calls.underWay };
}
