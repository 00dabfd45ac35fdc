import { AppError } from '../../src/domain/protocol/errors';

/** How often one account may make a call, and how much it may send with it; a pause is made up for later. */
export interface Rate {
  /** Names what is counted together. */
  name: string;
  /** Calls a minute, and how many at once after a pause. */
  calls: number;
  burst: number;
  /** Bytes of bodies a second, and at once after a pause. */
  bytes?: { aSecond: number; burst: number };
}

/** A bucket that fills again by time; below nothing, whoever takes has to wait. */
interface Bucket {
  left: number;
  at: number;
}

/** Accounts and rates that are remembered; whoever is forgotten begins with a full bucket. */
const MAX_REMEMBERED = 20_000;

/** The rates of all accounts: this process's share of them. */
export interface Rates {
  /**
   * Counts a call, before its body is read.
   * @returns seconds to wait; 0 where the call may go on
   */
  take(rate: Rate, account: string): number;
  /** Counts what a call sent: the next ones wait for it. */
  sent(rate: Rate, account: string, bytes: number): void;
}

/** The share of one of `gateways` processes, so that all of them together keep to the rate. */
function shareOf(rate: Rate, gateways: number): Rate {
  const { name, calls, burst, bytes } = rate;
  return {
    name,
    calls: calls / gateways,
    // One call at least, or nobody would ever get through.
    burst: Math.max(1, Math.floor(burst / gateways)),
    ...(bytes
      ? { bytes: { aSecond: bytes.aSecond / gateways, burst: bytes.burst / gateways } }
      : {}),
  };
}

/**
 * @param now milliseconds of a clock that only goes forward
 * @param gateways how many count an account's calls, each its share of them
 */
export function createRates(now = () => performance.now(), gateways = 1): Rates {
  const buckets = new Map<string, Bucket>();

  function bucketOf(key: string, burst: number, aSecond: number): Bucket {
    const at = now();
    const known = buckets.get(key) ?? { left: burst, at };
    buckets.delete(key);
    const [oldest] = buckets.keys();
    if (buckets.size >= MAX_REMEMBERED && oldest !== undefined) buckets.delete(oldest);
    const bucket = { left: Math.min(burst, known.left + ((at - known.at) / 1000) * aSecond), at };
    buckets.set(key, bucket);
    return bucket;
  }

  const callsOf = ({ name, calls, burst }: Rate, account: string): Bucket =>
    bucketOf(`calls ${name} ${account}`, burst, calls / 60);
  const bytesOf = ({ name, bytes }: Rate, account: string): Bucket | undefined =>
    bytes && bucketOf(`bytes ${name} ${account}`, bytes.burst, bytes.aSecond);

  return {
    take: (whole, account) => {
      const rate = shareOf(whole, gateways);
      const sent = bytesOf(rate, account);
      if (sent && rate.bytes && sent.left < 0) return Math.ceil(-sent.left / rate.bytes.aSecond);
      const calls = callsOf(rate, account);
      if (calls.left < 1) return Math.ceil((1 - calls.left) / (rate.calls / 60));
      calls.left -= 1;
      return 0;
    },
    sent: (whole, account, bytes) => {
      const bucket = bytesOf(shareOf(whole, gateways), account);
      if (bucket) bucket.left -= bytes;
    },
  };
}

/** Seconds that nobody is sent away for longer. */
const LONGEST_WAIT = 60;

/** @throws AppError too_many_requests, with the seconds to wait */
export function requireRate(
  rates: Rates,
  rate: Rate,
  account: string,
  tell: (seconds: number) => unknown,
): void {
  const wait = rates.take(rate, account);
  if (wait === 0) return;
  tell(Math.min(wait, LONGEST_WAIT));
  throw new AppError('too_many_requests');
}
