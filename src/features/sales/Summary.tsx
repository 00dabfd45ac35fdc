import { Box, Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ContractAnswer } from '../../api/contract';
import type { Payout, readSales } from '../../api/sales';
import { monthBefore } from '../../domain/money/sales';
import { common } from '../../i18n/common';
import { salesText as text } from '../../i18n/sales';
import { Question } from '../../ui/AppDialog';
import { formatMoney, formatWhen } from '../../ui/format';
import { tabular } from '../../ui/theme';

type Sales = ContractAnswer<typeof readSales>;

function Figure(props: { name: string; value: string; hint?: string | undefined }) {
  return (
    <Box p="4">
      <Text as="dt" color="fg.muted" textStyle="sm">
        {props.name}
      </Text>
      <Text as="dd" fontWeight="bold" textStyle="xl" css={tabular}>
        {props.value}
      </Text>
      {props.hint ? (
        <Text as="dd" color="fg.muted" textStyle="sm">
          {props.hint}
        </Text>
      ) : null}
    </Box>
  );
}

function Payouts({ payouts, onClose }: { payouts: readonly Payout[]; onClose: () => void }) {
  const close = (
    <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
      {common.close}
    </Button>
  );
  return (
    <Question title={text.payoutsTitle} onClose={onClose} buttons={close}>
      {payouts.length === 0 ? <Text>{text.noPayouts}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="2">
        {payouts.map(({ at, amount, note }) => (
          <Text as="li" key={`${at} ${note}`} css={tabular}>
            {`${formatWhen(at)} · ${formatMoney(amount)} · ${note}`}
          </Text>
        ))}
      </Stack>
    </Question>
  );
}

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : `${difference}`;
const monthName = (month: string): string => String(Number(month.slice(5)));

export function Summary({ month, sales }: { month: string; sales: Sales }) {
  const [isOpen, setOpen] = useState(false);
  const { before, owed, account, payouts, sold } = sales;
  const difference = text.than(
    signed(sales.month.count - before.count),
    monthName(monthBefore(month)),
  );
  const orders = sold.filter(({ kind, share }) => kind === 'order' && share > 0).length;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <SimpleGrid as="dl" columns={{ base: 1, sm: 2, lg: 4 }}>
        <Figure
          name={text.sold(monthName(month))}
          value={String(sales.month.count)}
          hint={orders > 0 ? `${difference} · ${text.orders(orders)}` : difference}
        />
        <Figure name={text.paid} value={formatMoney(sales.month.amount)} />
        <Figure name={text.share} value={formatMoney(sales.month.share)} hint={text.sharePercent} />
        <Figure
          name={text.owed}
          value={formatMoney(owed)}
          hint={account ? text.into(account.bank, account.account.slice(-4)) : text.noAccount}
        />
      </SimpleGrid>
      <Box px="4" pb="4">
        <Button minH="11" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
          {text.payouts}
        </Button>
      </Box>
      {isOpen ? <Payouts payouts={payouts} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}
