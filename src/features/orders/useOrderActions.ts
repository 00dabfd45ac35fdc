import { useNavigate } from 'react-router-dom';
import { acceptOrder, deliverOrder, type OwnOrder } from '../../api/orders';
import { useData } from '../../data/react';
import { clientOfOrder } from '../../domain/money/orders/client';
import { MEALS_OF_FREQUENCY } from '../../domain/money/orders/week';
import { dateAfter } from '../../domain/menus/planning';
import { gateway } from '../../gateway/browserSession';
import { useAction, type Action } from '../../gateway/useAction';
import { ordersText as text } from '../../i18n/orders';
import { localDate } from '../../platform/clock';
import { getAddresses } from '../../routing/addresses';
import { toaster } from '../../ui/toaster';

interface OrderActions {
  accepting: Action;
  delivering: Action;
  accept: (orderId: string) => Promise<void>;
  makeClient: (order: OwnOrder) => Promise<void>;
  compose: (order: OwnOrder) => Promise<void>;
  pick: (order: OwnOrder) => Promise<void>;
  reload: () => Promise<void>;
  deliver: (order: OwnOrder) => Promise<boolean>;
}

function useOrderClient(): Pick<OrderActions, 'makeClient' | 'compose' | 'pick'> {
  const data = useData();
  const navigate = useNavigate();

  async function withClient(order: OwnOrder, to: string): Promise<boolean> {
    try {
      const year = Number(localDate().slice(0, 4));
      // Another tab, or an earlier press, may have made it: it has the order's own id.
      if (!(await data.clients.get(order.id)))
        await data.clients.insert(clientOfOrder(order, data.newBase(), year));
      void navigate(to);
      return true;
    } catch {
      toaster.create({ type: 'error', title: text.notMade });
      return false;
    }
  }

  async function makeClient(order: OwnOrder): Promise<void> {
    if (await withClient(order, getAddresses('clients').detail(order.id)))
      toaster.create({ type: 'success', title: text.accepted });
  }

  const compose = async (order: OwnOrder): Promise<void> => {
    const slots = MEALS_OF_FREQUENCY[order.mealFrequency];
    // The plan starts tomorrow: the day of delivery is half over.
    const start = dateAfter(localDate(), 1);
    await withClient(order, getAddresses('generator').forOrder(order.id, start, slots));
  };
  const pick = async (order: OwnOrder): Promise<void> => {
    await withClient(order, getAddresses('plans').createFor(order.id));
  };
  return { makeClient, compose, pick };
}

export function useOrderActions(reload: () => Promise<void>): OrderActions {
  const { makeClient, compose, pick } = useOrderClient();
  const accepting = useAction(text.accepting);
  const delivering = useAction(text.delivering);

  const accept = async (id: string): Promise<void> => {
    await accepting.run(async () => {
      const { order } = await gateway.ask(acceptOrder, { params: { id } });
      await makeClient(order);
    });
    await reload();
  };

  const deliver = async ({ id }: OwnOrder): Promise<boolean> => {
    let isWaiting = false;
    const isDone = await delivering.run(async () => {
      const { order } = await gateway.ask(deliverOrder, { params: { id }, body: { clientId: id } });
      isWaiting = order.deliveringSince !== undefined;
    });
    if (isDone)
      toaster.create({
        type: isWaiting ? 'info' : 'success',
        title: isWaiting ? text.waiting : text.delivered,
      });
    await reload();
    return isDone;
  };

  return { accepting, delivering, accept, makeClient, compose, pick, reload, deliver };
}
