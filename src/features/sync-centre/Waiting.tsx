import { chakra, Flex, Text } from '@chakra-ui/react';
import { syncText } from '../../i18n/sync';
import type { SyncStatus } from '../../sync/status';
import { formatWhen } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { Section } from './Section';

/** More rows than this say nothing more to a person. */
const MOST_ROWS = 50;

/** What the server does not hold yet. */
export function Waiting({ status }: { status: SyncStatus }) {
  const { waiting, rejections, online, lastContact } = status;
  const text = syncText.waiting;
  // A refused change is neither waiting nor on the server.
  if (waiting.length === 0)
    return (
      <Section
        title={text.none}
        hint={rejections.length === 0 ? text.noneHint : text.noneButRefused}
      />
    );
  const contact = lastContact ? formatWhen(lastContact) : syncText.device.never;
  return (
    <Section title={online ? text.online : text.offline} hint={text.hint(contact)}>
      <chakra.ul listStyleType="none">
        {waiting.slice(0, MOST_ROWS).map((item) => (
          <chakra.li key={`${item.collection}:${item.id}`} py="1.5">
            <Flex justify="space-between" gap="3" align="baseline">
              <Text>
                {syncText.kinds[item.collection]} · {item.title}
              </Text>
              <Text color="fg.muted" textStyle="sm" css={tabular} whiteSpace="nowrap">
                {formatWhen(item.changedAt)}
              </Text>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {waiting.length > MOST_ROWS ? (
        <Text color="fg.muted">{text.more(waiting.length - MOST_ROWS)}</Text>
      ) : null}
    </Section>
  );
}
