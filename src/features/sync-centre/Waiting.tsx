import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { getCollectionLabel, type TwoWayName } from '../../domain/records';
import { syncText } from '../../i18n/sync';
import type { SyncStatus, QueuedItem } from '../../sync/status';
import { formatWhen } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { Section } from '../../ui/Section';
import { useTitles } from './useTitles';

/** More rows than this say nothing more to a person. */
const MAX_ROWS = 50;
const text = syncText.waiting;

/** Says "nothing waits" only once everything was compared. */
function Nothing({ counted, rejections }: SyncStatus) {
  if (!counted) return <Section title={text.counting} busy />;
  // A refused change is neither waiting nor on the server.
  return (
    <Section
      title={text.none}
      hint={rejections.length === 0 ? text.noneHint : text.noneButRefused}
    />
  );
}

function getTitle({ online, probed, serverAway, refused, outdated }: SyncStatus): string {
  if (outdated === 'app') return text.outdatedApp;
  if (online && outdated === 'gateway') return text.outdatedGateway;
  if (online || !probed) return text.online;
  if (refused) return text.refused;
  return serverAway ? text.serverAway : text.offline;
}

function byKind(items: QueuedItem[]): [TwoWayName, QueuedItem[]][] {
  const kinds = new Map<TwoWayName, QueuedItem[]>();
  for (const item of items.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)))
    kinds.set(item.collection, [...(kinds.get(item.collection) ?? []), item]);
  return [...kinds];
}

function Kind({ kind, items }: { kind: TwoWayName; items: QueuedItem[] }) {
  const titleWith = useTitles();
  return (
    <Box>
      <Heading as="h3" textStyle="sm" color="fg.muted" fontWeight="medium">
        {text.kind(getCollectionLabel(kind), items.length)}
      </Heading>
      <chakra.ul listStyleType="none">
        {items.map((item) => (
          <chakra.li key={item.id} py="1.5">
            <Flex justify="space-between" gap="3" align="baseline">
              <Text>
                {getCollectionLabel(kind)} · {titleWith(item)}
              </Text>
              <Text color="fg.muted" textStyle="sm" css={tabular} whiteSpace="nowrap">
                {formatWhen(item.changedAt)}
              </Text>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}

export function Waiting({ status }: { status: SyncStatus }) {
  const { waiting, lastContact } = status;
  if (waiting.length === 0) return <Nothing {...status} />;
  const contact = lastContact ? formatWhen(lastContact) : syncText.device.never;
  return (
    <Section title={getTitle(status)} hint={text.hint(contact)}>
      <Stack gap="4">
        {byKind(waiting.slice(0, MAX_ROWS)).map(([kind, items]) => (
          <Kind key={kind} kind={kind} items={items} />
        ))}
      </Stack>
      {waiting.length > MAX_ROWS ? (
        <Text color="fg.muted">{text.more(waiting.length - MAX_ROWS)}</Text>
      ) : null}
    </Section>
  );
}
