import { useState } from 'react';
import {
  acceptPayment,
  correctBuyerEmail,
  noteRefundSent,
  refundPayment,
  resolveTransfer,
  undoTransfer,
  type OwedRecord,
  type PaymentRecord,
  type TransferRecord,
} from '../../api/adminPayments';
import { declineRefund, noteTransferSent } from '../../api/workspacePayments';
import type { Sending } from '../../domain/money/payments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminPaymentTexts as texts } from '../../i18n/adminPayments';
import { toaster } from '../../ui/toaster';

export type Act =
  | {
      kind: 'refund' | 'accept';
      payment: Pick<
        PaymentRecord,
        | 'id'
        | 'kind'
        | 'description'
        | 'received'
        | 'kept'
        | 'refundable'
        | 'refundRequest'
        | 'refunds'
      >;
    }
  | { kind: 'decline'; payment: PaymentRecord }
  | { kind: 'email'; payment: PaymentRecord }
  | { kind: 'sent'; owed: OwedRecord }
  | { kind: 'undo'; transfer: TransferRecord }
  | { kind: 'giveBack' | 'count'; transfer: TransferRecord };

export interface ActFields {
  /** VND; of a refund. */
  amount?: number;
  /** Of a refund: used days go back, too. */
  goodwill?: boolean;
  memo?: string;
  /** Of a buyer, mended. */
  email?: string;
  sending?: Sending;
}

function noteSent({ kind, id, at }: OwedRecord, sending: Sending = {}): Promise<unknown> {
  const params = { id };
  return kind === 'payment'
    ? gateway.ask(noteRefundSent, { params, body: { ...sending, at } })
    : gateway.ask(noteTransferSent, { params, body: sending });
}

const backBefore = (refunds: PaymentRecord['refunds'] = []): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

function send(act: Act, reason: string, fields: ActFields): Promise<unknown> {
  const { amount, goodwill, memo, email = '', sending } = fields;
  if (act.kind === 'sent') return noteSent(act.owed, sending);
  if (act.kind === 'undo') return gateway.ask(undoTransfer, { params: { id: act.transfer.id } });
  if ('payment' in act) {
    const params = { id: act.payment.id };
    if (act.kind === 'email')
      return gateway.ask(correctBuyerEmail, { params, body: { email, reason } });
    if (act.kind === 'decline') return gateway.ask(declineRefund, { params, body: { reason } });
    return act.kind === 'refund'
      ? gateway.ask(refundPayment, {
          params,
          body: { reason, amount, goodwill, after: backBefore(act.payment.refunds) },
        })
      : gateway.ask(acceptPayment, { params, body: { reason } });
  }
  const counted = act.kind === 'count' ? { memo } : {};
  return gateway.ask(resolveTransfer, {
    params: { id: act.transfer.id },
    body: { reason, ...counted },
  });
}

export function useMoneyActs(reload: () => Promise<void>) {
  const [open, setOpen] = useState<Act | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const { busy, error, run, clear } = useAction(texts.what);
  return {
    open,
    decided,
    busy,
    error,
    begin: (act: Act | null): void => {
      clear();
      setOpen(act);
    },
    confirm: async (act: Act, reason: string, fields: ActFields): Promise<boolean> => {
      const isDone = await run(() => send(act, reason, fields));
      if (isDone) {
        setOpen(null);
        if ('payment' in act && act.kind !== 'email')
          setDecided((before) => [...before, act.payment.id]);
        toaster.create({ title: texts.done[act.kind], type: 'success' });
      }
      await reload();
      return isDone;
    },
  };
}
export type MoneyActs = ReturnType<typeof useMoneyActs>;
