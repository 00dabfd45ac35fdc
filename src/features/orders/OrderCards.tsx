import { Badge, Box, Button, Flex, Heading, Link, List, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { OpenOrder, OwnOrder } from '../../api/orders';
import { useData, useLive } from '../../data/react';
import { deliverableOf, type Deliverable } from '../../domain/orders/deliverable';
import { surveySummary, MEAL_FREQUENCY_WORDS } from '../../domain/survey/words';
import { ordersText as text } from '../../i18n/orders';
import { addressesOf } from '../../routing/addresses';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatDate, formatTime } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import type { useOrderActions } from './useOrderActions';

const when = (instant: string): string => `${formatTime(instant)} ${formatDate(instant)}`;

/** Answers of the visitor, allergies in the colour of danger. */
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

/** An order that waits: without name and address. */
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

/** Looks up the order's client on this device, and what can be delivered to them. */
function useClientOf(id: string): { isKnown: boolean | undefined; found: Deliverable } {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const plans = useLive(() => data.plans.watchAll(), [data]);
  const client = clients?.find((one) => one.id === id);
  return {
    isKnown: clients && client !== undefined,
    found: client ? deliverableOf(client, plans ?? []) : { kind: 'none' },
  };
}

/** How to reach who ordered; the name stands in the title. */
function Contact({ contact: { email, phone } }: Pick<OwnOrder, 'contact'>) {
  return (
    <Text textStyle="sm" color="fg.muted">
      {phone ? `${phone} · ` : ''}
      <Link href={`mailto:${email}`}>{email}</Link>
    </Text>
  );
}

/** A plan that was not given is behind no link: it is given first. */
function GivePlanFirst({ planId }: { planId: string }) {
  return (
    <Stack gap="2" align="flex-start">
      <Text color="fg.warning" textStyle="sm">
        {text.notGiven}
      </Text>
      <Button asChild colorPalette="leaf">
        <AppLink to={addressesOf('plans').edit(planId)}>{text.openPlan}</AppLink>
      </Button>
    </Stack>
  );
}

function DeliverButton({ order, actions, found }: OwnOrderCardProps & { found: Deliverable }) {
  const [isAsked, setIsAsked] = useState(false);
  const deliver = async (): Promise<void> => {
    await actions.deliver(order);
    setIsAsked(false);
  };
  const isAgain = order.state === 'changing';
  const label = isAgain ? text.deliverAgain : text.deliver;
  if (found.kind === 'draft') return <GivePlanFirst planId={found.planId} />;
  return (
    <>
      <Button colorPalette="leaf" onClick={() => setIsAsked(true)}>
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
        {found.kind === 'given' ? null : <Text mt="2">{text.nothingYet}</Text>}
      </ConfirmDialog>
    </>
  );
}

/** The change that the visitor asked for, in their words. */
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

/** An accepted order: its client, and the delivery. */
export function OwnOrderCard({ order, actions }: OwnOrderCardProps) {
  const { isKnown, found } = useClientOf(order.id);
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
      {order.deliveringSince ? (
        <Notice tone="warning" title={text.waiting}>
          {text.waitingText(when(order.deliveringSince))}
        </Notice>
      ) : null}
      {order.change ? <Wish change={order.change} /> : null}
      <Answers order={order} />
      <Flex gap="3" mt="3" wrap="wrap">
        {isKnown === true ? (
          <Button asChild variant="outline">
            <AppLink to={addressesOf('clients').detail(order.id)}>{text.openClient}</AppLink>
          </Button>
        ) : null}
        {isKnown === false && isOpen ? (
          <Button variant="outline" onClick={() => void actions.makeClient(order)}>
            {text.makeClient}
          </Button>
        ) : null}
        {isOpen ? <DeliverButton order={order} actions={actions} found={found} /> : null}
      </Flex>
    </Card>
  );
}
