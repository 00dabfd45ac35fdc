import { AppError } from '../../src/domain/protocol/errors';
import { createCalls, type Caller, type CallLimits } from './calls';
import { createSums } from './sums';
import type { CallShare } from './callShare';

const MB = 1024 * 1024;

export interface PoolLimits {
  inAll: number;
  account: number;
  newOfPlace: number;
  /** Of one network address; a clinic shares one. */
  perAddress: number;
  stranger: number;
  small: number;
  calls: CallLimits;
}

const LIMITS: PoolLimits = {
  inAll: 144 * MB,
  account: 72 * MB,
  newOfPlace: 36 * MB,
  perAddress: 96 * MB,
  stranger: 2 * MB,
  small: MB,
  calls: {
    account: 40,
    newOfPlace: 48,
    newInAll: 200,
    strangersOfPlace: 64,
    strangers: 400,
    perAddress: 240,
    inAll: 1_000,
    handed: { inAll: 1_000, perAddress: 200, account: 40 },
    rooms: {
      webhook: { inAll: 400, perAddress: 200 },
      renewal: { inAll: 200, perAddress: 64 },
      health: { inAll: 32, perAddress: 8 },
      'sign-in': { inAll: 200, perAddress: 42 },
    },
  },
};

export interface Share extends CallShare {
  hold(bytes: number): void;
}

export interface Pool {
  open(caller: Caller): Share;
  held(): number;
  calls(): number;
}

function getOwnLimit(
  limits: PoolLimits,
  { account, address, isNew }: Caller,
): readonly [string, number] {
  if (account === undefined) return [`stranger ${address}`, limits.stranger];
  return isNew ? [`new ${address}`, limits.newOfPlace] : [`account ${account}`, limits.account];
}

/**
 * Bounds memory held for callers, by account, address and in all, so that slow senders and readers cannot exhaust it; when
 * full, the slowest are cut.
 * @param now monotonic milliseconds
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
    const [key, own] = getOwnLimit(limits, caller);
    const placeKey = `place ${caller.address}`;
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
      bytes.of(key) + by <= own && (isSmall(by) || bytes.of(placeKey) + by <= limits.perAddress);
    const fitsAll = (by: number): boolean =>
      total + by <= (isSmall(by) ? limits.inAll : (limits.inAll / 3) * 2);
    const call = calls.begin(caller, (ended) => {
      isOpen = false;
      change(-held());
      heldBy.delete(ended);
    });
    return Object.assign(call, {
      hold: (size: number) => {
        const by = size - held();
        if (!isOpen || by === 0) return;
        if (by > 0 && !fitsOwn(by)) throw new AppError('server_busy');
        if (by > 0) makeRoom(call, () => fitsAll(by));
        change(by);
      },
    });
  }

  return { open, held: () => total, calls: calls.underWay };
}
