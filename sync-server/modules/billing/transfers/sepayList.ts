import { z } from 'zod';
import { VIETNAM_OFFSET } from '../../../../src/domain/text/days';
import { bounded, raced } from '../../../http/raced';
import { JobFailed } from '../../jobs/kinds';
import type { Transfer } from '../payments/billingRecords';
import { LISTED } from './sepayClaims';

const PAGE = 100;
const MAX_PAGES = 100;
/** Milliseconds between calls: SePay allows three a second, its older documentation two. */
const PACE = 1_000;
const TIMEOUT = 20_000;

const text = (max: number) => z.string().max(max);
const transactionSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,60}$/),
  transaction_date: text(40).nullish(),
  account_number: text(60).nullish(),
  va: text(60).nullish(),
  transfer_type: z.enum(['in', 'out']),
  amount_in: z.number().int().min(0).max(1_000_000_000_000),
  transaction_content: text(2_000).nullish(),
  reference_number: text(100).nullish(),
  code: text(100).nullish(),
  bank_brand_name: text(100).nullish(),
});
const pageSchema = z.object({
  data: z.array(z.unknown()).max(PAGE),
  meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }),
});

export interface SepayList {
  url: string;
  token: string;
}

/** `YYYY-MM-DD HH:mm:ss` in Vietnam. */
const localTime = (instant: string): string =>
  new Date(Date.parse(instant) + VIETNAM_OFFSET).toISOString().slice(0, 19).replace('T', ' ');

export function readListed(value: unknown, now: Date): Transfer | undefined {
  const read = transactionSchema.safeParse(value);
  if (!read.success) return undefined;
  const { data } = read;
  const { transaction_content: content, code, va, reference_number: reference } = data;
  return {
    transferId: `${LISTED}${data.id}`,
    gateway: data.bank_brand_name ?? '',
    transactionDate: data.transaction_date ?? '',
    account: data.account_number ?? '',
    ...(va ? { subAccount: va } : {}),
    content: [content, code].filter(Boolean).join(' '),
    direction: data.transfer_type,
    amount: data.amount_in,
    ...(reference ? { reference } : {}),
    raw: JSON.stringify(value).slice(0, 40_000),
    receivedAt: now.toISOString(),
    state: 'received',
  };
}

/** @throws JobFailed when SePay does not answer, or not by its protocol */
async function askPage(
  { url, token }: SepayList,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<z.infer<typeof pageSchema>> {
  const address = `${url}/transactions?${new URLSearchParams(query).toString()}`;
  const bounds = bounded(signal, TIMEOUT);
  const ask = async (): Promise<unknown> => {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: bounds.signal,
    });
    if (!answer.ok) throw new JobFailed('internal', `SePay's list answered ${answer.status}`);
    return answer.json().catch(() => undefined);
  };
  let response: unknown;
  try {
    // `fetch` holds its signal weakly, so the time limit is applied here.
    response = await raced(ask(), bounds.signal);
  } catch (cause) {
    if (cause instanceof JobFailed) throw cause;
    throw new JobFailed('internal', `SePay's list was not reached: ${String(cause)}`);
  } finally {
    bounds.end();
  }
  const read = pageSchema.safeParse(response);
  if (!read.success) throw new JobFailed('internal', "SePay's list has another form");
  return read.data;
}

/**
 * Oldest first (SePay API v2, `GET /transactions`).
 * @param from UTC, ISO 8601
 * @throws JobFailed
 */
export async function* listTransfers(
  list: SepayList,
  { from, now, signal }: { from: string; now: () => Date; signal: AbortSignal },
): AsyncGenerator<Transfer> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await askPage(
      list,
      {
        transfer_type: 'in',
        transaction_date_from: localTime(from),
        transaction_date_sort: 'asc',
        per_page: String(PAGE),
        page: String(page),
      },
      signal,
    );
    for (const one of answer.data) {
      const transfer = readListed(one, now());
      if (transfer && transfer.direction === 'in') yield transfer;
    }
    if (!answer.meta.pagination.has_more) return;
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
}
