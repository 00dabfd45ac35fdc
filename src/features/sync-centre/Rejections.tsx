import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useData, useLive } from '../../data/react';
import { getCollectionLabel } from '../../domain/records';
import { syncText, getWayOut } from '../../i18n/sync';
import { useSyncActions } from '../../sync/react';
import type { RejectionItem } from '../../sync/status';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatWhen } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { recordPath } from './recordPath';
import { fieldName } from '../../ui/fieldText';
import { Section } from '../../ui/Section';
import { useTitles } from './useTitles';
import { useActionToast } from './useActionToast';

const text = syncText.rejections;

interface RowProps {
  item: RejectionItem;
  title: string;
  onDiscard: (item: RejectionItem) => void;
}

const formatFieldNames = ({ collection, paths }: RejectionItem, document: unknown): string =>
  [...new Set(paths.map((path) => fieldName(collection, path, document)))].join(', ');

function Row(row: RowProps) {
  const { item, title } = row;
  const data = useData();
  const document = useLive<unknown>(
    () => data[item.collection].watch(item.id),
    [data, item.collection, item.id],
  );
  const path = document ? recordPath(item, document) : undefined;
  const fieldNames = formatFieldNames(item, document);
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex justify="space-between" gap="3" align="baseline">
        <Text fontWeight="medium">
          {getCollectionLabel(item.collection)} · {title}
        </Text>
        <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap">
          {formatWhen(item.rejectedAt)}
        </Text>
      </Flex>
      <Text color="chilli.fg" mt="1">
        {item.reason}
      </Text>
      {fieldNames ? <Text textStyle="sm">{text.fieldsToReview(fieldNames)}</Text> : null}
      <Text color="fg.muted" textStyle="sm" mt="1">
        {getWayOut(item.code)}
      </Text>
      <WaysOut {...row} path={path} />
    </chakra.li>
  );
}

function WaysOut({ item, title, onDiscard, path }: RowProps & { path: string | undefined }) {
  const { retryRejection } = useSyncActions();
  const { busy, run } = useActionToast();
  return (
    <Flex gap="2" mt="2" wrap="wrap">
      <Button
        size="sm"
        colorPalette="leaf"
        loading={busy}
        aria-label={text.of(text.retry, title)}
        onClick={() => run(() => retryRejection(item.key), text.retrying, text.retryFailed)}
      >
        {text.retry}
      </Button>
      <Button
        size="sm"
        variant="outline"
        colorPalette="chilli"
        aria-label={text.of(text.discard, title)}
        onClick={() => onDiscard(item)}
      >
        {text.discard}
      </Button>
      {path ? (
        <Button asChild size="sm" variant="outline" colorPalette="gray">
          <AppLink to={path} aria-label={text.of(text.open, title)}>
            {text.open}
          </AppLink>
        </Button>
      ) : null}
    </Flex>
  );
}

export function Rejections({ items }: { items: RejectionItem[] }) {
  const { discardRejection } = useSyncActions();
  const [rejectionToDiscard, setRejectionToDiscard] = useState<RejectionItem | null>(null);
  const { busy, run } = useActionToast();
  const titleWith = useTitles();
  if (items.length === 0) return null;
  const discard = async (item: RejectionItem): Promise<void> => {
    await discardRejection(item.key);
    setRejectionToDiscard(null);
  };
  return (
    <Section title={text.title(items.length)} hint={text.hint} attention>
      <chakra.ul listStyleType="none">
        {items.map((item) => (
          <Row
            key={item.key}
            item={item}
            title={titleWith(item)}
            onDiscard={setRejectionToDiscard}
          />
        ))}
      </chakra.ul>
      <ConfirmDialog
        open={rejectionToDiscard !== null}
        title={text.confirmTitle}
        confirmLabel={text.discard}
        danger
        busy={busy}
        onClose={() => setRejectionToDiscard(null)}
        onConfirm={() => {
          if (rejectionToDiscard)
            run(() => discard(rejectionToDiscard), text.discarded, text.retryFailed);
        }}
      >
        {rejectionToDiscard ? text.confirm(titleWith(rejectionToDiscard)) : ''}
      </ConfirmDialog>
    </Section>
  );
}
