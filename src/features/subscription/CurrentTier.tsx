import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { QuoteView, SubscriptionView } from '../../api/subscription';
import { tierName, type Tier } from '../../domain/access/tiers';
import { daysBetween } from '../../domain/money/calendar';
import { subscriptionText as texts } from '../../i18n/subscription';
import { formatDate } from '../../ui/format';
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
  /** Clients that the practice has; absent until the device has counted. */
  clients: number | undefined;
  /** Where staff are written to. */
  support: string | undefined;
  onPay: (opened: OpenedPayment) => void;
  onChanged: () => Promise<void>;
}

const leftOf = (until: string): number => daysBetween(new Date().toISOString(), until);

function Facts({ subscription }: { subscription: SubscriptionView }) {
  const { until, next, state, tier } = subscription;
  return (
    <>
      {until ? (
        <Text>{texts.until(formatDate(until), leftOf(until))}</Text>
      ) : (
        <Text color="fg.muted">{tier === 'free' ? null : texts.noEnd}</Text>
      )}
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

/** Cancels what runs, or takes it up again: each in a dialog of its own. */
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

/** The tier that the practice has, until when, and what can be done about it. */
export function CurrentTier(props: Props) {
  const { tier, subscription } = props;
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
          <AppLink to={SUBSCRIPTION_PATHS.tiers}>
            {tier === 'business' ? texts.seeTiers : texts.upgrade}
          </AppLink>
        </Button>
        {subscription ? <Changes {...props} subscription={subscription} /> : null}
      </Flex>
    </Section>
  );
}
