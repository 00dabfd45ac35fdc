import { AppError } from '../../src/domain/protocol/errors';
import { HandedCalls } from './handedCalls';
import { createSums } from './sums';
import type { CallShare } from './callShare';

/**
 * Calls that need room of their own, whatever strangers do: the bank's messages, staying signed in, whether the gateway
 * lives; and those that wait for the work of a hash, who must not take the room of others.
 */
export type Room = 'webhook' | 'renewal' | 'health' | 'sign-in';

/** Calls under way: in all and of one place. */
interface RoomLimits {
  inAll: number;
  place: number;
}

export interface CallLimits {
  /** In work here: of an account, of all accounts at one place that are not confirmed, and of all those. */
  account: number;
  newOfPlace: number;
  newInAll: number;
  /** The same of strangers. */
  strangersOfPlace: number;
  strangers: number;
  /** Of everybody: all calls at one place, and all there are. */
  place: number;
  inAll: number;
  /** In their callers' hands: a body that comes, an answer that is fetched. */
  handed: RoomLimits & { account: number };
  rooms: Readonly<Record<Room, RoomLimits>>;
}

/** Who calls, and for what. */
export interface Caller {
  /** Missing before a sign-in. */
  account?: string | undefined;
  place: string;
  /** Whether nobody has confirmed the account's address. */
  isNew?: boolean | undefined;
  room?: Room | undefined;
  /** Bytes that its connection has moved so far. */
  moved?: (() => number) | undefined;
}

interface Calls {
  /** @param ended told once it is over, also where it was cut */
  begin(caller: Caller, ended?: (share: CallShare) => void): CallShare;
  /** Cuts whoever is slowest and holds bytes. @returns whether there was one */
  cutSlowest(holds: (share: CallShare) => boolean, except: CallShare): boolean;
  underWay(): number;
}

/** Bounds of a call in work, each with the answer to who is above it. */
function worksOf(limits: CallLimits, { account, place, isNew, room }: Caller) {
  const own = { refusal: 'too_many_requests' } as const;
  const all = { refusal: 'server_busy' } as const;
  if (room) {
    const { place: ofPlace, inAll } = limits.rooms[room];
    return [
      { key: `${room} at ${place}`, most: ofPlace, ...own },
      { key: room, most: inAll, ...all },
    ];
  }
  const everybody = [
    { key: `place ${place}`, most: limits.place, ...own },
    { key: 'all', most: limits.inAll, ...all },
  ];
  if (account === undefined)
    return [
      { key: `strangers at ${place}`, most: limits.strangersOfPlace, ...own },
      { key: 'strangers', most: limits.strangers, ...all },
      ...everybody,
    ];
  const newcomers = [
    { key: `new at ${place}`, most: limits.newOfPlace, ...own },
    { key: 'new', most: limits.newInAll, ...all },
  ];
  return [
    { key: `account ${account}`, most: limits.account, ...own },
    ...(isNew ? newcomers : []),
    ...everybody,
  ];
}

/** Things that all calls of a pool share. */
interface Counted {
  limits: CallLimits;
  working: ReturnType<typeof createSums>;
  handed: HandedCalls;
}

/** One call from its begin to its end. */
class OneCall implements CallShare {
  #state: 'none' | 'handed' | 'work' | 'over' = 'none';
  readonly #works: ReturnType<typeof worksOf>;

  constructor(
    readonly caller: Caller,
    readonly counted: Counted,
    readonly ended: (share: CallShare) => void,
  ) {
    this.#works = worksOf(counted.limits, caller);
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
    const { account, place, isNew, room, moved = () => 0 } = this.caller;
    const own = account === undefined ? [] : [`account ${account}`];
    if (own.some((key) => handed.of(key) >= limits.handed.account))
      throw new AppError('too_many_requests');
    this.#leave();
    const most = room ? limits.rooms[room] : limits.handed;
    const placeKey = `${room ?? 'all'} at ${place}`;
    const bounds = [
      [placeKey, most.place],
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
 * Bounds calls by what holds them. One in work here is counted against others, and refused where there are too many. One in
 * its caller's hands proves nothing by being there: it has room for itself, and the slowest makes room for who comes.
 * @param now milliseconds of a clock that only goes forward
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
