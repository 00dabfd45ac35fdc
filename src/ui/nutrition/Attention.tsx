import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { CONDITION_NAMES, type Source } from '../../domain/clinical/types';
import type { DayTargets } from '../../domain/targets/dayTargets';
import { clinicalText } from '../../i18n/clinical';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { decisionText, limitWarnings, markText, needsAttention, problemText } from './limitTexts';

export function Attention({
  clinical,
  problems,
  marks,
  decisions,
}: Pick<DayTargets, 'clinical' | 'problems' | 'marks' | 'decisions'>) {
  const lines = [
    ...decisions.filter(needsAttention).map(decisionText),
    ...marks.map(markText),
    ...problems.filter(({ kind }) => kind !== 'unknownTag').map(problemText),
    ...limitWarnings(clinical),
  ];
  if (lines.length === 0) return null;
  return (
    <Box
      as="section"
      aria-label={nutritionPanelText.attention}
      bg="bg.warning"
      borderRadius="l2"
      px="3"
      py="2"
    >
      <Stack as="ul" listStyleType="none" gap="1" textStyle="sm">
        {lines.map((line) => (
          <Text as="li" key={line} display="flex" gap="1.5">
            <Box flexShrink="0" pt="0.5" color="fg.warning">
              <TriangleAlert size={16} aria-hidden />
            </Box>
            {line}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}

function sourceText(source: Source | undefined): string {
  const { by } = clinicalText.limits;
  if (!source) return by.nobody;
  return `${source.guideline} ${source.year}${source.quoted ? `, ${by.quoted}` : ''}`;
}

export function ClinicalNotes({
  clinical,
  medicines,
  problems,
}: Pick<DayTargets, 'clinical' | 'medicines' | 'problems'>) {
  const notes = [
    ...medicines.map(({ medicine, text, source, quoted, foods }) => ({
      text: `${medicine}: ${text}${foods.length > 0 ? ` (${foods.join(', ')})` : ''}`,
      source: quoted ? `${source}, ${clinicalText.limits.by.quoted}` : source,
    })),
    ...clinical.notes.map(({ condition, text, source }) => ({
      text: `${CONDITION_NAMES[condition]}: ${text}`,
      source: sourceText(source),
    })),
  ];
  const unknown = problems.filter(({ kind }) => kind === 'unknownTag').map(problemText);
  if (notes.length === 0 && unknown.length === 0) return null;
  return (
    <Box as="section" borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Heading as="h3" size="sm" mb="1">
        {clinicalText.limits.notes}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="1.5" textStyle="sm">
        {notes.map(({ text, source }) => (
          <li key={text}>
            {text}{' '}
            <Text as="span" color="fg.muted" textStyle="xs">
              {source}
            </Text>
          </li>
        ))}
        {unknown.map((line) => (
          <Text as="li" key={line} color="fg.muted">
            {line}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}
