import { Button, Stack } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { listOrders, type OpenOrder, type OwnOrder } from '../../api/orders';
import { useData, useLive } from '../../data/react';
import { clientAllowance } from '../../domain/person/clientList';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { ordersText as text } from '../../i18n/orders';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { OpenOrderCard, OwnOrderCard } from './OrderCards';
import { TakesOrders } from './TakesOrders';
import { useOrderActions } from './useOrderActions';

function useIsFull(): boolean {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const notices = useLive(() => data.notices.watchAll(), [data]);
  if (!clients || !notices) return false;
  return clientAllowance(data.account, notices, clients.length).level === 'reached';
}

interface ListsProps {
  takesOrders: boolean;
  open: readonly OpenOrder[];
  mine: readonly OwnOrder[];
  reload: () => Promise<void>;
}

function Lists({ takesOrders, open, mine, reload }: ListsProps) {
  const actions = useOrderActions(reload);
  const isFull = useIsFull();
  const { accepting, delivering } = actions;
  return (
    <>
      {[accepting.error, delivering.error].map((error) =>
        error ? <Notice key={error} tone="warning" title={error} /> : null,
      )}
      <Section title={text.open} hint={text.openHint}>
        {isFull && open.length > 0 ? (
          <Notice tone="warning" title={text.full}>
            <AppLink to={getAddresses('subscription').page}>{text.upgrade}</AppLink>
          </Notice>
        ) : null}
        {open.length === 0 ? (
          <EmptyState title={takesOrders ? text.openEmpty : text.takingOff} />
        ) : null}
        <Stack gap="3" mt="3">
          {open.map((order) => (
            <OpenOrderCard
              key={order.id}
              order={order}
              isBusy={accepting.busy}
              isFull={isFull}
              onAccept={() => void actions.accept(order.id)}
            />
          ))}
        </Stack>
      </Section>
      <OwnOrders mine={mine} actions={actions} />
    </>
  );
}

interface OwnOrdersProps {
  mine: readonly OwnOrder[];
  actions: ReturnType<typeof useOrderActions>;
}

function OwnOrders({ mine, actions }: OwnOrdersProps) {
  return (
    <Section title={text.mine}>
      {mine.length === 0 ? <EmptyState title={text.mineEmpty} /> : null}
      <Stack gap="3">
        {mine.map((order) => (
          <OwnOrderCard key={order.id} order={order} actions={actions} />
        ))}
      </Stack>
    </Section>
  );
}

export function OrdersPage() {
  const { answer, error, isLoading, reload } = useGatewayQuery(listOrders, {}, text.what);
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      maxW="4xl"
      actions={
        <Button variant="outline" loading={isLoading} onClick={() => void reload()}>
          <RefreshCw size={18} aria-hidden /> {text.reload}
        </Button>
      }
    >
      <Stack gap="4">
        {error ? <Notice tone="warning" title={error} /> : null}
        {answer ? <TakesOrders takesOrders={answer.takesOrders} reload={reload} /> : null}
        {answer ? <Lists {...answer} reload={reload} /> : null}
      </Stack>
    </Page>
  );
}
