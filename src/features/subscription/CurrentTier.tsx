import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { QuoteView, SubscriptionView } from '../../api/subscription';
import { getEntitlements } from '../../domain/accounts/access/entitlements';
import { tierName, type Tier } from '../../domain/accounts/access/tiers';
import { daysBetween } from '../../domain/money/calendar';
import { subscriptionText as texts } from '../../i18n/subscription';
import { formatDate, formatMoney } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Section } from '../../ui/Section';
import { CancelDialog } from './CancelDialog';
import { SUBSCRIPTION_PATHS } from './paths';
import type { OpenedPayment } from './PaymentDialog';
import { ReactivateDialog } from './ReactivateDialog';

interface Props {
  tier: Tier;
  subscription: SubscriptionView | undefined;
  quotes: readonly QuoteView[];
  canPay: boolean;
  clients: number | undefined;
  support: string | undefined;
  onPay: (opened: OpenedPayment) => void;
  onChanged: () => Promise<void>;
  onHistory: () => void;
}

const countDaysLeft = (until: string): number => daysBetween(new Date().toISOString(), until);

function NextBilling({ subscription }: { subscription: SubscriptionView }) {
  const { from, until, cycle, state, tier, renewal } = subscription;
  if (from === undefined || until === undefined) return null;
  const [whole, left] = [daysBetween(from, until), countDaysLeft(until)];
  const used = Math.min(whole, Math.max(0, whole - left));
  const isRenewed = state === 'active' && renewal?.isAuto === true;
  const price = getEntitlements(tier).price[renewal?.cycle ?? cycle ?? 'month'];
  return (
    <Box mt="3">
      <Box bg="bg.subtle" borderWidth="1px" borderRadius="l2" px="4" py="3">
        <Text color="fg.muted" textStyle="sm">
          {isRenewed ? texts.nextBilling : texts.endsOn}
        </Text>
        <Text fontWeight="bold" textStyle="xl">
          {formatDate(until)}
        </Text>
        <Text textStyle="sm">
          {isRenewed ? texts.dueThen(formatMoney(price), left) : texts.daysLeft(left)}
        </Text>
      </Box>
      <Box mt="3" h="1.5" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
        <Box h="full" bg="leaf.solid" style={{ width: `${(used / Math.max(1, whole)) * 100}%` }} />
      </Box>
      <Text mt="1" color="fg.muted" textStyle="sm">
        {texts.usedDays(formatDate(from), used, whole)}
      </Text>
    </Box>
  );
}

function Facts({ subscription }: { subscription: SubscriptionView }) {
  const { until, next, state, tier } = subscription;
  return (
    <>
      {until || tier === 'free' ? null : <Text color="fg.muted">{texts.noEnd}</Text>}
      <NextBilling subscription={subscription} />
      {next ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.nextTier(tierName(next.tier), formatDate(next.from))}
        </Text>
      ) : null}
      {state === 'cancelled' && until ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.cancelledHint(formatDate(until))}
        </Text>
      ) : null}
    </>
  );
}

function Changes(props: Props & { subscription: SubscriptionView }) {
  const { subscription, quotes, canPay, onPay, onChanged } = props;
  const { state, until } = subscription;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isRunning = (state === 'active' || state === 'trial') && until !== undefined;
  // An open dialog stays until it is closed: cancelling changes the state behind it.
  const [opened, setOpened] = useState<'cancel' | 'resume'>('cancel');
  const open = (what: typeof opened) => {
    setOpened(what);
    setOpen(true);
  };
  return (
    <>
      {state === 'cancelled' ? (
        <Button minH="11" variant="outline" onClick={() => open('resume')}>
          {texts.resume.open}
        </Button>
      ) : null}
      {isRunning ? (
        <Button minH="11" variant="ghost" colorPalette="chilli" onClick={() => open('cancel')}>
          {texts.cancel.button}
        </Button>
      ) : null}
      {isOpen && opened === 'cancel' ? (
        <CancelDialog
          subscription={subscription}
          clients={props.clients}
          onCancelled={onChanged}
          onClose={close}
        />
      ) : null}
      {isOpen && opened === 'resume' ? (
        <ReactivateDialog
          {...{ subscription, quotes, canPay, onPay }}
          support={props.support}
          onResumed={onChanged}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function wayText(tier: Tier, subscription: SubscriptionView | undefined): string {
  if (subscription?.state === 'expired') return texts.resume.open;
  return tier === 'business' ? texts.seeTiers : texts.upgrade;
}

export function CurrentTier(props: Props) {
  const { tier, subscription, onHistory } = props;
  return (
    <Section title={texts.current}>
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="bold" textStyle="2xl">
          {tierName(tier)}
        </Text>
        {subscription && tier !== 'free' ? (
          <Badge colorPalette={subscription.state === 'active' ? 'leaf' : 'turmeric'}>
            {texts.states[subscription.state]}
          </Badge>
        ) : null}
        {subscription?.state === 'expired' ? (
          <Badge colorPalette="turmeric">{texts.states.expired}</Badge>
        ) : null}
        {subscription?.cycle ? <Badge>{texts.cycles[subscription.cycle]}</Badge> : null}
      </Flex>
      {subscription ? <Facts subscription={subscription} /> : null}
      <Flex gap="2" mt="4" wrap="wrap">
        <Button asChild minH="11">
          <AppLink to={SUBSCRIPTION_PATHS.tiers}>{wayText(tier, subscription)}</AppLink>
        </Button>
        <Button minH="11" variant="outline" colorPalette="gray" onClick={onHistory}>
          {texts.history.title}
        </Button>
        {subscription ? <Changes {...props} subscription={subscription} /> : null}
      </Flex>
    </Section>
  );
}
