import { Alert, Box, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createSubscriptionPayment, type QuoteView } from '../../api/subscription';
import { newId } from '../../domain/newId';
import { entitlementsOf } from '../../domain/access/entitlements';
import { tierName, type Tier } from '../../domain/access/tiers';
import type { Cycle, PaidTier } from '../../domain/money/payments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { subscriptionText } from '../../i18n/subscription';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { formatDate, formatMoney } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { CycleSwitch } from './TierCards';
import type { OpenedPayment } from './PaymentDialog';
import { savingOf } from './tierWords';
import { Problem } from './Problem';

const texts = subscriptionText.tier;

interface Props {
  tier: PaidTier;
  present: Tier;
  cycle: Cycle;
  quotes: readonly QuoteView[];
  onCycle: (cycle: Cycle) => void;
  onClose: () => void;
  onPay: (opened: OpenedPayment) => void;
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <Flex justify="space-between" align="baseline" gap="4" py="1.5">
      <Text fontWeight={strong ? 'semibold' : undefined}>{label}</Text>
      <Text
        fontWeight={strong ? 'bold' : undefined}
        textStyle={strong ? '2xl' : undefined}
        whiteSpace="nowrap"
        css={tabular}
      >
        {value}
      </Text>
    </Flex>
  );
}

/** Amount to pay today, before there is a code. */
function Sum({ quote }: { quote: QuoteView }) {
  const { tier, from, until, price, credit, creditDays, amount } = quote;
  const line = texts.line(tierName(tier), formatDate(from), formatDate(until));
  return (
    <Box>
      <Row label={line} value={formatMoney(price)} />
      {credit > 0 ? (
        <Row
          label={texts.credit(creditDays.unused, creditDays.whole)}
          value={`−${formatMoney(credit)}`}
        />
      ) : null}
      <Box borderTopWidth="1px" mt="1">
        <Row strong label={texts.today} value={formatMoney(amount)} />
      </Box>
    </Box>
  );
}

/** Price and start of a tier for the chosen cycle, with the switch to change it. */
function Choice({
  tier,
  cycle,
  quote,
  onCycle,
}: Pick<Props, 'tier' | 'cycle' | 'onCycle'> & {
  quote: QuoteView | undefined;
}) {
  const [openedAt] = useState(() => new Date().toISOString());
  const { percent, amount } = savingOf(tier);
  const starts = quote && quote.from > openedAt ? quote.from : undefined;
  return (
    <Stack gap="4">
      <Text color="fg.muted">{starts ? texts.later(formatDate(starts)) : texts.subtitle}</Text>
      <CycleSwitch cycle={cycle} onChange={onCycle} />
      <Text textStyle="sm" color="fg.muted">
        {formatMoney(entitlementsOf(tier).price.year)} {subscriptionText.perYear}:{' '}
        {subscriptionText.saving(formatMoney(amount), percent)}
      </Text>
      {quote ? <Sum quote={quote} /> : <Text>{texts.tooMuchCredit}</Text>}
      <Alert.Root status="info" colorPalette="gray">
        <Alert.Indicator />
        <Alert.Description>{texts.held}</Alert.Description>
      </Alert.Root>
    </Stack>
  );
}

/** Says what a period of a tier costs now, and makes its code. */
export function TierDialog({ tier, present, cycle, quotes, onCycle, onClose, onPay }: Props) {
  const [key] = useState(() => newId());
  const { busy, error, run } = useAction(texts.creating);
  const quote = quotes.find((one) => one.tier === tier && one.cycle === cycle);
  const name = tierName(tier);
  const create = () =>
    run(async () => {
      const billingCycle = cycle === 'year' ? 'yearly' : 'monthly';
      const body = { subscriptionType: tier, billingCycle, key: `${key}-${cycle}` } as const;
      const { payment } = await gateway.ask(createSubscriptionPayment, { body });
      onPay({ payment: payment.view });
    });
  return (
    <AppDialog size="lg" scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title flex="1">
          {tier === present ? texts.extendTitle(name) : texts.title(name)}
        </Dialog.Title>
        <DialogCross />
      </Dialog.Header>
      <Dialog.Body>
        <Choice tier={tier} cycle={cycle} quote={quote} onCycle={onCycle} />
        <Problem text={error} />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Text flex="1" minW="40" color="fg.muted" textStyle="sm">
          {texts.how}
        </Text>
        <Button variant="outline" colorPalette="gray" minH="11" onClick={onClose}>
          {texts.notNow}
        </Button>
        <Button minH="11" disabled={!quote} loading={busy} onClick={() => void create()}>
          {texts.create}
        </Button>
      </Dialog.Footer>
    </AppDialog>
  );
}
