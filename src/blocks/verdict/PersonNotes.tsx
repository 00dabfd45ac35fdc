import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { CONDITION_NAMES } from '../../domain/clinical/types';
import type { DayTargets } from '../../domain/targets/dayTargets';
import { clinicalText } from '../../i18n/clinical';
import { verdictText } from '../../i18n/verdict';

const SHOWN = 3;

interface Note {
  text: string;
  source: string;
}

const by = (source: string, quoted: true | undefined): string =>
  quoted ? `${source}, ${clinicalText.limits.by.quoted}` : source;

function personNotes({ clinical, medicines }: PersonNotesProps['day']): Note[] {
  return [
    ...medicines.map(({ medicine, text, source, quoted }) => ({
      text: `${medicine}: ${text}`,
      source: by(source, quoted),
    })),
    ...clinical.notes.map(({ condition, text, source }) => ({
      text: `${CONDITION_NAMES[condition]}: ${text}`,
      source: source
        ? by(`${source.guideline} ${source.year}`, source.quoted)
        : clinicalText.limits.by.nobody,
    })),
  ];
}

function Lines({ notes }: { notes: readonly Note[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {notes.map(({ text, source }) => (
        <li key={text}>
          {text}{' '}
          <Text as="span" color="fg.muted" textStyle="xs">
            {source}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

interface PersonNotesProps {
  day: Pick<DayTargets, 'clinical' | 'medicines'>;
}

export function PersonNotes({ day }: PersonNotesProps) {
  const notes = personNotes(day);
  if (notes.length === 0) return null;
  const rest = notes.slice(SHOWN);
  return (
    <Box as="section" aria-label={clinicalText.limits.notes} textStyle="sm">
      <Heading as="h3" size="xs" mb="1">
        {clinicalText.limits.notes}
      </Heading>
      <Lines notes={notes.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary style={{ cursor: 'pointer', padding: '0.5rem 0' }}>
            {verdictText.moreNotes(rest.length)}
          </summary>
          <Lines notes={rest} />
        </details>
      ) : null}
    </Box>
  );
}
