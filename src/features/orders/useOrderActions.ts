import { useNavigate } from 'react-router-dom';
import { acceptOrder, deliverOrder, type OwnOrder } from '../../api/orders';
import { useData } from '../../data/react';
import { clientOfOrder } from '../../domain/orders/client';
import { gateway } from '../../gateway/browserSession';
import { useAction, type Action } from '../../gateway/useAction';
import { ordersText as text } from '../../i18n/orders';
import { localDate } from '../../platform/clock';
import { addressesOf } from '../../routing/addresses';
import { toaster } from '../../ui/toaster';

interface OrderActions {
  accepting: Action;
  delivering: Action;
  accept: (orderId: string) => Promise<void>;
  /** Makes the client of an accepted order, where this device has none. */
  makeClient: (order: OwnOrder) => Promise<void>;
  /** @returns whether it is delivered */
  deliver: (order: OwnOrder) => Promise<boolean>;
}

/** Actions of an expert on orders. @param reload asks for the lists again */
export function useOrderActions(reload: () => Promise<void>): OrderActions {
  const data = useData();
  const navigate = useNavigate();
  const accepting = useAction(text.accepting);
  const delivering = useAction(text.delivering);

  async function makeClient(order: OwnOrder): Promise<void> {
    try {
      const year = Number(localDate().slice(0, 4));
      // Another tab, or an earlier press, may have made it: it has the order's own id.
      if (!(await data.clients.get(order.id)))
        await data.clients.insert(clientOfOrder(order, data.newBase(), year));
      toaster.create({ type: 'success', title: text.accepted });
      void navigate(addressesOf('clients').detail(order.id));
    } catch {
      toaster.create({ type: 'error', title: text.notMade });
    }
  }

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

  return { accepting, delivering, accept, makeClient, deliver };
}
