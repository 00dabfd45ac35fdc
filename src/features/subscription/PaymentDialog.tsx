import { Box, Button, Dialog, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { playBank, type PaymentView } from '../../api/payments';
import type { SubscriptionView } from '../../api/subscription';
import { cancelOwnPayment, readOwnPayment } from '../../api/workspacePayments';
import { PaymentPanel } from '../../blocks/payment/PaymentPanel';
import { usePayment } from '../../blocks/payment/usePayment';
import { tierName } from '../../domain/accounts/access/tiers';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { dueAmount } from '../../domain/money/due';
import { paymentText } from '../../i18n/payment';
import { subscriptionText } from '../../i18n/subscription';
import { getAddresses } from '../../routing/addresses';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { formatDate, formatMoney, formatTime, formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { toaster } from '../../ui/toaster';
import { Problem } from './Problem';
import { failureToast } from './useCleaning';

const texts = subscriptionText.payment;

/** Milliseconds to read that the money came (platform specification, section 9). */
const CLOSES_AFTER = 3_000;

export interface OpenedPayment {
  payment: PaymentView;
  /** The page below goes on by itself: nothing has to be pressed once it is paid. */
  closesWhenPaid?: boolean;
}

interface Props {
  payment: OpenedPayment;
  subscription: SubscriptionView | undefined;
  /** Changes when the live stream tells of the account: then it is asked at once. */
  toldAt: string;
  onClose: () => void;
  onCancelled: () => void;
  onSettled: () => void;
}

function Footer({
  payment,
  busy,
  onCancel,
  onClose,
}: {
  payment: PaymentView;
  busy: boolean;
  onCancel: () => void;
  onClose: () => void;
}) {
  if (payment.status === 'paid' && payment.settled)
    return (
      <>
        <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.own}
        </Button>
        <Button asChild minH="11">
          <AppLink to={getAddresses('clients').list}>{texts.goOn}</AppLink>
        </Button>
      </>
    );
  return (
    <>
      {payment.status === 'pending' ? (
        <Button minH="11" variant="outline" colorPalette="chilli" loading={busy} onClick={onCancel}>
          {paymentText.cancel}
        </Button>
      ) : null}
      <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
        {payment.status === 'pending' ? paymentText.close : paymentText.done}
      </Button>
    </>
  );
}

function useWatched({
  payment: opened,
  toldAt,
  onSettled,
}: Pick<Props, 'payment' | 'toldAt' | 'onSettled'>) {
  const { id: paymentId } = opened.payment;
  const watched = usePayment(opened.payment, async () => {
    const { payment } = await gateway.ask(readOwnPayment, { query: { paymentId } });
    return payment.view;
  });
  const { payment, check } = watched;
  const lastNoticeAt = useRef(toldAt);
  useEffect(() => {
    if (lastNoticeAt.current !== toldAt) check();
    lastNoticeAt.current = toldAt;
  }, [toldAt, check]);
  const isSettled = payment.status === 'paid' && payment.settled;
  useEffect(() => {
    if (isSettled) onSettled();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is
  }, [isSettled]);
  return { ...watched, isSettled };
}

function useActions({ payment, check, take }: ReturnType<typeof usePayment>) {
  const cancelling = useAction(paymentText.cancelling, failureToast(paymentText.cancelFailed));
  const playing = useAction(paymentText.playing);
  const cancel = () =>
    cancelling.run(async () => {
      const body = { paymentId: payment.id, reason: texts.reason };
      take((await gateway.ask(cancelOwnPayment, { body })).payment.view);
    });
  const play = () =>
    playing.run(async () => {
      const body = { memo: payment.memo, amount: dueAmount(payment) };
      await gateway.ask(playBank, { body });
      check();
    });
  return { cancel, play, busy: cancelling.busy, error: playing.error };
}

function PaymentDetails({
  payment,
  subscription,
}: Pick<Props, 'subscription'> & { payment: PaymentView }) {
  const { amount, paidAt } = payment;
  const facts = [
    [paymentText.amount, formatMoney(amount)],
    [texts.receivedAt, paidAt === undefined ? '—' : formatWhen(paidAt)],
  ];
  return (
    <Box>
      <Box as="dl" borderWidth="1px" borderRadius="l3" px="4">
        {facts.map(([name, value]) => (
          <Flex key={name} py="3" gap="3" justify="space-between" borderBottomWidth="1px">
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" fontWeight="semibold">
              {value}
            </Text>
          </Flex>
        ))}
      </Box>
      {subscription?.until === undefined ? null : (
        <Text mt="3" fontWeight="semibold">
          {texts.now(tierName(subscription.tier), formatDate(subscription.until))}
        </Text>
      )}
    </Box>
  );
}

function useClosing(isDue: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a page that draws anew begins no new wait
  }, [isDue]);
}

/** Closing it does not give up the payment. */
export function PaymentDialog(props: Props) {
  const { payment: opened, subscription, toldAt, onClose, onCancelled, onSettled } = props;
  const watched = useWatched({ payment: opened, toldAt, onSettled });
  const { payment, isSettled } = watched;
  useClosing(isSettled && opened.closesWhenPaid === true, onClose);
  const { cancel, play, busy, error } = useActions(watched);
  const giveUp = async () => {
    if (!(await cancel())) return;
    toaster.create({ type: 'info', title: texts.cancelled });
    onCancelled();
  };
  return (
    <AppDialog
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      // The tier's dialog before it returns the focus to the page behind: that must not close this one.
      closeOnInteractOutside={false}
      onClose={onClose}
    >
      <Dialog.Header>
        <Dialog.Title flex="1">{texts.title(payment.description)}</Dialog.Title>
        <DialogCross />
      </Dialog.Header>
      <Dialog.Body>
        <Text color="fg.muted" textStyle="sm" mb="3">
          {texts.about(payment.memo, formatTime(payment.createdAt))}
        </Text>
        <PaymentPanel watched={watched} onPlay={() => void play()}>
          {isSettled ? <PaymentDetails payment={payment} subscription={subscription} /> : null}
          <Problem text={error} />
        </PaymentPanel>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Footer payment={payment} busy={busy} onCancel={() => void giveUp()} onClose={onClose} />
      </Dialog.Footer>
    </AppDialog>
  );
}
