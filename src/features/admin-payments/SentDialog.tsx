import { Button, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { OwedRecord } from '../../api/adminPayments';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { common } from '../../i18n/common';
import { Question } from '../../ui/AppDialog';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatMoney } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { describeAccount } from './owed';
import type { Act, MoneyActs } from './useMoneyActs';

const texts = adminPaymentTexts.dialog.sent;
const FIELDS = ['bank', 'account', 'holder'] as const;
type Typed = Record<(typeof FIELDS)[number] | 'reference', string>;

interface TextFieldProps {
  label: string;
  value: string;
  problem: string | null;
  required?: boolean;
  onChange: (value: string) => void;
}

function TextField({ label, value, problem, required = false, onChange }: TextFieldProps) {
  return (
    <Field.Root invalid={problem !== null} required={required}>
      <Field.Label>{label}</Field.Label>
      <Input maxLength={100} value={value} onChange={({ target }) => onChange(target.value)} />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  );
}

const findProblem = (field: keyof Typed, value: string): string | null => {
  if (value.trim() === '') return texts.missing[field];
  return field === 'account' && !/^[\dA-Za-z]{4,40}$/.test(value.trim())
    ? texts.wrongAccount
    : null;
};

function wordsFor({ given }: OwedRecord, known: string | undefined): string {
  if (known === undefined) return texts.ask;
  return given ? texts.intoGiven(known) : texts.into(known);
}

function useSending(owed: OwedRecord, acts: MoneyActs) {
  const known = describeAccount(owed);
  const [typed, setTyped] = useState<Typed>({ bank: '', account: '', holder: '', reference: '' });
  const [isTried, setTried] = useState(false);
  const requiredFields: readonly (keyof Typed)[] = known ? ['reference'] : [...FIELDS, 'reference'];
  const send = (): void => {
    setTried(true);
    if (requiredFields.some((field) => findProblem(field, typed[field]) !== null)) return;
    const [bank, account, holder] = FIELDS.map((field) => typed[field].trim()) as [
      string,
      string,
      string,
    ];
    // As it stands on the screen: its payer may give another one at this moment.
    const refundAccount = owed.given ? { to: owed.given.to } : {};
    const to = known ? refundAccount : { to: { bank, account, holder } };
    const sending = { ...to, reference: typed.reference.trim() };
    void acts.confirm({ kind: 'sent', owed }, '', { sending });
  };
  return { known, requiredFields, typed, setTyped, isTried, send };
}

export function SentDialog({ owed, acts }: { owed: OwedRecord; acts: MoneyActs }) {
  const { known, requiredFields, typed, setTyped, isTried, send } = useSending(owed, acts);
  const buttons = (
    <>
      <Button minH="11" variant="outline" colorPalette="gray" onClick={() => acts.begin(null)}>
        {common.cancel}
      </Button>
      <Button minH="11" loading={acts.busy} onClick={send}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <Question
      title={texts.title(formatMoney(owed.amount))}
      onClose={() => acts.begin(null)}
      buttons={buttons}
    >
      <Stack gap="4">
        <Text color="fg.muted">{texts.body(owed.description)}</Text>
        <Text>{wordsFor(owed, known)}</Text>
        {requiredFields.map((field) => (
          <TextField
            key={field}
            label={texts.field[field]}
            value={typed[field]}
            required
            problem={isTried ? findProblem(field, typed[field]) : null}
            onChange={(value) => setTyped({ ...typed, [field]: value })}
          />
        ))}
        <Problem text={acts.error} />
      </Stack>
    </Question>
  );
}

export function UndoDialog({
  act,
  acts,
}: {
  act: Extract<Act, { kind: 'undo' }>;
  acts: MoneyActs;
}) {
  const { title, body, confirm } = adminPaymentTexts.dialog.undo;
  return (
    <ConfirmDialog
      open
      title={title(formatMoney(act.transfer.amount))}
      confirmLabel={confirm}
      busy={acts.busy}
      onConfirm={() => void acts.confirm(act, '', {})}
      onClose={() => acts.begin(null)}
    >
      {body}
      {acts.error ? <Problem text={acts.error} /> : null}
    </ConfirmDialog>
  );
}
