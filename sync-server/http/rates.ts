import { AppError } from '../../src/domain/protocol/errors';

export interface Rate {
  name: string;
  calls: number;
  burst: number;
  bytes?: { aSecond: number; burst: number };
}

interface Bucket {
  left: number;
  at: number;
}

/** Accounts and rates that are remembered; whoever is forgotten begins with a full bucket. */
const MAX_REMEMBERED = 20_000;

export interface Rates {
  /**
   * Call it before reading the body.
   * @returns seconds to wait; 0 when the call may proceed
   */
  take(rate: Rate, account: string): number;
  sent(rate: Rate, account: string, bytes: number): void;
}

function computeShare(rate: Rate, gateways: number): Rate {
  const { name, calls, burst, bytes } = rate;
  return {
    name,
    calls: calls / gateways,
    burst: Math.max(1, Math.floor(burst / gateways)),
    ...(bytes
      ? { bytes: { aSecond: bytes.aSecond / gateways, burst: bytes.burst / gateways } }
      : {}),
  };
}

/**
 * @param now monotonic milliseconds
 * @param gateways how many share an account's rate
 */
export function createRates(now = () => performance.now(), gateways = 1): Rates {
  const buckets = new Map<string, Bucket>();

  function getBucket(key: string, burst: number, aSecond: number): Bucket {
    const at = now();
    const known = buckets.get(key) ?? { left: burst, at };
    buckets.delete(key);
    const [oldest] = buckets.keys();
    if (buckets.size >= MAX_REMEMBERED && oldest !== undefined) buckets.delete(oldest);
    const bucket = { left: Math.min(burst, known.left + ((at - known.at) / 1000) * aSecond), at };
    buckets.set(key, bucket);
    return bucket;
  }

  const getCallBucket = ({ name, calls, burst }: Rate, account: string): Bucket =>
    getBucket(`calls ${name} ${account}`, burst, calls / 60);
  const getByteBucket = ({ name, bytes }: Rate, account: string): Bucket | undefined =>
    bytes && getBucket(`bytes ${name} ${account}`, bytes.burst, bytes.aSecond);

  return {
    take: (whole, account) => {
      const rate = computeShare(whole, gateways);
      const sent = getByteBucket(rate, account);
      if (sent && rate.bytes && sent.left < 0) return Math.ceil(-sent.left / rate.bytes.aSecond);
      const calls = getCallBucket(rate, account);
      if (calls.left < 1) return Math.ceil((1 - calls.left) / (rate.calls / 60));
      calls.left -= 1;
      return 0;
    },
    sent: (whole, account, bytes) => {
      const bucket = getByteBucket(computeShare(whole, gateways), account);
      if (bucket) bucket.left -= bytes;
    },
  };
}

const LONGEST_WAIT = 60;

export function requireRate(
  rates: Rates,
  rate: Rate,
  account: string,
  notifyWait: (seconds: number) => unknown,
): void {
  const wait = rates.take(rate, account);
  if (wait === 0) return;
  notifyWait(Math.min(wait, LONGEST_WAIT));
  throw new AppError('too_many_requests');
}
