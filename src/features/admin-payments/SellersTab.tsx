import { Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { listSellers, notePayout, PAYOUT_NOTE_MAX, type Seller } from '../../api/sales';
import { newId } from '../../domain/schema/newId';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { readMoney } from '../../domain/money/typedMoney';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { common } from '../../i18n/common';
import { Question } from '../../ui/AppDialog';
import { EmptyState } from '../../ui/EmptyState';
import { formatMoney, formatNumber, formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';
import { toaster } from '../../ui/toaster';

const texts = adminPaymentTexts.sellers;

function PayoutDialog(props: { seller: Seller; onDone: () => Promise<void>; onClose: () => void }) {
  const { seller, onDone, onClose } = props;
  const { name, owed, workspaceId } = seller;
  const [key] = useState(() => newId());
  const [typed, setTyped] = useState(() => formatNumber(owed, 0));
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.doing);
  const amount = readMoney(typed, { min: 1, max: owed });
  const send = async () => {
    setTried(true);
    if (amount === undefined || note.trim() === '') return;
    const body = { amount, note: note.trim(), key };
    const isDone = await run(() => gateway.ask(notePayout, { params: { id: workspaceId }, body }));
    await onDone();
    if (!isDone) return;
    toaster.create({ type: 'success', title: texts.done });
    onClose();
  };
  const buttons = (
    <>
      <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button minH="11" loading={busy} onClick={() => void send()}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <Question title={texts.title(name)} onClose={onClose} buttons={buttons}>
      <Stack gap="4">
        <Text color="fg.muted">{texts.body}</Text>
        <Field.Root invalid={isTried && amount === undefined} required>
          <Field.Label>{texts.amount}</Field.Label>
          <Input
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Field.ErrorText>
            {adminPaymentTexts.dialog.amountWrong(formatMoney(owed))}
          </Field.ErrorText>
        </Field.Root>
        <Field.Root invalid={isTried && note.trim() === ''} required>
          <Field.Label>{texts.note}</Field.Label>
          <Input
            maxLength={PAYOUT_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Field.ErrorText>{texts.noteMissing}</Field.ErrorText>
        </Field.Root>
        <Problem text={error} />
      </Stack>
    </Question>
  );
}

function SellerCard({ seller, onPay }: { seller: Seller; onPay?: (() => void) | undefined }) {
  const { name, owed, account, payouts } = seller;
  const [last] = payouts;
  const into = account
    ? `${account.bank} · ${account.account} · ${account.holder}`
    : texts.noAccount;
  return (
    <RecordCard
      title={name}
      about={
        <Text color="fg.muted" textStyle="sm">
          {into}
        </Text>
      }
      actions={
        onPay && owed > 0 && account ? (
          <Button
            minH="11"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.payTo(name)}
            onClick={onPay}
          >
            {texts.pay}
          </Button>
        ) : null
      }
    >
      <RecordFacts>
        <RecordFact name={texts.owed}>{formatMoney(owed)}</RecordFact>
        <RecordFact name={texts.last}>
          {last ? `${formatMoney(last.amount)}, ${formatWhen(last.at)}: ${last.note}` : null}
        </RecordFact>
      </RecordFacts>
    </RecordCard>
  );
}

export function SellersTab({ mayPay }: { mayPay: boolean }) {
  const { answer, error, reload } = useGatewayQuery(listSellers, {}, adminPaymentTexts.what);
  const [paying, setPaying] = useState<Seller | null>(null);
  const sum = (answer?.sellers ?? []).reduce((all, { owed }) => all + owed, 0);
  return (
    <Stack gap="4" maxW="3xl">
      <Problem text={error} />
      {answer?.sellers.length === 0 ? <EmptyState title={texts.empty} /> : null}
      {answer && answer.sellers.length > 0 ? (
        <Flex>
          <Text color="fg.muted">{texts.sum(formatMoney(sum))}</Text>
        </Flex>
      ) : null}
      {answer?.sellers.map((seller) => (
        <SellerCard
          key={seller.workspaceId}
          seller={seller}
          onPay={mayPay ? () => setPaying(seller) : undefined}
        />
      ))}
      {paying ? (
        <PayoutDialog seller={paying} onDone={reload} onClose={() => setPaying(null)} />
      ) : null}
    </Stack>
  );
}
