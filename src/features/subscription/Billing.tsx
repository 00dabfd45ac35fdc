import { Button, Flex, Switch, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { changeRenewal, type SubscriptionView } from '../../api/subscription';
import { getEntitlements } from '../../domain/accounts/access/entitlements';
import type { Cycle } from '../../domain/money/payments';
import { DEFAULT_RENEWAL } from '../../domain/money/renewal';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { billingText } from '../../i18n/billing';
import { subscriptionText } from '../../i18n/subscription';
import { formatDate, formatMoney } from '../../ui/format';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { Problem } from './Problem';
import { computeSaving } from './tierWords';

const texts = billingText;

function Row({
  name,
  action,
  children,
}: {
  name: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Flex gap="3" py="3" align="center" wrap="wrap" borderTopWidth="1px">
      <Text as="dt" w="28" flexShrink="0" color="fg.muted">
        {name}
      </Text>
      <Flex as="dd" flex="1" minW="52" gap="1" align="center" justify="space-between" wrap="wrap">
        <div>{children}</div>
        {action}
      </Flex>
    </Flex>
  );
}

function useRenewal(reload: () => Promise<void>) {
  const { busy, error, run } = useAction(texts.changing);
  const change = async (body: { autoRenew?: boolean; billingCycle?: 'monthly' | 'yearly' }) => {
    if (!(await run(() => gateway.ask(changeRenewal, { body })))) return;
    toaster.create({ type: 'success', title: texts.changed });
    await reload();
  };
  return { busy, error, change };
}

interface Props {
  subscription: SubscriptionView & { cycle: Cycle };
  onChanged: () => Promise<void>;
}
type Renewing = ReturnType<typeof useRenewal>;

function CycleRow({
  subscription,
  renewing,
}: Pick<Props, 'subscription'> & { renewing: Renewing }) {
  const { tier, cycle, until, renewal = DEFAULT_RENEWAL } = subscription;
  const next = renewal.cycle ?? cycle;
  const other = next === 'month' ? 'year' : 'month';
  const label =
    other === 'year'
      ? texts.change.year(formatMoney(computeSaving(tier).amount))
      : texts.change.month;
  const billingCycle = other === 'year' ? 'yearly' : 'monthly';
  const change = (
    <Button
      minH="11"
      variant="ghost"
      colorPalette="leaf"
      disabled={renewing.busy}
      onClick={() => void renewing.change({ billingCycle })}
    >
      {label}
    </Button>
  );
  return (
    <Row name={texts.cycle} action={change}>
      <Text>{subscriptionText[cycle]}</Text>
      {next === cycle ? null : (
        <Text color="fg.muted" textStyle="sm">
          {texts.next[next](formatDate(until))}
        </Text>
      )}
    </Row>
  );
}

function AutoRow({ subscription, renewing }: Pick<Props, 'subscription'> & { renewing: Renewing }) {
  const { state, until, renewal = DEFAULT_RENEWAL } = subscription;
  const isCancelled = state === 'cancelled';
  const isOn = renewal.isAuto && !isCancelled;
  const hint = isOn ? texts.onHint : texts.offHint(formatDate(until));
  return (
    <Row name={texts.auto}>
      <Switch.Root
        checked={isOn}
        disabled={isCancelled || renewing.busy}
        alignItems="flex-start"
        onCheckedChange={({ checked }) => void renewing.change({ autoRenew: checked })}
      >
        <Switch.HiddenInput aria-label={texts.auto} />
        <Switch.Control mt="1">
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>
          {isOn ? texts.on : texts.off}
          <Text color="fg.muted" textStyle="sm" fontWeight="normal">
            {isCancelled ? texts.cancelledHint : hint}
          </Text>
        </Switch.Label>
      </Switch.Root>
    </Row>
  );
}

export function Billing({ subscription, onChanged }: Props) {
  const { tier, cycle } = subscription;
  const renewing = useRenewal(onChanged);
  const price = formatMoney(getEntitlements(tier).price[cycle]);
  return (
    <Section title={texts.title}>
      <Problem text={renewing.error} />
      <dl>
        <Row name={texts.price}>
          <Text>{texts.prices[cycle](price)}</Text>
        </Row>
        <CycleRow subscription={subscription} renewing={renewing} />
        <AutoRow subscription={subscription} renewing={renewing} />
        <Row name={texts.way}>
          <Text>{texts.qr}</Text>
        </Row>
      </dl>
    </Section>
  );
}
