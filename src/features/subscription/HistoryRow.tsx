import { Badge, Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Download } from 'lucide-react';
import { useState } from 'react';
import type { HistoryEntry as Entry } from '../../api/workspacePayments';
import { hasCode } from '../../blocks/payment/paymentWords';
import { PAYMENT_STATUS_NAMES, type PaymentStatus } from '../../domain/money/payments';
import { useAction } from '../../gateway/useAction';
import { subscriptionText } from '../../i18n/subscription';
import { formatDate, formatMoney, formatWhen } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { Problem } from './Problem';
import { downloadReceipt } from './receiptFile';

const texts = subscriptionText.history;

const COLOURS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'turmeric',
  expired: 'turmeric',
  cancelled: 'gray',
  paid: 'leaf',
  refunded: 'gray',
  review: 'turmeric',
};

export interface HistoryActs {
  onOpen: (entry: Entry) => void;
  onCancel: (entry: Entry) => void;
  onRefund: (entry: Entry) => void;
}

function State({ entry }: { entry: Entry }) {
  const { payment, status, cancellationReason, refundRequest } = entry;
  const isCleared = payment.status === 'expired' && status === 'cancelled';
  const name = isCleared ? PAYMENT_STATUS_NAMES.cancelled : PAYMENT_STATUS_NAMES[payment.status];
  const hint = cancellationReason === 'expired' ? texts.notPaid : null;
  const request = payment.status === 'paid' && refundRequest ? refundRequest : undefined;
  return (
    <Box>
      <Badge colorPalette={isCleared ? 'gray' : COLOURS[payment.status]}>{name}</Badge>
      {hint ? (
        <Text color="fg.muted" textStyle="sm">
          {hint}
        </Text>
      ) : null}
      {request ? (
        <Text color="fg.muted" textStyle="sm">
          {request.declined === undefined
            ? texts.refundAsked(formatMoney(request.amount))
            : texts.refundDeclined(request.declined)}
        </Text>
      ) : null}
    </Box>
  );
}

function Details({ entry, onRefund }: { entry: Entry } & Pick<HistoryActs, 'onRefund'>) {
  const { payment, messages, refundable } = entry;
  const facts = messages.flatMap(({ at, reference, content, amount }) => [
    [texts.bankSaid, formatWhen(at)],
    [texts.bankReference, reference ?? '—'],
    [texts.received, formatMoney(amount)],
    [texts.content, content],
  ]);
  return (
    <Box w="full" bg="bg.subtle" borderRadius="l2" p="4">
      <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="2">
        {[...facts, [texts.account, `${payment.bank.name} · ${payment.bank.account}`]].map(
          ([name, value], index) => (
            <Flex key={`${index}-${name}`} gap="3" wrap="wrap">
              <Text as="dt" color="fg.muted" minW="32">
                {name}
              </Text>
              <Text as="dd" overflowWrap="anywhere">
                {value}
              </Text>
            </Flex>
          ),
        )}
      </SimpleGrid>
      {refundable ? (
        <Flex mt="3" gap="3" align="center" wrap="wrap">
          <Button minH="11" variant="outline" onClick={() => onRefund(entry)}>
            {texts.askRefund}
          </Button>
          <Text color="fg.muted" textStyle="sm">
            {texts.refundUntil(formatDate(refundable.until), formatMoney(refundable.amount))}
          </Text>
        </Flex>
      ) : null}
    </Box>
  );
}

function Receipt({ entry }: { entry: Entry }) {
  const { busy, error, run } = useAction(texts.drawing);
  const { receipt } = entry.payment;
  if (receipt === undefined) return null;
  return (
    <>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        loading={busy}
        aria-label={texts.receiptLabel(receipt)}
        onClick={() => void run(() => downloadReceipt(entry.id))}
      >
        <Download aria-hidden />
        PDF
      </Button>
      <Problem text={error} />
    </>
  );
}

function Actions({ entry, acts }: { entry: Entry; acts: HistoryActs }) {
  const { payment, status } = entry;
  const isUnpaid = payment.received === 0 && status === 'pending';
  return (
    <Flex gap="2" wrap="wrap">
      {isUnpaid ? (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="chilli"
          aria-label={texts.cancelLabel(payment.memo)}
          onClick={() => acts.onCancel(entry)}
        >
          {texts.cancel}
        </Button>
      ) : null}
      {hasCode(payment) ? (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          aria-label={texts.openLabel(payment.memo)}
          onClick={() => acts.onOpen(entry)}
        >
          {texts.open}
        </Button>
      ) : null}
      <Receipt entry={entry} />
    </Flex>
  );
}

export function HistoryRow({ entry, acts }: { entry: Entry; acts: HistoryActs }) {
  const [isOpen, setOpen] = useState(false);
  const { paymentReference, description, amount, createdAt, payment, messages } = entry;
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="center" wrap="wrap">
      <Box flex="1" minW="52">
        <Text fontWeight="semibold">{description}</Text>
        <Text color="fg.muted" textStyle="sm">
          {[
            formatWhen(createdAt),
            paymentReference,
            ...(payment.receipt ? [texts.receipt(payment.receipt)] : []),
          ].join(' · ')}
        </Text>
      </Box>
      <Text fontWeight="semibold" css={tabular}>
        {formatMoney(amount)}
      </Text>
      <State entry={entry} />
      <Actions entry={entry} acts={acts} />
      {messages.length > 0 ? (
        <Button
          size="sm"
          minH="11"
          variant="ghost"
          colorPalette="gray"
          aria-expanded={isOpen}
          aria-label={texts.detailsLabel(paymentReference)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </Button>
      ) : null}
      {isOpen ? <Details entry={entry} onRefund={acts.onRefund} /> : null}
    </Flex>
  );
}
