import { Field, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { MONEY_REASON_MAX } from '../../api/adminPayments';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatMoney, formatNumber } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { amountIn } from './amount';
import type { Act, MoneyActs } from './useMoneyActs';

const texts = adminPaymentTexts.dialog;

function titleOf(act: ReasonedAct): string {
  if ('payment' in act) return texts[act.kind].title(act.payment.description);
  return texts[act.kind].title(formatMoney(act.transfer.amount));
}

interface InputProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
}

function AmountField({ value, onChange, problem, most }: InputProps & { most: number }) {
  return (
    <Field.Root invalid={problem !== null} required>
      <Field.Label>{texts.amount}</Field.Label>
      <Input inputMode="numeric" value={value} onChange={({ target }) => onChange(target.value)} />
      <Field.HelperText>{texts.amountHint(formatMoney(most))}</Field.HelperText>
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

function MemoField({ value, onChange, problem }: InputProps) {
  return (
    <Field.Root invalid={problem !== null} required>
      <Field.Label>{texts.memo}</Field.Label>
      <Input
        autoCapitalize="characters"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

type SentAct = Extract<Act, { kind: 'sent' | 'transferSent' }>;

/** Asks whether money that goes back was sent; its reason is known. */
function SentDialog({ act, acts }: { act: SentAct; acts: MoneyActs }) {
  const { title, body, confirm } = texts.sent;
  const [amount, what] =
    act.kind === 'sent'
      ? [act.payment.refund?.amount ?? 0, act.payment.description]
      : [act.transfer.amount, act.transfer.content];
  return (
    <ConfirmDialog
      open
      title={title(formatMoney(amount))}
      confirmLabel={confirm}
      busy={acts.busy}
      onConfirm={() => void acts.confirm(act, '', {})}
      onClose={() => acts.begin(null)}
    >
      {body(what)}
      {acts.error ? <Problem text={acts.error} /> : null}
    </ConfirmDialog>
  );
}

/** Asks before a decision about money, for its reason and for what it needs beside it. */
export function ActDialog({ act, acts }: { act: Act; acts: MoneyActs }) {
  return act.kind === 'sent' || act.kind === 'transferSent' ? (
    <SentDialog act={act} acts={acts} />
  ) : (
    <ReasonedDialog act={act} acts={acts} />
  );
}

type ReasonedAct = Exclude<Act, SentAct>;

function ReasonedDialog({ act, acts }: { act: ReasonedAct; acts: MoneyActs }) {
  const most = act.kind === 'refund' ? (act.payment.refundable ?? act.payment.received) : 0;
  const asked = act.kind === 'refund' ? act.payment.refundRequest?.amount : undefined;
  const [amount, setAmount] = useState(() => formatNumber(Math.min(asked ?? most, most), 0));
  const [memo, setMemo] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (reason: string): Promise<boolean> => {
    const given = act.kind === 'refund' ? amountIn(amount, most) : undefined;
    if (act.kind === 'refund' && given === undefined)
      return (setProblem(texts.amountWrong(formatMoney(most))), false);
    if (act.kind === 'count' && memo.trim() === '') return (setProblem(texts.memoMissing), false);
    setProblem(null);
    return acts.confirm(act, reason, {
      ...(given === undefined ? {} : { amount: given }),
      ...(act.kind === 'count' ? { memo: memo.trim() } : {}),
    });
  };
  const id = 'payment' in act ? act.payment.id : act.transfer.id;
  return (
    <ReasonDialog
      {...texts[act.kind]}
      title={titleOf(act)}
      most={MONEY_REASON_MAX}
      draftKey={`admin:${act.kind}:${id}`}
      busy={acts.busy}
      error={acts.error}
      onConfirm={confirm}
      onClose={() => acts.begin(null)}
    >
      {act.kind === 'refund' ? (
        <AmountField value={amount} onChange={setAmount} problem={problem} most={most} />
      ) : null}
      {act.kind === 'count' ? (
        <MemoField value={memo} onChange={setMemo} problem={problem} />
      ) : null}
    </ReasonDialog>
  );
}
