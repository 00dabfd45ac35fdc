import { Button, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { useData, useLive } from '../../data/react';
import { isFreeText } from '../../domain/protocol/merge';
import { syncText } from '../../i18n/sync';
import { useSyncActions } from '../../sync/react';
import type { ConflictItem, Take } from '../../sync/status';
import { formatWhen } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { fieldName, valueText } from '../../ui/fieldText';
import { Section } from '../../ui/Section';
import { useTitles } from './useTitles';
import { useActionToast } from './useActionToast';

const text = syncText.conflicts;

interface SideProps {
  label: string;
  value: string;
  button: string;
  busy: boolean;
  onTake: () => void;
}

const LONG = 60;

function Side({ label, value, button, busy, onTake }: SideProps) {
  const isLong = value.length > LONG;
  return (
    <Flex direction="column" borderWidth="1px" borderRadius="l2" p="3">
      <Text color="fg.muted" textStyle="sm">
        {label}
      </Text>
      <Text
        fontWeight="semibold"
        textStyle={isLong ? 'md' : 'lg'}
        mb="3"
        css={tabular}
        maxH="40"
        overflowY="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        // A part that scrolls must be reached by keyboard.
        {...(isLong ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      >
        {value}
      </Text>
      <Button
        mt="auto"
        w="full"
        variant="outline"
        colorPalette="gray"
        disabled={busy}
        aria-label={button}
        onClick={onTake}
      >
        {text.keep}
      </Button>
    </Flex>
  );
}

const formatLabel = (who: string, at: string | undefined): string =>
  at ? text.at(who, formatWhen(at)) : who;

function Row({ item, title }: { item: ConflictItem; title: string }) {
  const { resolveConflict } = useSyncActions();
  const { busy, run } = useActionToast();
  const data = useData();
  const document = useLive<unknown>(
    () => data[item.collection].watch(item.id),
    [data, item.collection, item.id],
  );
  const field = fieldName(item.collection, item.path, document);
  const label = item.shownBy ? text.shownFrom(item.shownBy) : text.shown;
  const take = (side: Take) => () =>
    run(() => resolveConflict(item.key, side), text.done, text.failed);
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Text mb="2">{text.where(field, title)}</Text>
      <SimpleGrid columns={2} gap="3">
        <Side
          label={formatLabel(label, item.shownAt)}
          value={valueText(item.collection, item.path, item.shown, document)}
          button={text.takeLabel(label, field)}
          busy={busy}
          onTake={take('shown')}
        />
        <Side
          label={formatLabel(text.kept, item.keptAt)}
          value={valueText(item.collection, item.path, item.kept, document)}
          button={text.takeLabel(text.kept, field)}
          busy={busy}
          onTake={take('kept')}
        />
      </SimpleGrid>
      {isFreeText(item.collection, item) ? (
        <Button
          mt="3"
          w="full"
          variant="outline"
          colorPalette="gray"
          disabled={busy}
          aria-label={text.keepBothLabel(field)}
          onClick={take('both')}
        >
          {text.both}
        </Button>
      ) : null}
    </chakra.li>
  );
}

export function Conflicts({ items }: { items: ConflictItem[] }) {
  const titleWith = useTitles();
  if (items.length === 0) return null;
  return (
    <Section title={text.title(items.length)} hint={text.hint} attention>
      <chakra.ul listStyleType="none">
        {items.map((item) => (
          <Row key={item.key} item={item} title={titleWith(item)} />
        ))}
      </chakra.ul>
    </Section>
  );
}
