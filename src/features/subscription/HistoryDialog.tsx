import { Badge, Box, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { Brush, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import {
  readPaymentHistory,
  REFUND_REASON_MAX,
  requestRefund,
  type HistoryEntry,
} from '../../api/workspacePayments';
import type { HistoryStatus } from '../../domain/money/history';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { subscriptionText } from '../../i18n/subscription';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { formatDate, formatMoney } from '../../ui/format';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { SearchField } from '../../ui/SearchField';
import { toaster } from '../../ui/toaster';
import { HistoryRow } from './HistoryRow';
import type { OpenedPayment } from './PaymentDialog';
import { Problem } from './Problem';
import { useCleaning } from './useCleaning';

const texts = subscriptionText.history;

/** Payments of one page (platform specification, section 7). */
const PAGE = 20;
const FILTERS = ['completed', 'pending', 'cancelled'] as const satisfies readonly HistoryStatus[];

function useHistory() {
  const [status, setStatus] = useState<HistoryStatus>();
  const [search, setSearch] = useState('');
  const request = { status, limit: PAGE, offset: 0, ...(search.trim() ? { search } : {}) };
  const list = useGatewayQuery(readPaymentHistory, { query: request }, texts.loading);
  const more = useAction(texts.loading);
  const readOn = (offset: number) =>
    more.run(async () => {
      const next = await gateway.ask(readPaymentHistory, { query: { ...request, offset } });
      list.patch(({ data: { payments } }) => ({
        ...next,
        data: { ...next.data, payments: [...payments, ...next.data.payments] },
      }));
    });
  return { list, more, readOn, status, setStatus, search, setSearch };
}

type History = ReturnType<typeof useHistory>;
type Data = NonNullable<History['list']['answer']>['data'];

function Filters({ history, data }: { history: History; data: Data | undefined }) {
  const { status, setStatus, search, setSearch } = history;
  const filter = (name: string, value: HistoryStatus | undefined, count: number | undefined) => (
    <Button
      key={name}
      size="sm"
      minH="11"
      borderRadius="full"
      variant={status === value ? 'solid' : 'outline'}
      colorPalette={status === value ? 'leaf' : 'gray'}
      aria-pressed={status === value}
      onClick={() => setStatus(value)}
    >
      {count === undefined ? name : `${name} ${count}`}
    </Button>
  );
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Box flex="1" minW="60">
        <SearchField label={texts.search} value={search} onChange={setSearch} />
      </Box>
      <Flex as="fieldset" gap="2" wrap="wrap" aria-label={texts.filter}>
        {filter(texts.all, undefined, data?.counts.all)}
        {FILTERS.map((one) => filter(texts.filters[one], one, data?.counts[one]))}
      </Flex>
    </Flex>
  );
}

function RefundDialog(props: { entry: HistoryEntry; onAsked: () => void; onClose: () => void }) {
  const { entry, onAsked, onClose } = props;
  const { busy, error, run } = useAction(texts.refund.doing);
  const amount = formatMoney(entry.refundable?.amount);
  const ask = async (reason: string): Promise<boolean> => {
    const params = { id: entry.id };
    if (!(await run(() => gateway.ask(requestRefund, { params, body: { reason } })))) return false;
    toaster.create({ type: 'success', title: texts.refund.done });
    onAsked();
    return true;
  };
  return (
    <ReasonDialog
      title={texts.refund.title(entry.description)}
      body={texts.refund.body(amount)}
      confirm={texts.refund.confirm}
      label={texts.refund.label}
      most={REFUND_REASON_MAX}
      draftKey={`refund:${entry.id}`}
      busy={busy}
      error={error}
      onConfirm={ask}
      onClose={onClose}
    />
  );
}

function Head({
  data,
  busy,
  onCleanUp,
  onReload,
}: {
  data: Data | undefined;
  busy: boolean;
  onCleanUp: () => void;
  onReload: () => void;
}) {
  const { paid, counts } = data ?? {};
  const since = paid?.since === undefined ? undefined : formatDate(paid.since);
  return (
    <Dialog.Header flexWrap="wrap" gap="2">
      <Box flex="1" minW="60">
        <Dialog.Title>{texts.title}</Dialog.Title>
        {paid && since ? (
          <Text color="fg.muted" textStyle="sm">
            {texts.paidSince(formatMoney(paid.amount), counts?.completed ?? 0, since)}
          </Text>
        ) : null}
      </Box>
      {counts && counts.expired > 0 ? (
        <Button minH="11" variant="outline" colorPalette="gray" loading={busy} onClick={onCleanUp}>
          <Brush aria-hidden />
          {texts.cleanUp}
          <Badge colorPalette="turmeric">{counts.expired}</Badge>
        </Button>
      ) : null}
      <Button
        minH="11"
        variant="outline"
        colorPalette="gray"
        me="8"
        aria-label={texts.reload}
        onClick={onReload}
      >
        <RefreshCw aria-hidden />
      </Button>
      <DialogCross />
    </Dialog.Header>
  );
}

export function HistoryDialog(props: {
  onOpen: (opened: OpenedPayment) => void;
  onClose: () => void;
}) {
  const history = useHistory();
  const { list, more } = history;
  const [asking, setAsking] = useState<HistoryEntry | null>(null);
  const cleaning = useCleaning(list.reload);
  const data = list.answer?.data;
  const { total = 0, nextOffset = null } = data?.pagination ?? {};
  const visibleRows = data?.payments ?? [];
  const acts = {
    onOpen: props.onOpen,
    onCancel: (entry: HistoryEntry) => void cleaning.one(entry),
    onRefund: setAsking,
  };
  return (
    <AppDialog size={{ mdDown: 'full', md: 'xl' }} scrollBehavior="inside" onClose={props.onClose}>
      <Head
        data={data}
        busy={cleaning.busy}
        onCleanUp={() => void cleaning.all()}
        onReload={() => void list.reload()}
      />
      <Dialog.Body>
        <Stack gap="3">
          <Filters history={history} data={data} />
          <Problem text={list.error ?? more.error} />
          {data && visibleRows.length === 0 ? <Text color="fg.muted">{texts.none}</Text> : null}
          <Stack as="ul" listStyleType="none" gap="0">
            {visibleRows.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} acts={acts} />
            ))}
          </Stack>
        </Stack>
        {asking ? (
          <RefundDialog
            entry={asking}
            onAsked={() => {
              setAsking(null);
              void list.reload();
            }}
            onClose={() => setAsking(null)}
          />
        ) : null}
      </Dialog.Body>
      <Dialog.Footer justifyContent="space-between">
        <Text color="fg.muted">{data ? texts.visibleCount(visibleRows.length, total) : null}</Text>
        {nextOffset === null ? null : (
          <Button
            minH="11"
            variant="outline"
            loading={more.busy}
            onClick={() => void history.readOn(nextOffset)}
          >
            {texts.more(Math.min(PAGE, total - visibleRows.length))}
          </Button>
        )}
      </Dialog.Footer>
    </AppDialog>
  );
}
