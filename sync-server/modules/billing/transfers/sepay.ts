import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../../../src/domain/protocol/errors';
import type { BankSettings } from '../../../bankSettings';
import { isSameSecret } from '../../../http/secrets';
import type { Transfer } from '../payments/billingRecords';

/** Milliseconds that the timestamp of a signed message may be off. */
const MAX_AGE = 5 * 60_000;

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * SePay: HMAC-SHA256 over `{timestamp}.{raw body}`.
 * @param timestamp unix seconds
 */
export function computeSignature(secret: string, timestamp: string, raw: Buffer): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}.`).update(raw);
  return `sha256=${mac.digest('hex')}`;
}

function isSigned(headers: Headers, raw: Buffer, secret: string, now: Date): boolean {
  const { 'x-sepay-signature': signature, 'x-sepay-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_AGE) return false;
  return isSameSecret(signature.toLowerCase(), computeSignature(secret, timestamp, raw));
}

/**
 * @param raw the signed bytes
 * @throws AppError wrong_signature, payments_off
 */
export function requireSender(
  { headers, raw }: { headers: Headers; raw: Buffer },
  bank: Pick<BankSettings, 'webhookSecret' | 'apiKey'> | undefined,
  now: Date,
): void {
  if (!bank) throw new AppError('payments_off');
  const { webhookSecret, apiKey } = bank;
  if (webhookSecret !== undefined && isSigned(headers, raw, webhookSecret, now)) return;
  const { authorization } = headers;
  const isKnown =
    apiKey !== undefined &&
    typeof authorization === 'string' &&
    isSameSecret(authorization, `Apikey ${apiKey}`);
  if (!isKnown) throw new AppError('wrong_signature');
}

const text = (max: number) => z.string().max(max);
const optional = (max: number) => text(max).nullish();

const messageSchema = z.object({
  id: z.union([z.number().int().min(0), z.string().regex(/^[A-Za-z0-9-]{1,60}$/)]),
  gateway: text(100).nullish(),
  transactionDate: text(40).nullish(),
  accountNumber: text(60).nullish(),
  subAccount: optional(60),
  code: optional(100),
  content: optional(2_000),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.number().int().min(0).max(1_000_000_000_000),
  referenceCode: optional(100),
});

/** @throws AppError invalid_json, ZodError */
export function readTransfer(raw: Buffer, now: Date): Transfer {
  const source = raw.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new AppError('invalid_json');
  }
  const message = messageSchema.parse(value);
  const { subAccount, referenceCode: reference, content, code } = message;
  return {
    transferId: `sepay-${message.id}`,
    gateway: message.gateway ?? '',
    transactionDate: message.transactionDate ?? '',
    account: message.accountNumber ?? '',
    ...(subAccount ? { subAccount } : {}),
    // SePay's extracted code is added: where a bank cut the memo, it may be all there is.
    content: [content, code].filter(Boolean).join(' '),
    direction: message.transferType,
    amount: message.transferAmount,
    ...(reference ? { reference } : {}),
    raw: source,
    receivedAt: now.toISOString(),
    state: 'received',
  };
}
