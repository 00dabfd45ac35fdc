import { Alert, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { startTrial } from '../../api/subscription';
import { readOwnPayment } from '../../api/workspacePayments';
import { getLimit, mayAddOne, usageLevel } from '../../domain/accounts/access/entitlements';
import { tierName, type Tier } from '../../domain/accounts/access/tiers';
import { PAIN_FEATURES } from '../../domain/money/conversion';
import type { Cycle, PaidTier } from '../../domain/money/payments';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { billingText } from '../../i18n/billing';
import { subscriptionText as texts } from '../../i18n/subscription';
import { getAddresses } from '../../routing/addresses';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { toaster } from '../../ui/toaster';
import { Billing } from './Billing';
import { CurrentTier } from './CurrentTier';
import { LockedFeatures } from '../../blocks/tier/FeatureGuard';
import { History } from './History';
import { SUBSCRIPTION_PATHS } from './paths';
import { report } from './report';
import { PaymentDialog, type OpenedPayment } from './PaymentDialog';
import { CycleSwitch, TierCards } from './TierCards';
import { TierComparison } from './TierComparison';
import { TierDialog } from './TierDialog';
import { Usage } from './Usage';
import { useSubscription, type OwnSubscription } from './useSubscription';
import { Problem } from './Problem';

type Opened = (opened: OpenedPayment) => void;

function LimitNote({ own, tier }: { own: OwnSubscription; tier: Tier }) {
  const isFull = own.counts && !mayAddOne(own.counts.clients, own.maxClients);
  if (!isFull) return null;
  return (
    <Alert.Root status="warning" colorPalette="turmeric">
      <Alert.Indicator />
      <Alert.Description>{texts.limitReached(own.maxClients, tierName(tier))}</Alert.Description>
    </Alert.Root>
  );
}

function useTrial(reload: () => Promise<void>) {
  const { busy, error, run } = useAction(texts.trying);
  const tryOut = async (tier: PaidTier) => {
    if (!(await run(() => gateway.ask(startTrial, { body: { tier } })))) return;
    toaster.create({ type: 'success', title: texts.tried(tierName(tier)) });
    await reload();
  };
  return { busy, error, tryOut };
}

function useReported({ counts }: OwnSubscription, tier: Tier): void {
  const isCounted = counts !== undefined;
  useEffect(() => {
    if (!counts) return;
    const reached = PAIN_FEATURES.filter(
      (feature) => usageLevel(counts[feature], getLimit(tier, feature) ?? 0) === 'reached',
    );
    const limits = reached.map((feature) => ({ kind: 'limitReached', feature }) as const);
    report([{ kind: 'plansOpened' }, ...limits]);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the device has counted
  }, [isCounted]);
}

function useWanted() {
  const [requestedTier, setRequestedTier] = useState<PaidTier | null>(null);
  const want = (tier: PaidTier) => {
    report([{ kind: 'planOpened', tier }]);
    setRequestedTier(tier);
  };
  return { requestedTier, want, setWanted: setRequestedTier };
}

function Tiers({ own, tier, onOpen }: { own: OwnSubscription; tier: Tier; onOpen: Opened }) {
  const [cycle, setCycle] = useState<Cycle>(own.subscription?.cycle ?? 'month');
  const { requestedTier, want, setWanted } = useWanted();
  const { busy, error, tryOut } = useTrial(own.reload);
  useReported(own, tier);
  const pay: Opened = (opened) => {
    setWanted(null);
    onOpen(opened);
  };
  const clients = own.counts?.clients;
  const chosen = { present: tier, cycle, quotes: own.quotes, clients, onCycle: setCycle };
  return (
    <Stack gap="4">
      <LimitNote own={own} tier={tier} />
      {own.canPay ? null : <Notice tone="warning" title={texts.cannotPay} />}
      <Problem text={error} />
      <Flex justify="flex-end">
        <CycleSwitch cycle={cycle} onChange={setCycle} />
      </Flex>
      <TierCards
        tier={tier}
        cycle={cycle}
        canTry={own.subscription?.canTry ?? false}
        canPay={own.canPay && own.subscription !== undefined}
        busy={busy}
        onBuy={want}
        onTry={(of) => void tryOut(of)}
      />
      <Text color="fg.muted" textStyle="sm">
        {texts.notes.join(' ')}
      </Text>
      {requestedTier ? (
        <TierDialog {...chosen} tier={requestedTier} onClose={() => setWanted(null)} onPay={pay} />
      ) : null}
    </Stack>
  );
}

function Overview({ own, tier, onOpen }: { own: OwnSubscription; tier: Tier; onOpen: Opened }) {
  const { subscription } = own;
  const [isAllShown, setAllShown] = useState(false);
  const cycle = subscription?.cycle;
  const paid = subscription && cycle ? { ...subscription, cycle } : undefined;
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <Stack gap="4">
          <CurrentTier
            tier={tier}
            subscription={subscription}
            quotes={own.quotes}
            canPay={own.canPay}
            clients={own.counts?.clients}
            support={own.support}
            onPay={(opened) => onOpen({ ...opened, closesWhenPaid: true })}
            onChanged={own.reload}
            onHistory={() => setAllShown(true)}
          />
          {paid ? <Billing subscription={paid} onChanged={own.reload} /> : null}
        </Stack>
        <Stack gap="4">
          {own.counts ? <Usage tier={tier} counts={own.counts} version={own.toldAt} /> : null}
          <History
            version={own.toldAt}
            isAllShown={isAllShown}
            onShowAll={setAllShown}
            onOpen={onOpen}
          />
        </Stack>
      </SimpleGrid>
      <TierComparison tier={tier} cycle={cycle ?? 'month'} />
      <LockedFeatures tier={tier} />
    </Stack>
  );
}

/** Return address of a payment (platform specification, section 2). */
type ReturnStatus = 'success' | 'cancelled';

/** Asks the gateway: the address alone proves no payment. */
function Succeeded({ paymentId }: { paymentId: string }) {
  const request = { query: { paymentId } };
  const { answer } = useGatewayQuery(readOwnPayment, request, billingText.opening);
  const { status, settled } = answer?.payment.view ?? {};
  if (status !== 'paid' || settled !== true) return null;
  return (
    <Notice tone="info" title={texts.returned.success}>
      {texts.returned.successHint}
    </Notice>
  );
}

function Returned({ status, paymentId }: { status: string | null; paymentId: string | null }) {
  const { cancelled, cancelledHint } = texts.returned;
  if (status === 'success' && paymentId !== null) return <Succeeded paymentId={paymentId} />;
  if (status !== 'cancelled') return null;
  return (
    <Notice tone="warning" title={cancelled}>
      {cancelledHint}
    </Notice>
  );
}

/**
 * Mails link to it.
 * @returns why it could not be opened
 */
function usePaymentCode(paymentId: string | null, onOpen: Opened): string | null {
  const { error, run } = useAction(billingText.opening);
  useEffect(() => {
    if (paymentId === null) return;
    void run(async () => {
      const { payment } = await gateway.ask(readOwnPayment, { query: { paymentId } });
      onOpen({ payment: payment.view });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [paymentId]);
  return error;
}

function Paying({
  own,
  payment,
  onClose,
}: {
  own: OwnSubscription;
  payment: OpenedPayment;
  onClose: () => void;
}) {
  const [params, setParams] = useSearchParams();
  const comeBack = (status: ReturnStatus) =>
    setParams({ tab: 'subscription', status, payment: payment.payment.id }, { replace: true });
  return (
    <PaymentDialog
      key={payment.payment.id}
      payment={payment}
      subscription={own.subscription}
      toldAt={own.toldAt}
      onClose={() => {
        onClose();
        if (params.has('code')) setParams({ tab: 'subscription' }, { replace: true });
      }}
      onCancelled={() => {
        onClose();
        comeBack('cancelled');
      }}
      onSettled={() => {
        comeBack('success');
        void own.reload();
      }}
    />
  );
}

export function SubscriptionPage() {
  const [params] = useSearchParams();
  const own = useSubscription();
  const [opened, setOpened] = useState<OpenedPayment | null>(null);
  const codeError = usePaymentCode(params.get('code'), setOpened);
  const isTiers = params.get('tab') === 'plans';
  const tier = own.subscription?.tier ?? own.tier;
  const back = isTiers
    ? { to: SUBSCRIPTION_PATHS.own, label: texts.backToOwn }
    : { to: getAddresses('clients').list, label: texts.back };
  return (
    <Page title={isTiers ? texts.tiersTitle : texts.title} back={back} maxW="6xl">
      <Problem text={own.error ?? codeError} />
      {/* The payment's own window says it first. */}
      {opened ? null : <Returned status={params.get('status')} paymentId={params.get('payment')} />}
      {tier && isTiers ? <Tiers own={own} tier={tier} onOpen={setOpened} /> : null}
      {tier && !isTiers ? <Overview own={own} tier={tier} onOpen={setOpened} /> : null}
      {opened ? <Paying own={own} payment={opened} onClose={() => setOpened(null)} /> : null}
    </Page>
  );
}
