import { AppError } from '../../src/domain/protocol/errors';
import { createSums } from './sums';
import type { CallShare } from './callShare';

/** Bytes a second at which nobody is slow: a phone at the edge of its network. */
const PACE = 8 * 1024;
/** Milliseconds for which who was fast may rest. */
const AHEAD = 2_000;
/** Who has a confirmed account is taken for slow later than others. */
const PATIENCE_WITH_KNOWN = 4;

/** A call in its caller's hands. */
interface Handed {
  keys: readonly string[];
  placeKey: string;
  isKnown: boolean;
  moved: () => number;
  /** Of `moved` at the last look. */
  seen: number;
  /** When it is slow unless more comes. */
  due: number;
  cut: () => void;
}

type Bound = readonly [key: string, most: number];

function look(handed: Handed, now: number): void {
  const moved = handed.moved();
  const earned = ((moved - handed.seen) / PACE) * 1_000;
  handed.seen = moved;
  handed.due = Math.min(now + AHEAD, handed.due + earned);
}

/** Milliseconds for which an order of the slowest is kept: nobody becomes slow sooner. */
const ORDER_LASTS = 50;

/** A call, and how much others waited for it when that was last looked at. */
interface Ranked {
  share: CallShare;
  handed: Handed;
  burden: number;
}

/** Calls of one bound, the slowest last. */
interface Order {
  madeAt: number;
  ranked: Ranked[];
}

/** Puts one where it belongs by its burden. */
function insert(ranked: Ranked[], one: Ranked): void {
  let [from, to] = [0, ranked.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranked[middle]?.burden ?? 0) < one.burden) from = middle + 1;
    else to = middle;
  }
  ranked.splice(from, 0, one);
}

type May = (share: CallShare, handed: Handed) => boolean;

/** The calls in their callers' hands, and which of them goes first. */
export class HandedCalls {
  readonly #all = new Map<CallShare, Handed>();
  readonly #sums = createSums();
  /** By bound. A crowd that comes at once is measured once: to look at all of them for each took a second of the event loop. */
  readonly #orders = new Map<string, Order>();

  constructor(readonly now: () => number) {}

  of = (key: string): number => this.#sums.of(key);

  add(share: CallShare, handed: Omit<Handed, 'seen' | 'due'>, bounds: readonly Bound[]): void {
    for (const [key, most] of bounds)
      while (this.of(key) >= most)
        if (!this.cutSlowest(key, (_, { keys }) => keys.includes(key)))
          throw new AppError('server_busy');
    this.#all.set(share, { ...handed, seen: handed.moved(), due: this.now() + AHEAD });
    for (const key of handed.keys) this.#sums.add(key, 1);
  }

  remove(share: CallShare): void {
    const handed = this.#all.get(share);
    if (!handed) return;
    this.#all.delete(share);
    for (const key of handed.keys) this.#sums.add(key, -1);
  }

  /** How much others wait for it: the longer it stands still, and the more its place holds. */
  #burden(handed: Handed, at: number): number {
    look(handed, at);
    const waits = at - (handed.due - AHEAD);
    return (waits * this.of(handed.placeKey)) / (handed.isKnown ? PATIENCE_WITH_KNOWN : 1);
  }

  #order(bound: string, may: May, at: number): Ranked[] {
    for (const [key, { madeAt }] of this.#orders)
      if (at - madeAt >= ORDER_LASTS) this.#orders.delete(key);
    const ranked: Ranked[] = [];
    for (const [share, handed] of this.#all)
      if (may(share, handed)) ranked.push({ share, handed, burden: this.#burden(handed, at) });
    // Of two that burden alike, the older one goes first.
    ranked.reverse().sort((a, b) => a.burden - b.burden);
    this.#orders.set(bound, { madeAt: at, ranked });
    return ranked;
  }

  /** Takes the slowest out of an order; what moved since, or whose place has let go of others, goes back to where it belongs now. */
  #take(ranked: Ranked[], may: May, at: number): Ranked | undefined {
    for (let one = ranked.pop(); one; one = ranked.pop()) {
      const { share, handed } = one;
      if (this.#all.get(share) !== handed || !may(share, handed)) continue;
      const burden = this.#burden(handed, at);
      if (burden >= (ranked.at(-1)?.burden ?? Number.NEGATIVE_INFINITY)) return one;
      insert(ranked, { share, handed, burden });
    }
    return undefined;
  }

  /**
   * @param bound names what is full
   * @param may who can make room there
   */
  cutSlowest(bound: string, may: May): boolean {
    const at = this.now();
    const order = this.#orders.get(bound);
    const isKept = order !== undefined && at - order.madeAt < ORDER_LASTS;
    const slowest =
      (isKept ? this.#take(order.ranked, may, at) : undefined) ??
      this.#take(this.#order(bound, may, at), may, at);
    slowest?.share.end();
    slowest?.handed.cut();
    return slowest !== undefined;
  }
}
