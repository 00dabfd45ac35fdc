import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { allergyWarnings } from '../../domain/clinical/allergens/warnings';
import type { Client } from '../../domain/records/clients';
import { formatRecipient } from '../../domain/practice/ai/consent';
import { aiText } from '../../i18n/ai';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/Section';
import type { Advice } from './useAdvice';
import type { Written } from './useAsking';
import { KeepButtons } from './KeepButtons';
import { useKeep } from './useKeep';

const text = aiText.answer;

function allergensIn(paragraph: string, client: Client | undefined): string[] {
  const snapshot = { basis: { amount: 100, unit: 'g' }, nutrients: {}, sourceVersion: '' };
  const warnings = allergyWarnings({ name: paragraph, snapshot }, client ? avoidedBy(client) : []);
  return [...new Set(warnings.map(({ allergen }) => allergen))];
}

interface ParagraphProps {
  paragraph: string;
  allergens: readonly string[];
  isKept?: boolean;
  onToggle?: () => void;
}

function Paragraph({ paragraph, allergens, isKept, onToggle }: ParagraphProps) {
  const isRisky = allergens.length > 0;
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="start">
      <Box flex="1" minW="0">
        <Text>{paragraph}</Text>
        <Text textStyle="sm" color={isRisky ? 'fg.warning' : 'fg.muted'}>
          {isRisky ? <TriangleAlert size={14} aria-hidden style={{ display: 'inline' }} /> : null}{' '}
          {isRisky ? text.allergy(allergens.join(', ')) : text.opinion}
        </Text>
      </Box>
      {onToggle ? (
        <Checkbox.Root
          colorPalette="leaf"
          minH="11"
          minW="11"
          checked={isKept ?? false}
          onCheckedChange={onToggle}
        >
          <Checkbox.HiddenInput aria-label={text.keep(paragraph.slice(0, 60))} />
          <Checkbox.Control />
        </Checkbox.Root>
      ) : null}
    </Flex>
  );
}

export function Writing(props: { written: Written; client: Client | undefined }) {
  const { written, client } = props;
  return (
    <Section title={text.title} hint={text.writing}>
      <Stack as="ul" listStyleType="none" gap="0" aria-live="polite" aria-busy>
        {written.paragraphs.map((paragraph) => (
          <Paragraph
            key={paragraph}
            paragraph={paragraph}
            allergens={allergensIn(paragraph, client)}
          />
        ))}
      </Stack>
    </Section>
  );
}

const costText = ({ seconds, cost, tokens }: Advice): string =>
  text.cost(
    formatNumber(seconds, 1),
    cost === undefined ? undefined : formatNumber(cost, 0),
    formatNumber(tokens.input + tokens.output, 0),
  );

function useKept(risks: readonly (readonly string[])[]) {
  // Paragraphs that name an allergen are kept only where a person says so.
  const [selection, setSelection] = useState<ReadonlySet<number>>(
    () => new Set(risks.flatMap(({ length }, index) => (length > 0 ? [] : [index]))),
  );
  const toggle = (index: number) =>
    setSelection((now) => {
      const next = new Set(now);
      if (!next.delete(index)) next.add(index);
      return next;
    });
  return { selection, toggle };
}

export function Answer({ advice, client }: { advice: Advice; client: Client | undefined }) {
  const { paragraphs } = advice.data;
  const risks = paragraphs.map((paragraph) => allergensIn(paragraph, client));
  const { selection, toggle } = useKept(risks);
  const chosen = paragraphs.filter((_, index) => selection.has(index));
  const keep = useKeep(client, advice.question, formatRecipient(advice.provider), chosen);
  return (
    <Section title={text.title} hint={`${formatRecipient(advice.provider)} · ${text.decide}`}>
      <Stack as="ul" listStyleType="none" gap="0" aria-live="polite">
        {paragraphs.map((paragraph, index) => (
          <Paragraph
            // oxlint-disable-next-line react/no-array-index-key -- an answer does not change
            key={index}
            paragraph={paragraph}
            allergens={risks[index] ?? []}
            isKept={selection.has(index)}
            onToggle={() => toggle(index)}
          />
        ))}
      </Stack>
      <Text mt="3" textStyle="sm" color="fg.muted">
        {costText(advice)}
      </Text>
      <KeepButtons keep={keep} client={client} />
    </Section>
  );
}
