import { Box, Field, Flex, Stack, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { readLedger } from '../../api/adminPayments';
import { dateInVietnam } from '../../domain/text/days';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { formatMoney, formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { tabular } from '../../ui/theme';
import { toRow, type LedgerRow } from './ledgerText';
import { DateInput } from '../../ui/DateInput';

const texts = adminPaymentTexts.ledger;

function Row({ row }: { row: LedgerRow }) {
  return (
    <Table.Row>
      <Table.Cell whiteSpace="nowrap">{formatWhen(row.at)}</Table.Cell>
      <Table.Cell>{row.what}</Table.Cell>
      <Table.Cell>{row.debit}</Table.Cell>
      <Table.Cell>{row.credit}</Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap" fontWeight="semibold" css={tabular}>
        {formatMoney(row.amount)}
      </Table.Cell>
    </Table.Row>
  );
}

function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <Box
      as="section"
      overflowX="auto"
      borderWidth="1px"
      borderRadius="l3"
      tabIndex={0}
      aria-label={texts.caption}
    >
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{texts.at}</Table.ColumnHeader>
            <Table.ColumnHeader>{texts.what}</Table.ColumnHeader>
            <Table.ColumnHeader>{texts.debit}</Table.ColumnHeader>
            <Table.ColumnHeader>{texts.credit}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{texts.amount}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function DayField(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field.Root w="auto">
      <Field.Label>{props.label}</Field.Label>
      <DateInput value={props.value} onChange={(value) => value && props.onChange(value)} />
    </Field.Root>
  );
}

export function LedgerTab() {
  const [to, setTo] = useState(() => dateInVietnam(new Date()));
  const [from, setFrom] = useState(`${to.slice(0, 8)}01`);
  const { answer, error } = useGatewayQuery(
    readLedger,
    { query: { from, to } },
    adminPaymentTexts.what,
  );
  const rows = answer?.entries.map((entry) => toRow(entry, answer.sellers)) ?? [];
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap">
        <DayField label={texts.from} value={from} onChange={setFrom} />
        <DayField label={texts.to} value={to} onChange={setTo} />
      </Flex>
      <Problem text={error} />
      {answer && rows.length === 0 ? (
        <Text color="fg.muted">{adminPaymentTexts.emptyLedger}</Text>
      ) : null}
      {rows.length > 0 ? <LedgerTable rows={rows} /> : null}
      <Text color="fg.muted" textStyle="sm">
        {answer?.isCut ? texts.cut : texts.note}
      </Text>
    </Stack>
  );
}
