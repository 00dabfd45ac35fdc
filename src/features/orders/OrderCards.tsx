import { Badge, Box, Button, Flex, Heading, Link, List, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { OpenOrder, OwnOrder } from '../../api/orders';
import { CalendarPlus, Sparkles } from 'lucide-react';
import { DeliverPlan } from '../../blocks/giving/DeliverPlan';
import { useData, useLive } from '../../data/react';
import type { Plan } from '../../domain/records/plans';
import {
  findDeliverable,
  deliveringSince,
  planForOrder,
  type Deliverable,
} from '../../domain/money/orders/deliverable';
import { surveySummary, MEAL_FREQUENCY_WORDS } from '../../domain/publicHouse/survey/words';
import { ordersText as text } from '../../i18n/orders';
import { getAddresses } from '../../routing/addresses';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatDate, formatTime } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import type { useOrderActions } from './useOrderActions';

const when = (instant: string): string => `${formatTime(instant)} ${formatDate(instant)}`;

function Answers({ order: { answers, mealFrequency } }: { order: OpenOrder }) {
  const lines = [...surveySummary(answers), text.meals(MEAL_FREQUENCY_WORDS[mealFrequency])];
  return (
    <List.Root ps="5" textStyle="sm">
      {lines.map((line) => (
        <List.Item key={line} color={line.startsWith('dị ứng') ? 'chilli.fg' : undefined}>
          {line.charAt(0).toLocaleUpperCase('vi') + line.slice(1)}
        </List.Item>
      ))}
    </List.Root>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <Box as="article" borderWidth="1px" borderRadius="l3" p="4">
      {children}
    </Box>
  );
}

interface OpenOrderCardProps {
  order: OpenOrder;
  isBusy: boolean;
  isFull: boolean;
  onAccept: () => void;
}

export function OpenOrderCard({ order, isBusy, isFull, onAccept }: OpenOrderCardProps) {
  return (
    <Card>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h3" size="sm">
          {order.code}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {text.acceptBy(when(order.acceptBy))}
        </Text>
      </Flex>
      <Answers order={order} />
      <Button
        mt="3"
        colorPalette="leaf"
        disabled={isFull}
        loading={isBusy}
        aria-label={`${text.accept} ${order.code}`}
        onClick={onAccept}
      >
        {text.accept}
      </Button>
    </Card>
  );
}

type Actions = ReturnType<typeof useOrderActions>;

function useWeek(id: string): Week {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const plans = useLive(() => data.plans.watchAll(), [data]);
  const client = clients?.find((one) => one.id === id);
  return {
    isKnown: clients && client !== undefined,
    deliverable: client ? findDeliverable(client, plans ?? []) : { kind: 'none' },
    plan: planForOrder(id, plans ?? []),
  };
}

interface Week {
  isKnown: boolean | undefined;
  deliverable: Deliverable;
  plan: Plan | undefined;
}

function Contact({ contact: { email, phone } }: Pick<OwnOrder, 'contact'>) {
  return (
    <Text textStyle="sm" color="fg.muted">
      {phone ? `${phone} · ` : ''}
      <Link href={`mailto:${email}`}>{email}</Link>
    </Text>
  );
}

function DeliverButton({
  order,
  actions,
  deliverable,
}: OwnOrderCardProps & Pick<Week, 'deliverable'>) {
  const [isAsked, setIsAsked] = useState(false);
  const deliver = async (): Promise<void> => {
    await actions.deliver(order);
    setIsAsked(false);
  };
  const isAgain = order.state === 'changing';
  const label = isAgain ? text.deliverAgain : text.deliver;
  return (
    <>
      <Button variant="outline" colorPalette="leaf" minH="11" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={isAgain ? text.deliverAgainTitle : text.deliverTitle}
        confirmLabel={label}
        busy={actions.delivering.busy}
        onConfirm={() => void deliver()}
        onClose={() => setIsAsked(false)}
      >
        <Text>{text.deliverText(order.contact.name)}</Text>
        {deliverable.kind === 'given' ? null : <Text mt="2">{text.nothingYet}</Text>}
      </ConfirmDialog>
    </>
  );
}

function ComposeButtons({ order, actions }: OwnOrderCardProps) {
  return (
    <>
      <Button colorPalette="leaf" minH="11" onClick={() => void actions.compose(order)}>
        <Sparkles size={18} aria-hidden /> {text.compose}
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        minH="11"
        onClick={() => void actions.pick(order)}
      >
        <CalendarPlus size={18} aria-hidden /> {text.pick}
      </Button>
    </>
  );
}

function NextSteps(props: OwnOrderCardProps & { week: Week }) {
  const { order, actions, week } = props;
  const { plan, deliverable } = week;
  if (!plan)
    return deliverable.kind === 'given' ? (
      <DeliverButton {...props} deliverable={deliverable} />
    ) : (
      <ComposeButtons {...props} />
    );
  return (
    <>
      <DeliverPlan
        plan={plan}
        orderId={order.id}
        isAgain={order.state === 'changing' || deliveringSince(order, plan) !== undefined}
        onDone={() => void actions.reload()}
      />
      <Button asChild variant="outline" colorPalette="gray" minH="11">
        <AppLink to={getAddresses('plans').edit(plan.id)}>{text.openPlan}</AppLink>
      </Button>
    </>
  );
}

function Waiting({ order, plan }: { order: OwnOrder; plan: Plan | undefined }) {
  const deliveryStart = plan && deliveringSince(order, plan);
  if (order.deliveringSince)
    return (
      <Notice tone="warning" title={text.waiting}>
        {text.waitingText(when(order.deliveringSince))}
      </Notice>
    );
  return deliveryStart ? (
    <Notice tone="info" title={text.sending}>
      {text.sendingText(when(deliveryStart))}
    </Notice>
  ) : null;
}

function Wish({ change }: { change: NonNullable<OwnOrder['change']> }) {
  return (
    <Box borderStartWidth="4px" borderColor="turmeric.fg" ps="3" my="3">
      <Text fontWeight="semibold">{text.wish(when(change.at))}</Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {change.text}
      </Text>
      {change.answeredAt ? (
        <Text color="fg.muted" textStyle="sm">
          {text.wishAnswered(when(change.answeredAt))}
        </Text>
      ) : null}
    </Box>
  );
}

interface OwnOrderCardProps {
  order: OwnOrder;
  actions: Actions;
}

function ClientButton({ order, actions, isKnown }: OwnOrderCardProps & Pick<Week, 'isKnown'>) {
  if (isKnown === true)
    return (
      <Button asChild variant="outline" colorPalette="gray" minH="11">
        <AppLink to={getAddresses('clients').detail(order.id)}>{text.openClient}</AppLink>
      </Button>
    );
  const isMade = isKnown === false && (order.state === 'accepted' || order.state === 'changing');
  return isMade ? (
    <Button
      variant="outline"
      colorPalette="gray"
      minH="11"
      onClick={() => void actions.makeClient(order)}
    >
      {text.makeClient}
    </Button>
  ) : null;
}

export function OwnOrderCard({ order, actions }: OwnOrderCardProps) {
  const week = useWeek(order.id);
  const isOpen = order.state === 'accepted' || order.state === 'changing';
  return (
    <Card>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h3" size="sm">
          {order.contact.name} · {order.code}
        </Heading>
        <Badge colorPalette={isOpen ? 'turmeric' : 'leaf'}>{text.states[order.state]}</Badge>
      </Flex>
      <Contact contact={order.contact} />
      {order.state === 'accepted' ? (
        <Text color="fg.muted" textStyle="sm">
          {text.deliverBy(when(order.deliverBy))}
        </Text>
      ) : null}
      {isOpen ? <Waiting order={order} plan={week.plan} /> : null}
      {order.change ? <Wish change={order.change} /> : null}
      <Answers order={order} />
      <Flex gap="3" mt="3" wrap="wrap">
        {isOpen ? <NextSteps order={order} actions={actions} week={week} /> : null}
        <ClientButton order={order} actions={actions} isKnown={week.isKnown} />
      </Flex>
    </Card>
  );
}
