import { randomInt } from 'node:crypto';
import { sepayWebhook } from '../../../../src/api/payments';
import type { BankSettings } from '../../../bankSettings';
import { computeSignature } from './sepay';

interface Played {
  bank: BankSettings;
  url: string;
  now: Date;
}

const MAX_ID = 2 ** 47;

export async function playTransfer(
  { bank, url, now }: Played,
  { memo, amount }: { memo: string; amount: number },
): Promise<void> {
  const { account: accountNumber, webhookSecret = '' } = bank;
  const message = {
    id: randomInt(1, MAX_ID),
    gateway: 'Thử nghiệm',
    transactionDate: new Date(now.getTime() + 7 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
    accountNumber,
    subAccount: null,
    code: null,
    content: `MBVCB.${randomInt(10_000, 99_999)}.${memo}.CT tu tai khoan thu nghiem`,
    transferType: 'in',
    transferAmount: amount,
    accumulated: 0,
    referenceCode: `FT${randomInt(10 ** 9, 10 ** 10)}`,
    description: '',
  };
  const raw = Buffer.from(JSON.stringify(message));
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const answer = await fetch(url + sepayWebhook.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': computeSignature(webhookSecret, timestamp, raw),
    },
    body: raw,
  });
  if (!answer.ok) throw new Error(`the played bank was answered with ${answer.status}`);
}
