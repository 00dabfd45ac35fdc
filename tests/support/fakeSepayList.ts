import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As SePay's API v2 lists it (sample of the CLI's page, 31/10/2026). */
export interface ListedTransaction {
  id: string;
  transaction_date: string;
  account_number: string;
  va: string;
  transfer_type: 'in' | 'out';
  amount_in: number;
  amount_out: number;
  accumulated: number;
  transaction_content: string;
  reference_number: string;
  code: string | null;
  bank_brand_name: string;
  bank_account_id: string;
  va_id: string | null;
  webhook_success: number;
}

export interface FakeSepayList {
  url: string;
  token: string;
  transactions: ListedTransaction[];
  queries: URLSearchParams[];
  busyFor: number;
  close(): Promise<void>;
}

export async function startFakeSepayList(): Promise<FakeSepayList> {
  const token = 'doc-danh-sach-giao-dich-thu';
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://127.0.0.1');
    const say = (status: number, body: object): void => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(body));
    };
    if (req.headers.authorization !== `Bearer ${token}`)
      return say(401, { status: 'error', message: 'Unauthorized' });
    if (url.pathname !== '/v2/transactions') return say(404, { status: 'error' });
    if (fake.busyFor > 0) {
      fake.busyFor -= 1;
      return say(429, { status: 'error', message: 'Too many requests' });
    }
    const { searchParams: query } = url;
    fake.queries.push(query);
    const page = Number(query.get('page') ?? 1);
    const perPage = Math.min(Number(query.get('per_page') ?? 20), 100);
    const from = query.get('transaction_date_from') ?? '';
    const type = query.get('transfer_type');
    const meant = fake.transactions
      .filter((one) => one.transaction_date >= from && (!type || one.transfer_type === type))
      .sort((a, b) => a.transaction_date.localeCompare(b.transaction_date));
    const data = meant.slice((page - 1) * perPage, page * perPage);
    const lastPage = Math.max(1, Math.ceil(meant.length / perPage));
    const hasMore = page < lastPage;
    const pagination = {
      total: meant.length,
      per_page: perPage,
      current_page: page,
      last_page: lastPage,
      has_more: hasMore,
    };
    return say(200, { status: 'success', data, meta: { pagination } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeSepayList = {
    url: `http://127.0.0.1:${port}/v2`,
    token,
    transactions: [],
    queries: [],
    busyFor: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
