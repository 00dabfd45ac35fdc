import { Field, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { MONEY_REASON_MAX } from '../../api/adminPayments';
import { emailSchema } from '../../domain/accounts/account';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { ReasonDialog } from '../../ui/ReasonDialog';
import type { Act, MoneyActs } from './useMoneyActs';

const texts = adminPaymentTexts.dialog.email;

interface EmailDialogProps {
  act: Extract<Act, { kind: 'email' }>;
  acts: MoneyActs;
}

/** Mends the address of a purchase, whose buyer has said by another way which one is right. */
export function EmailDialog({ act, acts }: EmailDialogProps) {
  const { id, description, payer } = act.payment;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (reason: string): Promise<boolean> => {
    const email = emailSchema.safeParse(typed).data;
    setProblem(email === undefined ? texts.wrong : null);
    return email === undefined ? false : acts.confirm(act, reason, { email });
  };
  return (
    <ReasonDialog
      {...texts}
      title={texts.title(description)}
      most={MONEY_REASON_MAX}
      draftKey={`admin:email:${id}`}
      busy={acts.busy}
      error={acts.error}
      onConfirm={confirm}
      onClose={() => acts.begin(null)}
    >
      <Field.Root invalid={problem !== null} required>
        <Field.Label>{texts.email}</Field.Label>
        <Input
          type="email"
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field.HelperText>{texts.now(payer.email ?? '')}</Field.HelperText>
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
    </ReasonDialog>
  );
}
