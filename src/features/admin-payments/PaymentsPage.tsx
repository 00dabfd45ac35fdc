import { Button, NativeSelect, Stack, Tabs, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  listHeld,
  listMoneyInReview,
  listPayments,
  type PaymentRecord,
} from '../../api/adminPayments';
import type { ContractAnswer } from '../../api/contract';
import { listAllOrders, type StaffOrder } from '../../api/orders';
import { hasPermission } from '../../domain/accounts/access/permissions';
import {
  PAYMENT_STATUS_NAMES,
  paymentStatusSchema,
  type PaymentStatus,
} from '../../domain/money/payments';
import { gateway, sessionStore } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminPaymentTexts as texts } from '../../i18n/adminPayments';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { ActDialog } from './ActDialog';
import { ConversionTab } from './ConversionTab';
import { HeldTab } from './HeldTab';
import { LedgerTab } from './LedgerTab';
import { OrderCard } from './OrderCard';
import { OwedTab } from './OwedTab';
import { PaymentCard, TransferCard } from './PaymentCard';
import { SellersTab } from './SellersTab';
import { useMoneyActs, type Act } from './useMoneyActs';

const STATUSES = paymentStatusSchema.options;

function useRight(permission: Parameters<typeof hasPermission>[1]): boolean {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  return hasPermission(account?.adminRole, permission);
}

function LoadProblem({ text, onReload }: { text: string | null; onReload: () => void }) {
  if (!text) return null;
  return (
    <Stack gap="3" align="start">
      <Problem text={text} />
      <Button variant="outline" colorPalette="gray" minH="11" onClick={onReload}>
        {common.retry}
      </Button>
    </Stack>
  );
}

const REFUNDING = { query: { state: 'refunding' } } as const;
const ACCEPTED = { query: { state: 'accepted' } } as const;
/** Milliseconds that menus may take from the expert's device. */
const ON_THEIR_WAY = 3_600_000;

const isOverdue = ({ deliverBy, deliveringSince }: StaffOrder, now: number): boolean =>
  (deliverBy !== undefined && Date.parse(deliverBy) < now) ||
  (deliveringSince !== undefined && Date.parse(deliveringSince) + ON_THEIR_WAY < now);

type Review = ContractAnswer<typeof listMoneyInReview>;

const isNothing = ({ payments, transfers, requests, waiting = [] }: Review): boolean =>
  [payments, transfers, requests, waiting].every(({ length }) => length === 0);

interface ReviewCardsProps {
  answer: Review;
  onAct: ((act: Act) => void) | undefined;
}

function ReviewCards({ answer, onAct }: ReviewCardsProps) {
  return (
    <>
      {answer.payments.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} onAct={onAct} />
      ))}
      {answer.transfers.map((transfer) => (
        <TransferCard key={transfer.id} transfer={transfer} onAct={onAct} />
      ))}
      {answer.requests.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} onAct={onAct} />
      ))}
      {answer.waiting?.map((transfer) => (
        <TransferCard key={transfer.id} transfer={transfer} isWaiting onAct={onAct} />
      ))}
    </>
  );
}

function useReviewLists() {
  const { answer, error, reload } = useGatewayQuery(listMoneyInReview, {}, texts.what);
  const orders = useGatewayQuery(listAllOrders, REFUNDING, texts.what);
  const accepted = useGatewayQuery(listAllOrders, ACCEPTED, texts.what);
  const held = useGatewayQuery(listHeld, {}, texts.what);
  const reloadAll = async (): Promise<void> => {
    await Promise.all([reload(), orders.reload(), accepted.reload(), held.reload()]);
  };
  return {
    answer,
    due: orders.answer?.orders,
    accepted: accepted.answer?.orders,
    error: error ?? orders.error ?? accepted.error ?? held.error,
    findPayment: ({ paymentId }: StaffOrder) =>
      held.answer?.held.find(({ id }) => id === paymentId),
    reloadAll,
  };
}

function ReviewTab() {
  const { answer, error, findPayment, reloadAll, ...lists } = useReviewLists();
  const [now] = useState(() => Date.now());
  const acts = useMoneyActs(reloadAll);
  const onAct = useRight('processRefunds') ? acts.begin : undefined;
  const isOpen = ({ paymentId = '' }: StaffOrder): boolean => !acts.decided.includes(paymentId);
  const due = lists.due?.filter(isOpen);
  const late = lists.accepted?.filter((order) => isOverdue(order, now) && isOpen(order));
  const isEmpty = answer && isNothing(answer) && due?.length === 0 && late?.length === 0;
  return (
    <Stack gap="4" maxW="3xl">
      <LoadProblem text={error} onReload={() => void reloadAll()} />
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {isEmpty ? (
        <EmptyState
          icon={<CircleCheck size={28} />}
          title={texts.emptyReview}
          description={texts.emptyReviewHint}
        />
      ) : null}
      {answer ? <ReviewCards answer={answer} onAct={onAct} /> : null}
      {due?.map((order) => (
        <OrderCard key={order.id} order={order} payment={findPayment(order)} onAct={onAct} />
      ))}
      {late?.map((order) => (
        <OrderCard key={order.id} order={order} payment={findPayment(order)} isLate onAct={onAct} />
      ))}
      {acts.open ? <ActDialog act={acts.open} acts={acts} /> : null}
    </Stack>
  );
}

function StatusSelect(props: {
  value: PaymentStatus | undefined;
  onChange: (status: PaymentStatus | undefined) => void;
}) {
  return (
    <NativeSelect.Root maxW="xs">
      <NativeSelect.Field
        aria-label={texts.status}
        minH="11"
        value={props.value ?? ''}
        onChange={({ target: { value } }) =>
          props.onChange(STATUSES.find((status) => status === value))
        }
      >
        <option value="">{texts.all}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {PAYMENT_STATUS_NAMES[status]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function PaymentList({ status }: { status: PaymentStatus | undefined }) {
  const list = useGatewayQuery(listPayments, { query: { status } }, texts.what);
  const { answer, error, reload } = list;
  const acts = useMoneyActs(reload);
  const more = useAction(texts.what);
  const onAct = useRight('processRefunds') ? acts.begin : undefined;
  const readOn = (cursor: string) =>
    more.run(async () => {
      const next = await gateway.ask(listPayments, { query: { status, cursor } });
      list.patch(({ payments }) => ({ ...next, payments: [...payments, ...next.payments] }));
    });
  const cursor = answer?.cursor;
  return (
    <Stack gap="4">
      <LoadProblem text={error ?? more.error} onReload={() => void reload()} />
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {answer?.payments.length === 0 ? <EmptyState title={texts.emptyPayments} /> : null}
      {answer?.payments.map((payment: PaymentRecord) => (
        <PaymentCard key={payment.id} payment={payment} onAct={onAct} />
      ))}
      {cursor === undefined ? null : (
        <Button
          variant="outline"
          colorPalette="gray"
          minH="11"
          loading={more.busy}
          onClick={() => void readOn(cursor)}
        >
          {texts.next}
        </Button>
      )}
      {acts.open ? <ActDialog act={acts.open} acts={acts} /> : null}
    </Stack>
  );
}

function PaymentsTab() {
  const [status, setStatus] = useState<PaymentStatus>();
  return (
    <Stack gap="4" maxW="3xl">
      <StatusSelect value={status} onChange={setStatus} />
      <PaymentList key={status ?? ''} status={status} />
    </Stack>
  );
}

const Owed = () => <OwedTab mayAct={useRight('processRefunds')} />;
const Held = () => <HeldTab mayAct={useRight('processRefunds')} />;
const Sellers = () => <SellersTab mayPay={useRight('processRefunds')} />;

const tabsFor = (mayReadBooks: boolean) =>
  [
    ['review', ReviewTab],
    ['owed', Owed],
    ['held', Held],
    ['payments', PaymentsTab],
    ...(mayReadBooks
      ? [
          ['sellers', Sellers] as const,
          ['ledger', LedgerTab] as const,
          ['conversion', ConversionTab] as const,
        ]
      : []),
  ] as const;

export function PaymentsPage() {
  const [params, setParams] = useSearchParams();
  const mayReadBooks = useRight('viewFinancialReports');
  const tabs = tabsFor(mayReadBooks);
  const [tab = 'review'] = tabs.find(([name]) => name === params.get('tab')) ?? [];
  return (
    <Page title={texts.title}>
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setParams({ tab: value }, { replace: true })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label={texts.sections} overflowX="auto" mb="4">
          {tabs.map(([name]) => (
            <Tabs.Trigger key={name} value={name} minH="11" flexShrink="0" whiteSpace="nowrap">
              {texts.tab[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(([name, Tab]) => (
          <Tabs.Content key={name} value={name} p="0">
            <Tab />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}
