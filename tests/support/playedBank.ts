import { createHmac } from 'node:crypto';

export const TEST_BANK = {
  BANK_BIN: '970422',
  BANK_ACCOUNT: '0000026112026',
  BANK_HOLDER: 'CTY TNHH BUA LANH',
  OPERATOR_NAME: 'Công ty TNHH Bữa Lành',
  OPERATOR_TAX_NUMBER: '0312345678',
  OPERATOR_ADDRESS: '12 Nguyễn Trãi, TP. Hồ Chí Minh',
  OPERATOR_PHONE: '028 1234 5678',
  CONTACT_EMAIL: 'ho-tro@bualanh.example',
  PRIVACY_EMAIL: 'du-lieu@bualanh.example',
  SEPAY_WEBHOOK_SECRET: 'bi-mat-cua-ngan-hang-thu',
} as const;

export interface PlayedTransfer {
  /** SePay's number: equal numbers mean the same transfer. */
  id: number;
  amount: number;
  content: string;
  account?: string;
  reference?: string;
  direction?: 'in' | 'out';
}

let lastId = Math.floor(Math.random() * 1e9);
export const nextTransferId = (): number => (lastId += 1);

const buildMessage = ({
  id,
  amount,
  content,
  account,
  reference,
  direction = 'in',
}: PlayedTransfer): string =>
  JSON.stringify({
    id,
    gateway: 'MBBank',
    transactionDate: '2026-11-27 10:35:12',
    accountNumber: account ?? TEST_BANK.BANK_ACCOUNT,
    subAccount: null,
    code: null,
    content,
    transferType: direction,
    transferAmount: amount,
    accumulated: 19_077_000,
    referenceCode: reference ?? `FT${id}`,
    description: '',
  });

interface Sending {
  secret?: string;
  /** Unix seconds. */
  timestamp?: number;
  authorization?: string;
}

/** Signs with code of its own, not the gateway's, so that the two check each other. */
export async function reportTransfer(
  url: string,
  transfer: PlayedTransfer,
  { secret = TEST_BANK.SEPAY_WEBHOOK_SECRET, timestamp, authorization }: Sending = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const body = buildMessage(transfer);
  const seconds = String(timestamp ?? Math.floor(Date.now() / 1000));
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const proof: Record<string, string> =
    authorization === undefined
      ? { 'x-sepay-timestamp': seconds, 'x-sepay-signature': `sha256=${mac}` }
      : { authorization };
  const answer = await fetch(`${url}/api/payments/sepay/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proof },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
