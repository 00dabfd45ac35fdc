import { Button, Spinner, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useData, useLive, useLiveOne } from '../../../data/react';
import { bankName } from '../../../domain/money/banks';
import { PRACTICE_ID, type Practice } from '../../../domain/records/practices';
import { readMoney } from '../../../domain/money/typedMoney';
import { AMOUNT_LIMITS, MEMO_LENGTH, memoText, vietQr } from '../../../domain/money/vietQr';
import { handoutsText } from '../../../i18n/handouts';
import { EmptyState } from '../../../ui/EmptyState';
import { formatMoney } from '../../../ui/format';
import { AppLink } from '../../../ui/Link';
import { Page } from '../../../ui/Page';
import { Section } from '../../../ui/Section';
import { HANDOUT_PATHS } from '../paths';
import { QrCode } from '../../../ui/QrCode';
import { TypedField } from '../../../ui/TypedField';

const text = handoutsText.fee;

/** @returns undefined for nothing typed, NaN for what is no amount */
const readFee = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : (readMoney(typed, AMOUNT_LIMITS) ?? Number.NaN);

function Fee({ practice, clientName }: { practice: Practice; clientName: string }) {
  const [amount, setAmount] = useState('');
  const [memo, setMemo] = useState(() => memoText(`${text.defaultMemo} ${clientName}`));
  const { bankBin: bin = '', bankAccount: account = '', bankHolder } = practice;
  const value = readFee(amount);
  const isBad = Number.isNaN(value);
  return (
    <Stack gap="4">
      <TypedField
        label={text.amount}
        value={amount}
        most={20}
        inputMode="numeric"
        error={isBad ? text.badAmount : undefined}
        onChange={setAmount}
      />
      <TypedField
        label={text.memo}
        value={memo}
        most={60}
        hint={`${text.memoHint} ${memoText(memo)} (${memoText(memo).length}/${MEMO_LENGTH})`}
        onChange={setMemo}
      />
      {isBad ? null : (
        <Stack gap="2" align="center" textAlign="center">
          <QrCode text={vietQr({ bin, account }, value, memo)} label={text.qr(account)} />
          <Text fontWeight="semibold">
            {bankName(bin)} · {account}
          </Text>
          {bankHolder ? <Text>{bankHolder}</Text> : null}
          {value === undefined ? null : <Text fontWeight="bold">{formatMoney(value)}</Text>}
          <Text color="fg.muted" textStyle="sm">
            {text.scan} {text.check}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

export function FeePage() {
  const [query] = useSearchParams();
  const data = useData();
  const all = useLive(() => data.practices.watchAll(), [data]);
  const client = useLiveOne(data.clients, query.get('client'));
  if (!all || client === undefined)
    return (
      <Page title={text.title}>
        <Spinner aria-label={handoutsText.loading} />
      </Page>
    );
  const practice = all.find(({ id }) => id === PRACTICE_ID);
  const add = (
    <Button asChild colorPalette="leaf">
      <AppLink to={HANDOUT_PATHS.practice}>{text.addBank}</AppLink>
    </Button>
  );
  return (
    <Page title={text.title} subtitle={client?.clientName} maxW="lg">
      {practice?.bankBin && practice.bankAccount ? (
        <Section title={practice.name ?? data.account.name}>
          <Fee practice={practice} clientName={client?.clientName ?? ''} />
        </Section>
      ) : (
        <EmptyState title={text.noBank} description={text.noBankHint} action={add} />
      )}
    </Page>
  );
}
