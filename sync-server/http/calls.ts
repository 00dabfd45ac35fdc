import { AppError } from '../../src/domain/protocol/errors';
import { HandedCalls } from './handedCalls';
import { createSums } from './sums';
import type { CallShare } from './callShare';

/**
 * Calls with reserved capacity that strangers cannot exhaust: bank messages, session renewal, health checks; and sign-ins,
 * which wait for hashing and must not take others' capacity.
 */
export type Room = 'webhook' | 'renewal' | 'health' | 'sign-in';

interface RoomLimits {
  inAll: number;
  perAddress: number;
}

export interface CallLimits {
  account: number;
  newOfPlace: number;
  newInAll: number;
  strangersOfPlace: number;
  strangers: number;
  perAddress: number;
  inAll: number;
  handed: RoomLimits & { account: number };
  rooms: Readonly<Record<Room, RoomLimits>>;
}

export interface Caller {
  account?: string | undefined;
  address: string;
  isNew?: boolean | undefined;
  room?: Room | undefined;
  moved?: (() => number) | undefined;
}

interface Calls {
  begin(caller: Caller, ended?: (share: CallShare) => void): CallShare;
  cutSlowest(holds: (share: CallShare) => boolean, except: CallShare): boolean;
  underWay(): number;
}

function listWorkLimits(limits: CallLimits, { account, address, isNew, room }: Caller) {
  const own = { refusal: 'too_many_requests' } as const;
  const all = { refusal: 'server_busy' } as const;
  if (room) {
    const { perAddress: ofPlace, inAll } = limits.rooms[room];
    return [
      { key: `${room} at ${address}`, most: ofPlace, ...own },
      { key: room, most: inAll, ...all },
    ];
  }
  const everybody = [
    { key: `place ${address}`, most: limits.perAddress, ...own },
    { key: 'all', most: limits.inAll, ...all },
  ];
  if (account === undefined)
    return [
      { key: `strangers at ${address}`, most: limits.strangersOfPlace, ...own },
      { key: 'strangers', most: limits.strangers, ...all },
      ...everybody,
    ];
  const newcomers = [
    { key: `new at ${address}`, most: limits.newOfPlace, ...own },
    { key: 'new', most: limits.newInAll, ...all },
  ];
  return [
    { key: `account ${account}`, most: limits.account, ...own },
    ...(isNew ? newcomers : []),
    ...everybody,
  ];
}

interface Counted {
  limits: CallLimits;
  working: ReturnType<typeof createSums>;
  handed: HandedCalls;
}

class OneCall implements CallShare {
  #state: 'none' | 'handed' | 'work' | 'over' = 'none';
  readonly #works: ReturnType<typeof listWorkLimits>;

  constructor(
    readonly caller: Caller,
    readonly counted: Counted,
    readonly ended: (share: CallShare) => void,
  ) {
    this.#works = listWorkLimits(counted.limits, caller);
  }

  #leave(): void {
    const { working, handed } = this.counted;
    if (this.#state === 'handed') handed.remove(this);
    if (this.#state === 'work') for (const { key } of this.#works) working.add(key, -1);
    this.#state = 'none';
  }

  handOver = (cut: () => void): void => {
    if (this.#state === 'over') return;
    const { limits, handed } = this.counted;
    const { account, address, isNew, room, moved = () => 0 } = this.caller;
    const own = account === undefined ? [] : [`account ${account}`];
    if (own.some((key) => handed.of(key) >= limits.handed.account))
      throw new AppError('too_many_requests');
    this.#leave();
    const most = room ? limits.rooms[room] : limits.handed;
    const placeKey = `${room ?? 'all'} at ${address}`;
    const bounds = [
      [placeKey, most.perAddress],
      [room ?? 'all', most.inAll],
    ] as const;
    const keys = [...bounds.map(([key]) => key), ...own];
    const isKnown = account !== undefined && !isNew;
    handed.add(this, { keys, placeKey, isKnown, moved, cut }, bounds);
    this.#state = 'handed';
  };

  work = (): void => {
    if (this.#state === 'over' || this.#state === 'work') return;
    const { working } = this.counted;
    for (const { key, most, refusal } of this.#works)
      if (working.of(key) >= most) throw new AppError(refusal);
    this.#leave();
    this.#state = 'work';
    for (const { key } of this.#works) working.add(key, 1);
  };

  end = (): void => {
    if (this.#state === 'over') return;
    this.#leave();
    this.#state = 'over';
    this.ended(this);
  };
}

/**
 * A call being processed counts against others and is refused when there are too many. One that waits on its caller has
 * capacity of its own, and the slowest is cut for a newcomer.
 * @param now monotonic milliseconds
 */
export function createCalls(limits: CallLimits, now = () => performance.now()): Calls {
  const handed = new HandedCalls(now);
  const counted = { limits, handed, working: createSums() };
  let open = 0;
  return {
    begin: (caller, ended = () => undefined) => {
      open += 1;
      return new OneCall(caller, counted, (share) => {
        open -= 1;
        ended(share);
      });
    },
    cutSlowest: (holds, except) =>
      handed.cutSlowest('bytes', (one) => one !== except && holds(one)),
    underWay: () => open,
  };
}
