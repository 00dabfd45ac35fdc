import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  cancelSubscription,
  reactivateSubscription,
  type SubscriptionView,
} from '../../api/subscription';
import { tierName, type Tier } from '../../domain/access/tiers';
import { daysBetween } from '../../domain/money/calendar';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { subscriptionText as texts } from '../../i18n/subscription';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatDate } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { SUBSCRIPTION_PATHS } from './paths';
import { Problem } from './Problem';

interface Props {
  tier: Tier;
  subscription: SubscriptionView | undefined;
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

interface ChangeProps extends Pick<Props, 'onChanged'> {
  subscription: SubscriptionView;
}

/** Cancels what runs; what stays is said first. */
function Cancel({ subscription, onChanged }: ChangeProps) {
  const { tier, until } = subscription;
  const [isAsking, setAsking] = useState(false);
  const { busy, error, run } = useAction(texts.cancel.doing);
  const cancel = async () => {
    const isDone = await run(() => gateway.ask(cancelSubscription, { body: {} }));
    setAsking(false);
    if (!isDone) return;
    toaster.create({ type: 'success', title: texts.cancel.done });
    await onChanged();
  };
  return (
    <>
      <Button minH="11" variant="ghost" colorPalette="chilli" onClick={() => setAsking(true)}>
        {texts.cancel.button}
      </Button>
      <Problem text={error} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={texts.cancel.title}
        confirmLabel={texts.cancel.confirm}
        cancelLabel={texts.cancel.keep}
        busy={busy}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        {texts.cancel.stays(tierName(tier), formatDate(until))}
      </ConfirmDialog>
    </>
  );
}

/** Takes a cancellation back. */
function Resume({ onChanged }: Pick<Props, 'onChanged'>) {
  const { busy, error, run } = useAction(texts.resume.doing);
  const resume = async () => {
    if (!(await run(() => gateway.ask(reactivateSubscription, {})))) return;
    toaster.create({ type: 'success', title: texts.resume.done });
    await onChanged();
  };
  return (
    <>
      <Button minH="11" variant="outline" loading={busy} onClick={() => void resume()}>
        {texts.resume.button}
      </Button>
      <Problem text={error} />
    </>
  );
}

function Changes(props: ChangeProps) {
  const { state, until } = props.subscription;
  if (state === 'cancelled') return <Resume onChanged={props.onChanged} />;
  const isRunning = state === 'active' || state === 'trial';
  return isRunning && until ? <Cancel {...props} /> : null;
}

/** The tier that the practice has, until when, and what can be done about it. */
export function CurrentTier({ tier, subscription, onChanged }: Props) {
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
        {subscription ? <Changes subscription={subscription} onChanged={onChanged} /> : null}
      </Flex>
    </Section>
  );
}
