import { Box, Button, chakra, Dialog, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import {
  reactivateSubscription,
  type QuoteView,
  type SubscriptionView,
} from '../../api/subscription';
import { useData } from '../../data/react';
import type { PaymentView } from '../../domain/money/paymentView';
import { newId } from '../../domain/schema/newId';
import { tierName } from '../../domain/accounts/access/tiers';
import { paidTierSchema, type Cycle, type PaidTier } from '../../domain/money/payments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { subscriptionText } from '../../i18n/subscription';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { formatDate, formatMoney } from '../../ui/format';
import { toaster } from '../../ui/toaster';
import type { OpenedPayment } from './PaymentDialog';
import { Problem } from './Problem';
import { CycleSwitch } from './TierCards';

const texts = subscriptionText.resume;

type Way = 'later' | 'now';

interface Props {
  subscription: SubscriptionView;
  quotes: readonly QuoteView[];
  canPay: boolean;
  support: string | undefined;
  onPay: (opened: OpenedPayment) => void;
  onResumed: () => Promise<void>;
  onClose: () => void;
}

function Option(props: {
  way: Way;
  chosen: Way;
  title: string;
  amount?: string | undefined;
  onChoose: (way: Way) => void;
  children: ReactNode;
}) {
  const isChosen = props.way === props.chosen;
  return (
    <Box
      borderWidth={isChosen ? '2px' : '1px'}
      borderColor={isChosen ? 'leaf.solid' : 'border'}
      borderRadius="l3"
      p="4"
    >
      <chakra.label display="flex" gap="3" alignItems="center" minH="11" cursor="pointer">
        <input
          type="radio"
          name="reactivate"
          checked={isChosen}
          onChange={() => props.onChoose(props.way)}
        />
        <Text flex="1" fontWeight="semibold">
          {props.title}
        </Text>
        <Text fontWeight="bold">{props.amount}</Text>
      </chakra.label>
      <Box ps="7">{props.children}</Box>
    </Box>
  );
}

function NextPeriod(props: {
  tier: PaidTier;
  cycle: Cycle;
  quote: QuoteView | undefined;
  onTier: (tier: PaidTier) => void;
  onCycle: (cycle: Cycle) => void;
}) {
  const { tier, cycle, quote, onTier, onCycle } = props;
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap">
        <NativeSelect.Root flex="1" minW="40">
          <NativeSelect.Field
            aria-label={texts.tier}
            minH="11"
            value={tier}
            onChange={({ target: { value } }) => onTier(paidTierSchema.parse(value))}
          >
            {paidTierSchema.options.map((one) => (
              <option key={one} value={one}>
                {tierName(one)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <CycleSwitch cycle={cycle} onChange={onCycle} />
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {quote ? texts.period(formatDate(quote.from), formatDate(quote.until)) : texts.tooMuch}
      </Text>
    </Stack>
  );
}

function Support({ address, tier }: { address: string; tier: string }) {
  const { account } = useData();
  const query = [
    `subject=${encodeURIComponent(texts.supportSubject)}`,
    `body=${encodeURIComponent(texts.supportBody(account.workspaceId, tierName(tier)))}`,
  ].join('&');
  return (
    <Flex borderWidth="1px" borderRadius="l3" p="4" gap="3" align="center" wrap="wrap">
      <Box flex="1" minW="52">
        <Text fontWeight="semibold">{texts.support}</Text>
        <Text color="fg.muted" textStyle="sm">
          {texts.supportHint(address)}
        </Text>
      </Box>
      <Button asChild minH="11" variant="outline" colorPalette="gray">
        <a href={`mailto:${encodeURI(address)}?${query}`}>{texts.supportOpen}</a>
      </Button>
    </Flex>
  );
}

function useReactivation({ subscription, quotes, onPay, onResumed, onClose }: Props) {
  const [way, setWay] = useState<Way>('later');
  const [tier, setTier] = useState<PaidTier>(subscription.tier === 'business' ? 'business' : 'pro');
  const [cycle, setCycle] = useState<Cycle>(subscription.cycle ?? 'month');
  const [key] = useState(() => newId());
  const { busy, error, run } = useAction(texts.doing, () =>
    toaster.create({ type: 'error', title: texts.failed, description: texts.failedHint }),
  );
  const quote = quotes.find((one) => one.tier === tier && one.cycle === cycle);
  const confirm = async () => {
    const billingCycle = cycle === 'year' ? 'yearly' : 'monthly';
    const named = { plan: tier, billingCycle, key: `${key}-${tier}-${cycle}` } as const;
    let created: PaymentView | undefined;
    const isDone = await run(async () => {
      const body = way === 'now' ? named : {};
      created = (await gateway.ask(reactivateSubscription, { body })).payment?.view;
    });
    if (!isDone) return;
    // Closed first: a dialog that closes takes those along that were opened over it.
    onClose();
    if (created) onPay({ payment: created });
    if (way === 'now') return;
    toaster.create({ type: 'success', title: texts.done });
    await onResumed();
  };
  return { way, setWay, period: { tier, cycle, quote }, setTier, setCycle, busy, error, confirm };
}

export function ReactivateDialog(props: Props) {
  const { subscription, canPay, support, onClose } = props;
  const { way, setWay, period, setTier, setCycle, busy, error, confirm } = useReactivation(props);
  const { quote } = period;
  const until = formatDate(subscription.until);
  return (
    <AppDialog size="lg" scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title flex="1">{texts.title}</Dialog.Title>
        <DialogCross />
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="3">
          <Text color="fg.muted">{texts.state(tierName(subscription.tier), until)}</Text>
          <Option way="later" chosen={way} title={texts.button} onChoose={setWay}>
            <Text color="fg.muted" textStyle="sm">
              {texts.laterHint(until)}
            </Text>
          </Option>
          {canPay ? (
            <Option
              way="now"
              chosen={way}
              title={texts.payNow}
              amount={quote ? formatMoney(quote.amount) : undefined}
              onChoose={setWay}
            >
              <NextPeriod {...period} onTier={setTier} onCycle={setCycle} />
            </Option>
          ) : null}
          {support === undefined ? null : <Support address={support} tier={subscription.tier} />}
          <Problem text={error} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
          {subscriptionText.tier.notNow}
        </Button>
        <Button
          minH="11"
          loading={busy}
          disabled={way === 'now' && !quote}
          onClick={() => void confirm()}
        >
          {way === 'now' ? subscriptionText.tier.create : texts.confirm}
        </Button>
      </Dialog.Footer>
    </AppDialog>
  );
}
