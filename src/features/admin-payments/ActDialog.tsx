import { Checkbox, Field, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { MONEY_REASON_MAX } from '../../api/adminPayments';
import { readMoney } from '../../domain/money/typedMoney';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { formatMoney, formatNumber } from '../../ui/format';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { AssignedTo } from './AssignedTo';
import { EmailDialog } from './EmailDialog';
import { SentDialog, UndoDialog } from './SentDialog';
import type { Act, ActFields, MoneyActs } from './useMoneyActs';

const texts = adminPaymentTexts.dialog;

function getTitle(act: ReasonedAct): string {
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

function GoodwillField({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Checkbox.Root
      alignItems="flex-start"
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="1" />
      <Checkbox.Label>
        {texts.goodwill}
        <Text color="fg.muted" textStyle="sm" fontWeight="normal">
          {texts.goodwillHint}
        </Text>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

export function ActDialog({ act, acts }: { act: Act; acts: MoneyActs }) {
  if (act.kind === 'sent') return <SentDialog owed={act.owed} acts={acts} />;
  if (act.kind === 'email') return <EmailDialog act={act} acts={acts} />;
  if (act.kind === 'undo') return <UndoDialog act={act} acts={acts} />;
  return <ReasonedDialog act={act} acts={acts} />;
}

type ReasonedAct = Exclude<Act, { kind: 'sent' | 'undo' | 'email' }>;

function useTypedMemo() {
  const [memo, setTyped] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const setMemo = (typed: string): void => {
    setTyped(typed);
    setAgreed(false);
  };
  return { memo, setMemo, isAgreed, setAgreed };
}

function useActFields(act: ReasonedAct) {
  const payment = act.kind === 'refund' ? act.payment : undefined;
  const received = payment?.kept ?? payment?.received ?? 0;
  const unused = payment?.refundable ?? received;
  const [amount, setAmount] = useState(() =>
    formatNumber(Math.min(payment?.refundRequest?.amount ?? unused, unused), 0),
  );
  const [goodwill, setGoodwill] = useState(false);
  const typed = useTypedMemo();
  const { memo, isAgreed } = typed;
  const [problem, setProblem] = useState<string | null>(null);
  const most = goodwill ? received : unused;

  function read(): ActFields | undefined {
    const inputAmount = payment ? readMoney(amount, { min: 1, max: most }) : undefined;
    const isMissing = act.kind === 'count' && memo.trim() === '';
    const unseen = act.kind === 'count' && !isAgreed ? texts.memoUnseen : null;
    const amountProblem = payment && inputAmount === undefined ? texts.amountWrong : undefined;
    setProblem(amountProblem?.(formatMoney(most)) ?? (isMissing ? texts.memoMissing : unseen));
    if (amountProblem || isMissing || unseen) return undefined;
    return {
      ...(inputAmount === undefined ? {} : { amount: inputAmount, goodwill }),
      ...(act.kind === 'count' ? { memo: memo.trim() } : {}),
    };
  }
  return {
    amount,
    setAmount,
    goodwill,
    setGoodwill,
    ...typed,
    problem,
    most,
    read,
  };
}

function Fields({ act, fields }: { act: ReasonedAct; fields: ReturnType<typeof useActFields> }) {
  const { problem, most } = fields;
  if (act.kind === 'count')
    return (
      <>
        <MemoField value={fields.memo} onChange={fields.setMemo} problem={problem} />
        <AssignedTo
          transfer={act.transfer}
          memo={fields.memo}
          isAgreed={fields.isAgreed}
          onAgree={fields.setAgreed}
        />
      </>
    );
  if (act.kind !== 'refund') return null;
  return (
    <>
      <AmountField
        value={fields.amount}
        onChange={fields.setAmount}
        problem={problem}
        most={most}
      />
      {act.payment.kind === 'subscription' ? (
        <GoodwillField isOn={fields.goodwill} onChange={fields.setGoodwill} />
      ) : null}
    </>
  );
}

function ReasonedDialog({ act, acts }: { act: ReasonedAct; acts: MoneyActs }) {
  const fields = useActFields(act);
  const confirm = async (reason: string): Promise<boolean> => {
    const input = fields.read();
    return input === undefined ? false : acts.confirm(act, reason, input);
  };
  const id = 'payment' in act ? act.payment.id : act.transfer.id;
  return (
    <ReasonDialog
      {...texts[act.kind]}
      title={getTitle(act)}
      most={MONEY_REASON_MAX}
      draftKey={`admin:${act.kind}:${id}`}
      busy={acts.busy}
      error={acts.error}
      onConfirm={confirm}
      onClose={() => acts.begin(null)}
    >
      <Fields act={act} fields={fields} />
    </ReasonDialog>
  );
}
