import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { readPaymentHistory, type HistoryEntry } from '../../api/workspacePayments';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { subscriptionText } from '../../i18n/subscription';
import { formatMoney } from '../../ui/format';
import { Section } from '../../ui/Section';
import { HistoryDialog } from './HistoryDialog';
import { HistoryRow } from './HistoryRow';
import type { OpenedPayment } from './PaymentDialog';
import { Problem } from './Problem';
import { useCleaning } from './useCleaning';

const texts = subscriptionText.history;

/** Recent payments that stand on the page (platform specification, section 9). */
const RECENT = { query: { limit: 5, offset: 0 } } as const;

interface Props {
  version: string;
  isAllShown: boolean;
  onShowAll: (isShown: boolean) => void;
  onOpen: (opened: OpenedPayment) => void;
}

export function History({ version, isAllShown, onShowAll, onOpen }: Props) {
  const { answer, error, reload } = useGatewayQuery(readPaymentHistory, RECENT, texts.loading);
  const cleaning = useCleaning(reload);
  useEffect(() => {
    if (version !== '') void reload();
  }, [version, reload]);
  const data = answer?.data;
  const count = data?.counts.completed ?? 0;
  const total =
    data && count > 0 ? { hint: texts.total(formatMoney(data.paid.amount), count) } : {};
  const acts = {
    onOpen,
    onCancel: (entry: HistoryEntry) => void cleaning.one(entry),
    onRefund: () => onShowAll(true),
  };
  return (
    <Section title={texts.recent} {...total}>
      <Problem text={error} />
      {data?.payments.length === 0 ? <Text color="fg.muted">{texts.empty}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {data?.payments.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} acts={acts} />
        ))}
      </Stack>
      {data && data.payments.length > 0 ? (
        <Button minH="11" mt="2" variant="outline" onClick={() => onShowAll(true)}>
          {texts.title}
        </Button>
      ) : null}
      {isAllShown ? (
        <HistoryDialog
          onOpen={(opened) => {
            onShowAll(false);
            onOpen(opened);
          }}
          onClose={() => {
            onShowAll(false);
            void reload();
          }}
        />
      ) : null}
    </Section>
  );
}
