import { useState } from 'react';
import {
  acceptPayment,
  noteRefundSent,
  refundPayment,
  resolveTransfer,
  type PaymentRecord,
  type TransferRecord,
} from '../../api/adminPayments';
import { declineRefund, noteTransferSent } from '../../api/workspacePayments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminPaymentTexts as texts } from '../../i18n/adminPayments';
import { toaster } from '../../ui/toaster';

/** A decision about money that is in progress. */
export type Act =
  | {
      kind: 'refund' | 'accept';
      payment: Pick<
        PaymentRecord,
        'id' | 'kind' | 'description' | 'received' | 'refundable' | 'refundRequest'
      >;
    }
  | { kind: 'decline'; payment: PaymentRecord }
  | { kind: 'sent'; payment: PaymentRecord }
  | { kind: 'transferSent'; transfer: TransferRecord }
  | { kind: 'giveBack' | 'count'; transfer: TransferRecord };

/** Fields beside the reason. */
export interface ActFields {
  /** VND; of a refund. */
  amount?: number;
  /** Of a refund: used days go back, too. */
  goodwill?: boolean;
  /** Of money that is counted for a payment. */
  memo?: string;
}

function send(act: Act, reason: string, { amount, goodwill, memo }: ActFields): Promise<unknown> {
  if ('payment' in act) {
    const params = { id: act.payment.id };
    if (act.kind === 'sent') return gateway.ask(noteRefundSent, { params });
    if (act.kind === 'decline') return gateway.ask(declineRefund, { params, body: { reason } });
    return act.kind === 'refund'
      ? gateway.ask(refundPayment, { params, body: { reason, amount, goodwill } })
      : gateway.ask(acceptPayment, { params, body: { reason } });
  }
  if (act.kind === 'transferSent')
    return gateway.ask(noteTransferSent, { params: { id: act.transfer.id } });
  const counted = act.kind === 'count' ? { memo } : {};
  return gateway.ask(resolveTransfer, {
    params: { id: act.transfer.id },
    body: { reason, ...counted },
  });
}

/** Decides about money, one decision at a time. */
export function useMoneyActs(reload: () => Promise<void>) {
  const [open, setOpen] = useState<Act | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const { busy, error, run, clear } = useAction(texts.what);
  return {
    open,
    /** Payments that were decided here; what hangs on them follows a moment later. */
    decided,
    busy,
    error,
    begin: (act: Act | null): void => {
      clear();
      setOpen(act);
    },
    /** @returns whether it was decided */
    confirm: async (act: Act, reason: string, fields: ActFields): Promise<boolean> => {
      const isDone = await run(() => send(act, reason, fields));
      if (isDone) {
        setOpen(null);
        if ('payment' in act) setDecided((before) => [...before, act.payment.id]);
        toaster.create({ title: texts.done[act.kind], type: 'success' });
      }
      // Somebody else may have decided meanwhile: the list says how it stands.
      await reload();
      return isDone;
    },
  };
}
export type MoneyActs = ReturnType<typeof useMoneyActs>;
