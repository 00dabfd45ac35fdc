import { Alert, Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, Copy, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PAYMENT_STEPS } from '../../domain/money/qrPayment';
import { dong } from '../../domain/money/words';
import { dueAmount } from '../../domain/money/due';
import type { PaymentView } from '../../domain/money/paymentView';
import { paymentText as text } from '../../i18n/payment';
import { formatTime } from '../../ui/format';
import { QrCode } from '../../ui/QrCode';
import { tabular } from '../../ui/theme';
import { BankApps } from './BankApps';
import { clockText, type WatchedPayment } from './paymentWatch';
import { copyFields, hasCode, paymentWords, saveQr } from './paymentWords';

interface Props {
  watched: WatchedPayment;
  onPlay?: (() => void) | undefined;
  children?: ReactNode;
}

function CopyField({ label, shown, copied }: { label: string; shown: string; copied?: string }) {
  const [caption, setCaption] = useState<string>(text.copy);
  const copy = async (value: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCaption(text.copied);
    } catch {
      setCaption(text.copyFailed);
    }
  };
  return (
    <Flex minH="12" py="1" gap="2" align="center" borderBottomWidth="1px">
      <Text as="dt" color="fg.muted" w="7.5rem" flexShrink="0">
        {label}
      </Text>
      <Text as="dd" flex="1" fontWeight="semibold" overflowWrap="anywhere" css={tabular}>
        {shown}
      </Text>
      {copied === undefined ? null : (
        <Box as="dd">
          <Button
            size="sm"
            minH="11"
            variant="outline"
            colorPalette="gray"
            aria-label={text.copyLabel(label)}
            onClick={() => void copy(copied)}
          >
            <Copy aria-hidden />
            {caption}
          </Button>
        </Box>
      )}
    </Flex>
  );
}

function Code({ payment }: { payment: PaymentView }) {
  const amount = dong(dueAmount(payment));
  return (
    <Stack gap="3" align="center" textAlign="center">
      <Box>
        <Text color="fg.muted" textStyle="sm">
          {text.amount}
        </Text>
        <Text fontWeight="bold" textStyle="3xl" css={tabular}>
          {amount}
        </Text>
      </Box>
      <Box w="full" maxW="64" p="2" bg="white" borderWidth="1px" borderRadius="l3">
        <QrCode text={payment.qr} label={text.qr(amount, payment.memo)} />
      </Box>
      <Text color="fg.muted" textStyle="sm">
        {text.scan}
      </Text>
      <Button minH="11" variant="outline" onClick={() => void saveQr(payment)}>
        <Download aria-hidden />
        {text.saveQr}
      </Button>
      <BankApps payment={payment} />
    </Stack>
  );
}

function Fields({ payment }: { payment: PaymentView }) {
  return (
    <Box minW="0">
      <Heading as="h3" size="sm" mb="1">
        {text.fields}
      </Heading>
      <dl>
        {copyFields(payment).map((field) => (
          <CopyField key={field.label} {...field} />
        ))}
      </dl>
      <Alert.Root status="warning" colorPalette="turmeric" mt="3">
        <Alert.Indicator />
        <Alert.Description>{text.keep}</Alert.Description>
      </Alert.Root>
      <Box as="ol" mt="3" ps="5" color="fg.muted" textStyle="sm">
        {PAYMENT_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Box>
  );
}

function State({ watched }: Pick<Props, 'watched'>) {
  const { payment, askedAt, isUnreachable, secondsLeft } = watched;
  const { tone, title, hint } = paymentWords(payment);
  const isWaiting = payment.status === 'pending';
  const lastChecked = text.lastCheckedAt(formatTime(new Date(askedAt).toISOString()));
  return (
    <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
      <Box
        as="output"
        display="block"
        flex="1"
        minW="56"
        color={tone === 'attention' ? 'turmeric.fg' : undefined}
      >
        <Flex gap="2" align="center" fontWeight="semibold">
          {tone === 'done' ? (
            <Box color="leaf.fg">
              <CircleCheck aria-hidden />
            </Box>
          ) : null}
          {title}
        </Flex>
        {hint ? <Text textStyle="sm">{hint}</Text> : null}
        {isUnreachable ? <Text textStyle="sm">{text.unreachable}</Text> : null}
        {payment.receipt ? <Text textStyle="sm">{text.receipt(payment.receipt)}</Text> : null}
      </Box>
      {isWaiting ? (
        <Box textAlign="end">
          <Text role="timer" fontWeight="bold" css={tabular}>
            {text.left(clockText(secondsLeft))}
          </Text>
          <Text color="fg.muted" textStyle="xs">
            {lastChecked}
          </Text>
        </Box>
      ) : null}
    </Flex>
  );
}

function Trial({ payment, onPlay }: { payment: PaymentView; onPlay: Props['onPlay'] }) {
  return (
    <Alert.Root status="warning" colorPalette="turmeric" flexWrap="wrap" alignItems="center">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{text.trial}</Alert.Title>
        <Alert.Description>{text.trialHint}</Alert.Description>
      </Alert.Content>
      {onPlay && hasCode(payment) ? (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="gray"
          color="fg"
          onClick={onPlay}
        >
          {text.play}
        </Button>
      ) : null}
    </Alert.Root>
  );
}

export function PaymentPanel({ watched, onPlay, children }: Props) {
  const { payment } = watched;
  return (
    <Stack gap="4">
      {payment.isTrial ? <Trial payment={payment} onPlay={onPlay} /> : null}
      <State watched={watched} />
      {hasCode(payment) ? (
        <Grid templateColumns={{ base: '1fr', md: '17rem 1fr' }} gap="6">
          <Code payment={payment} />
          <Fields payment={payment} />
        </Grid>
      ) : null}
      {children}
    </Stack>
  );
}
