import { getYear } from '../../../../src/domain/money/calendar';
import { listSellers, type LedgerEntry } from '../../../../src/domain/money/ledger';
import {
  nextPayment,
  type Payment,
  type PaymentEvent,
} from '../../../../src/domain/money/payments';
import { receiptKey, receiptNumber } from '../../../../src/domain/money/receipt';
import type { BankSettings } from '../../../bankSettings';
import {
  ledgerKey,
  memoKey,
  paymentKey,
  paymentsPrefix,
  requestKey,
  sellerEntries,
  transferKey,
  type Transfer,
} from '../../billing/payments/billingRecords';
import {
  assignedEntry,
  paidBackEntry,
  receivedEntry,
  refundedEntry,
  settledEntry,
} from '../../billing/payments/entries';
import type { PaymentRequest } from '../../billing/payments/payments';
import { newPayment } from '../../billing/payments/paymentStore';
import { receiptClaimKey, createReceipt } from '../../billing/receipts/receipts';
import { readTransfer } from '../../billing/transfers/sepay';
import { toOutcome } from '../../billing/transfers/transfers';
import type { DemoNames, DemoStart } from './start';

export type Filed = readonly [key: string, body: Record<string, unknown>];

const SETTLING = 4_000;

export interface BookParts {
  start: DemoStart;
  names: DemoNames;
  bank: Pick<BankSettings, 'account' | 'holder'>;
}

function createTransfer(
  { names, bank }: BookParts,
  { key, amount, content, at }: { key: string; amount: number; content: string; at: string },
): Transfer {
  const message = {
    id: names.number(key),
    gateway: 'Thử nghiệm',
    transactionDate: new Date(Date.parse(at) + 7 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
    accountNumber: bank.account,
    content,
    transferType: 'in',
    transferAmount: amount,
    referenceCode: `FT${names.number(`reference ${key}`)}`,
  };
  return readTransfer(Buffer.from(JSON.stringify(message)), new Date(at));
}

export class DemoBooks {
  private readonly payments = new Map<string, { request: PaymentRequest; payment: Payment }>();
  private readonly transfers = new Map<string, Transfer>();
  private readonly entries: LedgerEntry[] = [];

  constructor(private readonly parts: BookParts) {}

  private change(paymentId: string, event: PaymentEvent): Payment {
    return this.keep(paymentId, (payment) => nextPayment(payment, event));
  }

  private keep(paymentId: string, change: (payment: Payment) => Payment | undefined): Payment {
    const record = this.payments.get(paymentId);
    const payment = record && change(record.payment);
    if (!record || !payment) throw new RangeError(`the demo payment ${paymentId} cannot do that`);
    this.payments.set(paymentId, { ...record, payment });
    return payment;
  }

  ask(request: PaymentRequest, at: string): Payment {
    const { names } = this.parts;
    const { key, ...draft } = request;
    const paymentId = names.id(`payment ${key}`, at);
    const own = { paymentId, token: names.token(key), memo: names.memo(key) };
    const payment = newPayment(draft, own, new Date(at));
    this.payments.set(paymentId, { request, payment });
    return payment;
  }

  cancel(paymentId: string, at: string): Payment {
    return this.change(paymentId, { type: 'cancel', at });
  }

  receive({ paymentId, memo }: Payment, amount: number, at: string): Payment {
    const { names } = this.parts;
    const content = `MBVCB.${names.number(`content ${memo}`) % 100_000}.${memo}.CT tu tai khoan thu nghiem`;
    const transfer = createTransfer(this.parts, { key: memo, amount, content, at });
    const { transferId } = transfer;
    const payment = this.change(paymentId, { type: 'money', transferId, amount, at });
    this.transfers.set(transferId, { ...transfer, ...toOutcome(transfer, payment) });
    this.entries.push(receivedEntry(transfer));
    if (payment.status !== 'paid') return payment;
    this.entries.push(settledEntry(payment, at));
    const settledAt = new Date(Date.parse(at) + SETTLING).toISOString();
    return this.keep(paymentId, (present) => ({ ...present, settledAt }));
  }

  stray(money: { key: string; amount: number; content: string; at: string }): void {
    const transfer = createTransfer(this.parts, money);
    const outcome = { state: 'review', reviewReason: 'unknown_memo' } as const;
    this.transfers.set(transfer.transferId, { ...transfer, ...outcome });
    this.entries.push(receivedEntry(transfer));
  }

  assign(paymentId: string, seller: string, at: string): void {
    const payment = this.keep(paymentId, (present) => ({ ...present, seller, assignedAt: at }));
    this.entries.push(assignedEntry(payment, seller, at));
  }

  refund(paymentId: string, decision: { by: string; reason: string; at: string; sentAt: string }) {
    const { sentAt, ...rest } = decision;
    const amount = this.payments.get(paymentId)?.payment.amount ?? 0;
    const payment = this.change(paymentId, { type: 'refund', amount, ...rest });
    this.entries.push(refundedEntry(payment, { at: decision.at }));
    this.entries.push(paidBackEntry(paymentId, amount, sentAt));
    const resolution = { by: decision.by, note: decision.reason, at: decision.at };
    for (const { transferId } of payment.received) {
      const transfer = this.transfers.get(transferId);
      if (transfer) this.transfers.set(transferId, { ...transfer, resolution });
    }
    this.keep(paymentId, ({ refund, ...present }) =>
      refund ? { ...present, refund: { ...refund, sentAt } } : undefined,
    );
  }

  private receipts(): Filed[] {
    const { start, bank } = this.parts;
    const receiptCounts = new Map(Object.entries(start.receipts));
    const settled = [...this.payments.values()]
      .map(({ payment }) => payment)
      .filter(({ settledAt }) => settledAt !== undefined)
      .sort((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1));
    return settled.flatMap((payment): Filed[] => {
      const { paymentId, settledAt: issuedAt = '' } = payment;
      const year = getYear(payment.paidAt ?? issuedAt);
      const sequence = (receiptCounts.get(String(year)) ?? 0) + 1;
      receiptCounts.set(String(year), sequence);
      const number = receiptNumber(year, sequence);
      this.keep(paymentId, (present) => ({ ...present, receipt: number }));
      return [
        [
          receiptKey(year, sequence),
          createReceipt(payment, { number, seller: { name: bank.holder }, issuedAt }),
        ],
        [receiptClaimKey(paymentId), { year, from: sequence, place: sequence }],
      ];
    });
  }

  documents(): Filed[] {
    const receipts = this.receipts();
    const payments = [...this.payments.values()].flatMap(({ request, payment }): Filed[] => {
      const { paymentId, token, memo, createdAt, purpose } = payment;
      const { key, ...draft } = request;
      const pendingPayment = newPayment(draft, { paymentId, token, memo }, new Date(createdAt));
      const pointer = { paymentId };
      return [
        [requestKey(key), pendingPayment],
        [memoKey(memo), pointer],
        ...(purpose.kind === 'subscription'
          ? [[`${paymentsPrefix(purpose.workspaceId)}${paymentId}`, pointer] as const]
          : []),
        [paymentKey(paymentId), payment],
      ];
    });
    const transfers = [...this.transfers.values()].map((transfer): Filed => [
      transferKey(transfer.transferId),
      transfer,
    ]);
    const entries = this.entries.flatMap((entry): Filed[] => {
      const { at, kind, of } = entry;
      const ofSellers = listSellers(entry).map((seller): Filed => [
        `${sellerEntries(seller)}${at}:${kind}:${of}`,
        entry,
      ]);
      return [[ledgerKey(at, kind, of), entry], ...ofSellers];
    });
    return [...entries, ...transfers, ...receipts, ...payments];
  }
}
