import {
  Alert,
  Badge,
  Box,
  Button,
  chakra,
  Dialog,
  Flex,
  Grid,
  Heading,
  Stack,
  Text,
} from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { createSubscriptionPayment, type QuoteView } from '../../api/subscription';
import { newId } from '../../domain/schema/newId';
import { getEntitlements } from '../../domain/accounts/access/entitlements';
import { tierName, type Tier } from '../../domain/accounts/access/tiers';
import { cycleSchema, type Cycle, type PaidTier } from '../../domain/money/payments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { subscriptionText } from '../../i18n/subscription';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { formatDate, formatMoney } from '../../ui/format';
import { tabular } from '../../ui/theme';
import type { OpenedPayment } from './PaymentDialog';
import { listBenefits, computeSaving } from './tierWords';
import { Problem } from './Problem';

const texts = subscriptionText.tier;

interface Props {
  tier: PaidTier;
  present: Tier;
  cycle: Cycle;
  quotes: readonly QuoteView[];
  clients: number | undefined;
  onCycle: (cycle: Cycle) => void;
  onClose: () => void;
  onPay: (opened: OpenedPayment) => void;
}

const findQuote = (
  quotes: readonly QuoteView[],
  tier: PaidTier,
  cycle: Cycle,
): QuoteView | undefined => quotes.find((one) => one.tier === tier && one.cycle === cycle);

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

function CyclePrice({
  tier,
  cycle,
  quote,
}: {
  tier: PaidTier;
  cycle: Cycle;
  quote: QuoteView | undefined;
}) {
  const { price } = getEntitlements(tier);
  const { amount, percent } = computeSaving(tier);
  const isYear = cycle === 'year';
  const per = isYear ? subscriptionText.perYear : subscriptionText.perMonth;
  const compared = isYear
    ? texts.aMonth(formatMoney(Math.round(price.year / 12)))
    : texts.aYear(formatMoney(price.month * 12));
  return (
    <Box flex="1">
      <Flex gap="2" wrap="wrap" justify="space-between">
        <Text fontWeight="semibold">{subscriptionText[cycle]}</Text>
        <Text fontWeight="bold" whiteSpace="nowrap" css={tabular}>
          {`${formatMoney(price[cycle])} ${per}`}
        </Text>
      </Flex>
      {isYear ? (
        <Badge colorPalette="leaf">{subscriptionText.saving(formatMoney(amount), percent)}</Badge>
      ) : null}
      <Flex gap="2" wrap="wrap" justify="space-between" color="fg.muted" textStyle="sm">
        <Text>{quote ? texts.cycleHint(formatDate(quote.until)) : null}</Text>
        <Text whiteSpace="nowrap">{compared}</Text>
      </Flex>
    </Box>
  );
}

function CycleOption(props: {
  tier: PaidTier;
  cycle: Cycle;
  isChosen: boolean;
  quote: QuoteView | undefined;
  onChoose: (cycle: Cycle) => void;
}) {
  const { tier, cycle, isChosen, quote, onChoose } = props;
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="flex-start"
      p="4"
      borderWidth={isChosen ? '2px' : '1px'}
      borderColor={isChosen ? 'leaf.solid' : 'border'}
      borderRadius="l3"
      bg={isChosen ? 'leaf.subtle' : undefined}
      cursor="pointer"
    >
      <chakra.input
        mt="1"
        accentColor="leaf.solid"
        type="radio"
        name="cycle"
        checked={isChosen}
        onChange={() => onChoose(cycle)}
      />
      <CyclePrice tier={tier} cycle={cycle} quote={quote} />
    </chakra.label>
  );
}

function Choice({
  tier,
  cycle,
  quotes,
  onCycle,
}: Pick<Props, 'tier' | 'cycle' | 'quotes' | 'onCycle'>) {
  const quote = findQuote(quotes, tier, cycle);
  return (
    <Stack gap="3">
      <Stack as="fieldset" gap="3">
        <chakra.legend fontWeight="semibold" mb="2">
          {subscriptionText.cycle}
        </chakra.legend>
        {cycleSchema.options.map((one) => (
          <CycleOption
            key={one}
            tier={tier}
            cycle={one}
            isChosen={one === cycle}
            quote={findQuote(quotes, tier, one)}
            onChoose={onCycle}
          />
        ))}
      </Stack>
      {quote ? <Sum quote={quote} /> : <Text>{texts.tooMuchCredit}</Text>}
      <Alert.Root status="info" colorPalette="gray">
        <Alert.Indicator />
        <Alert.Description>{texts.held}</Alert.Description>
      </Alert.Root>
    </Stack>
  );
}

function Benefits({ tier, present, clients }: Pick<Props, 'tier' | 'present' | 'clients'>) {
  const lines = listBenefits(tier, present, clients);
  return (
    <Box>
      <Heading as="h3" size="sm">
        {tier === present ? texts.keeps(lines.length) : texts.gains(lines.length)}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {lines.map(({ title, hint }) => (
          <Flex as="li" key={title} gap="3" py="2.5" borderBottomWidth="1px">
            <Box color="leaf.fg" mt="1" flexShrink="0">
              <Check size={16} aria-hidden />
            </Box>
            <Box>
              <Text fontWeight="semibold">{title}</Text>
              <Text color="fg.muted" textStyle="sm">
                {hint}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

function useCreate({ tier, cycle, onPay }: Pick<Props, 'tier' | 'cycle' | 'onPay'>) {
  const [key] = useState(() => newId());
  const { busy, error, run } = useAction(texts.creating);
  const create = () =>
    run(async () => {
      const billingCycle = cycle === 'year' ? 'yearly' : 'monthly';
      const body = { subscriptionType: tier, billingCycle, key: `${key}-${cycle}` } as const;
      const { payment } = await gateway.ask(createSubscriptionPayment, { body });
      onPay({ payment: payment.view });
    });
  return { busy, error, create };
}

function Head({
  tier,
  present,
  quote,
}: Pick<Props, 'tier' | 'present'> & { quote: QuoteView | undefined }) {
  const [openedAt] = useState(() => new Date().toISOString());
  const name = tierName(tier);
  const starts = quote && quote.from > openedAt ? quote.from : undefined;
  return (
    <Dialog.Header>
      <Box flex="1">
        <Dialog.Title>
          {tier === present ? texts.extendTitle(name) : texts.title(name)}
        </Dialog.Title>
        <Text color="fg.muted" textStyle="sm">
          {starts ? texts.later(formatDate(starts)) : texts.subtitle}
        </Text>
      </Box>
      <DialogCross />
    </Dialog.Header>
  );
}

export function TierDialog(props: Props) {
  const { tier, present, cycle, quotes, clients, onCycle, onClose } = props;
  const { busy, error, create } = useCreate(props);
  const quote = findQuote(quotes, tier, cycle);
  return (
    <AppDialog size={{ mdDown: 'full', md: 'xl' }} scrollBehavior="inside" onClose={onClose}>
      <Head tier={tier} present={present} quote={quote} />
      <Dialog.Body>
        <Grid templateColumns={{ base: '1fr', md: '2fr 3fr' }} gap="6">
          <Box order={{ base: 2, md: 0 }}>
            <Benefits tier={tier} present={present} clients={clients} />
          </Box>
          <Choice tier={tier} cycle={cycle} quotes={quotes} onCycle={onCycle} />
        </Grid>
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
