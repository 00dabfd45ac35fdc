import type { ReactNode } from 'react';
import { listOrders } from '../../api/orders';
import { DeliverPlan } from '../../blocks/giving/DeliverPlan';
import { useData, useLive } from '../../data/react';
import type { Plan } from '../../domain/records/plans';
import { awaitsWeek, deliveringSince } from '../../domain/money/orders/deliverable';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { ordersText } from '../../i18n/orders';

interface GiveForOrderProps {
  plan: Plan;
  orderId: string;
  otherwise: ReactNode;
}

function useKnownOrder(orderId: string) {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const change = notices?.find(({ id }) => id === `order-change-${orderId}`);
  return { id: orderId, ...(change ? { change: { at: change.createdAt } } : {}) };
}

export function GiveForOrder({ plan, orderId, otherwise }: GiveForOrderProps) {
  const data = useData();
  const plans = useLive(() => data.plans.watchAll(), [data]);
  const known = useKnownOrder(orderId);
  const { answer } = useGatewayQuery(listOrders, {}, ordersText.what);
  const order = answer?.mine.find(({ id }) => id === orderId);
  const isOpen = answer
    ? order?.state === 'accepted' || order?.state === 'changing'
    : plans !== undefined && awaitsWeek(known, plans);
  if (!isOpen) return otherwise;
  const isAgain = deliveringSince(order ?? known, plan) !== undefined;
  if (isAgain && order?.state !== 'changing') return otherwise;
  return <DeliverPlan plan={plan} orderId={orderId} isAgain={known.change !== undefined} />;
}
