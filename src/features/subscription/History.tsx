import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { readPaymentHistory, type HistoryEntry } from '../../api/subscription';
import { hasCode } from '../../blocks/payment/paymentWords';
import { PAYMENT_STATUS_NAMES, type PaymentStatus } from '../../domain/money/payments';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { subscriptionText } from '../../i18n/subscription';
import { formatMoney, formatWhen } from '../../ui/format';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';
import type { OpenedPayment } from './PaymentDialog';
import { useEffect } from 'react';
import { Problem } from './Problem';

const texts = subscriptionText.history;

const COLOURS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'turmeric',
  expired: 'gray',
  cancelled: 'gray',
  paid: 'leaf',
  refunded: 'gray',
  review: 'turmeric',
};

function Entry({
  entry,
  onOpen,
}: {
  entry: HistoryEntry;
  onOpen: (opened: OpenedPayment) => void;
}) {
  const { payment } = entry;
  const { memo, description, amount, status, createdAt, receipt } = payment;
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="center" wrap="wrap">
      <Box flex="1" minW="52">
        <Text fontWeight="semibold">{description}</Text>
        <Text color="fg.muted" textStyle="sm">
          {[formatWhen(createdAt), memo, ...(receipt ? [texts.receipt(receipt)] : [])].join(' · ')}
        </Text>
      </Box>
      <Text fontWeight="semibold" css={tabular}>
        {formatMoney(amount)}
      </Text>
      <Badge colorPalette={COLOURS[status]}>{PAYMENT_STATUS_NAMES[status]}</Badge>
      {hasCode(payment) ? (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          aria-label={texts.openOf(memo)}
          onClick={() => onOpen(entry)}
        >
          {texts.open}
        </Button>
      ) : null}
    </Flex>
  );
}

/** Payments of the practice, newest first. @param version asked again when it changes */
export function History({
  version,
  onOpen,
}: {
  version: string;
  onOpen: (opened: OpenedPayment) => void;
}) {
  const { answer, error, reload } = useGatewayQuery(
    readPaymentHistory,
    { query: { limit: 100 } },
    texts.loading,
  );
  useEffect(() => {
    if (version !== '') void reload();
  }, [version, reload]);
  const paid = (answer?.payments ?? []).filter(({ payment }) => payment.status === 'paid');
  const sum = paid.reduce((all, { payment }) => all + payment.amount, 0);
  const total = paid.length > 0 ? { hint: texts.total(formatMoney(sum), paid.length) } : {};
  return (
    <Section title={texts.title} {...total}>
      <Problem text={error} />
      {answer?.payments.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      {answer && answer.payments.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="0">
          {answer.payments.map((entry) => (
            <Entry key={entry.payment.id} entry={entry} onOpen={onOpen} />
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}
