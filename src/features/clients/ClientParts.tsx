import { Flex, Tag, Text, VisuallyHidden } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { clients, type Client } from '../../domain/records/clients';
import type { ClientRow } from '../../domain/person/clientList';
import { ageOn, ageText } from '../../domain/person/age';
import { computeBmi } from '../../domain/person/body';
import { clientTexts as texts } from '../../i18n/clients';
import { formatDate, formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { localDate } from '../../platform/clock';
import { formatOne } from './numbers';
import { initials, isWantedChange, type CardTags } from './people';

export function Initials({ name, size = '10' }: { name: string; size?: string }) {
  return (
    <Flex
      aria-hidden
      boxSize={size}
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="l1"
      bg="leaf.subtle"
      color="leaf.fg"
      fontWeight="bold"
      textStyle="sm"
    >
      {initials(name)}
    </Flex>
  );
}

export function VitalLine({ row, visit = false }: { row: ClientRow; visit?: boolean }) {
  const age = ageOn(row.client, localDate());
  const bmi = computeBmi(row.weight, row.client.height);
  const parts = [
    age === undefined ? null : ageText(age),
    bmi === undefined ? null : `BMI ${formatOne(bmi)}`,
  ];
  if (visit)
    parts.push(
      row.lastConsultationDate
        ? texts.list.seen(formatDate(row.lastConsultationDate))
        : texts.list.neverSeen,
    );
  return (
    <Text as="span" display="block" color="fg.muted" textStyle="sm" css={tabular}>
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

export function MatchLine({ matches }: Pick<ClientRow, 'matches'>) {
  if (!matches || matches.length === 0) return null;
  const kinds = [...new Set(matches.map((match) => match.kind))];
  return (
    <Text as="span" display="block" textStyle="sm" color="leaf.fg">
      {texts.list.matchedBy}{' '}
      {kinds.map((kind, index) => (
        <span key={kind}>
          {index > 0 ? '; ' : ''}
          {clients.fields[kind].label.toLocaleLowerCase('vi')}:{' '}
          <strong>
            {matches
              .filter((match) => match.kind === kind)
              .map((match) => match.text)
              .join(', ')}
          </strong>
        </span>
      ))}
    </Text>
  );
}

export function WeightChange(props: {
  client: Pick<Client, 'targetWeight' | 'goals'>;
  weight: number;
  change: number;
}) {
  const { change } = props;
  const isGoodChange = isWantedChange(props.client, props.weight, change);
  const size = formatNumber(Math.abs(change));
  if (change === 0)
    return (
      <Text as="span" color="fg.muted" textStyle="sm">
        <span aria-hidden>=</span>
        <VisuallyHidden>{texts.change.same}</VisuallyHidden>
      </Text>
    );
  return (
    <Text as="span" color={isGoodChange ? 'fg.success' : 'fg.muted'} textStyle="sm" css={tabular}>
      <span aria-hidden>
        {change < 0 ? '▼' : '▲'} {size}
      </span>
      <VisuallyHidden>
        {change < 0 ? texts.change.down(size) : texts.change.up(size)}
      </VisuallyHidden>
    </Text>
  );
}

export function PlainTag({ children }: { children: string }) {
  return (
    <Tag.Root colorPalette="gray" size="lg" maxW="full">
      <Tag.Label>{children}</Tag.Label>
    </Tag.Root>
  );
}

export function AllergyTag({ words }: { words: readonly string[] }) {
  return (
    <Tag.Root colorPalette="chilli" size="lg" maxW="full">
      <Tag.StartElement>
        <TriangleAlert size={14} aria-hidden />
      </Tag.StartElement>
      <Tag.Label whiteSpace="normal">
        <VisuallyHidden>{clients.fields.allergies.label}: </VisuallyHidden>
        {words.join(', ')}
      </Tag.Label>
    </Tag.Root>
  );
}

export function Tags({ tags }: { tags: CardTags }) {
  const { plain, allergies, more } = tags;
  if (plain.length + allergies.length + more.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="1.5" align="center" minW="0">
      {plain.map((word) => (
        <PlainTag key={word}>{word}</PlainTag>
      ))}
      {allergies.length > 0 ? <AllergyTag words={allergies} /> : null}
      {more.length > 0 ? (
        <Text as="span" color="fg.muted" textStyle="sm" title={more.join(', ')}>
          <span aria-hidden>{texts.list.more(more.length)}</span>
          <VisuallyHidden>{texts.list.moreLabel(more.join(', '))}</VisuallyHidden>
        </Text>
      ) : null}
    </Flex>
  );
}
