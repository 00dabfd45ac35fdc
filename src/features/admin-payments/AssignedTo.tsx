import { Box, Button, Checkbox, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { previewAssignment, type TransferRecord } from '../../api/adminPayments';
import type { ContractAnswer } from '../../api/contract';
import { PAYMENT_STATUS_NAMES } from '../../domain/money/payments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { formatMoney, formatWhen } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { Problem } from '../../ui/plain/Problem';

const texts = adminPaymentTexts.assigned;

type Preview = ContractAnswer<typeof previewAssignment>;

function findWarning({ isOpen, missing, payment }: Preview, amount: number): string | null {
  if (!isOpen) return texts.closed(PAYMENT_STATUS_NAMES[payment.status]);
  if (amount === missing) return null;
  return texts.differs(formatMoney(amount), formatMoney(missing));
}

function Shown({ preview, amount }: { preview: Preview; amount: number }) {
  const { payment, missing } = preview;
  const who = [payment.payer.name, payment.payer.email].filter(Boolean).join(' · ');
  const warning = findWarning(preview, amount);
  return (
    <Stack gap="2">
      <Box borderWidth="1px" borderRadius="l3" p="3">
        <Text fontWeight="semibold">{payment.description}</Text>
        <Text overflowWrap="anywhere">{who === '' ? texts.nobody : who}</Text>
        <Text color="fg.muted" textStyle="sm">
          {`${PAYMENT_STATUS_NAMES[payment.status]} · ${adminPaymentTexts.created(formatWhen(payment.createdAt))}`}
        </Text>
        <Text>{texts.asks(formatMoney(payment.amount), formatMoney(missing))}</Text>
      </Box>
      {warning ? <Notice tone="warning" title={warning} /> : null}
    </Stack>
  );
}

interface AssignedToProps {
  transfer: TransferRecord;
  memo: string;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

export function AssignedTo({ transfer, memo, isAgreed, onAgree }: AssignedToProps) {
  const [match, setMatch] = useState<{ memo: string; preview: Preview }>();
  const { busy, error, run } = useAction(texts.looking);
  const typed = memo.trim();
  const preview = match?.memo === typed ? match.preview : undefined;
  const look = (): Promise<boolean> =>
    run(async () => {
      const query = { memo: typed };
      const params = { id: transfer.id };
      setMatch({ memo: typed, preview: await gateway.ask(previewAssignment, { params, query }) });
    });
  return (
    <Stack gap="3">
      <Button
        minH="11"
        alignSelf="flex-start"
        variant="outline"
        colorPalette="gray"
        disabled={typed === ''}
        loading={busy}
        onClick={() => void look()}
      >
        {texts.look}
      </Button>
      <Problem text={error} />
      {preview ? <Shown preview={preview} amount={transfer.amount} /> : null}
      {preview?.isOpen ? (
        <Checkbox.Root
          alignItems="flex-start"
          checked={isAgreed}
          onCheckedChange={({ checked }) => onAgree(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control mt="1" />
          <Checkbox.Label>{texts.agree}</Checkbox.Label>
        </Checkbox.Root>
      ) : null}
    </Stack>
  );
}
