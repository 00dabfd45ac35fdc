import { chakra, Flex, Text } from '@chakra-ui/react';
import { getCollectionLabel } from '../../domain/records';
import { syncText } from '../../i18n/sync';
import type { MergeItem } from '../../sync/status';
import { formatWhen } from '../../ui/format';
import { fieldName } from '../../ui/fieldText';
import { Section } from '../../ui/Section';
import { useTitles } from './useTitles';

const MAX_ROWS = 20;

const formatFields = (item: MergeItem): string =>
  [...new Set(item.fields.map((field) => fieldName(item.collection, field)))]
    .join(', ')
    .toLowerCase();

export function Merges({ items }: { items: MergeItem[] }) {
  const text = syncText.merges;
  const titleWith = useTitles();
  if (items.length === 0) return <Section title={text.title} hint={text.none} />;
  return (
    <Section title={text.title}>
      <chakra.ul listStyleType="none">
        {items.slice(0, MAX_ROWS).map((item) => (
          <chakra.li key={item.key} py="1.5">
            <Flex justify="space-between" gap="3" align="baseline">
              <Text>
                {getCollectionLabel(item.collection)} · {titleWith(item)}
              </Text>
              <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap">
                {formatWhen(item.at)}
              </Text>
            </Flex>
            <Text color="fg.muted" textStyle="sm">
              {text.fields(formatFields(item))}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
