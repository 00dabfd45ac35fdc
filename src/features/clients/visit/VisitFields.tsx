import { Box, Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormField, type FormAccess } from '../../../blocks/forms/FormField';
import type { Consultation } from '../../../domain/records/consultations';
import { MEASURE_KEYS, MEASURES } from '../../../domain/records/measures';
import { clientTexts } from '../../../i18n/clients';
import { readingBefore, type VisitFormValues } from '../consultationForm';
import { MeasureField } from './MeasureField';
import { listNoteParts } from './noteParts';

const texts = clientTexts.visits;

interface VisitFieldsProps {
  form: FormAccess<keyof VisitFormValues & string>;
  visits: readonly Consultation[];
  editedId: string | undefined;
}

export function VisitGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="4" aria-label={title}>
      <Heading as="h3" size="sm" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function MeasureFields(props: VisitFieldsProps & { group: 'body' | 'blood' }) {
  const { form, visits, editedId, group } = props;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="end">
      {MEASURE_KEYS.filter((key) => MEASURES[key].group === group).map((key) => (
        <Box key={key} alignSelf="start">
          <MeasureField of={form} name={key} before={readingBefore(visits, key, editedId)} />
        </Box>
      ))}
    </SimpleGrid>
  );
}

export function BloodFields(props: VisitFieldsProps & { refusals: number }) {
  const { form, refusals } = props;
  const [open, setOpen] = useState(() =>
    MEASURE_KEYS.some((key) => MEASURES[key].group === 'blood' && form.values[key] !== ''),
  );
  const isOpen = open || refusals > 0;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box borderTopWidth="1px" pt="3">
      <Button
        variant="ghost"
        colorPalette="leaf"
        w="full"
        h="auto"
        minH="11"
        py="2"
        px="2"
        justifyContent="space-between"
        whiteSpace="normal"
        textAlign="start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {texts.blood}
          {isOpen ? null : (
            <Text as="span" display="block" textStyle="sm" color="fg.muted" fontWeight="normal">
              {texts.bloodHint}
            </Text>
          )}
        </span>
        <Icon aria-hidden />
      </Button>
      {isOpen ? (
        <Box pt="4">
          <MeasureFields {...props} group="blood" />
        </Box>
      ) : null}
    </Box>
  );
}

export function NoteFields({ form }: Pick<VisitFieldsProps, 'form'>) {
  const parts = listNoteParts(
    String(form.values.noteScheme),
    (part) => String(form.values[part]).trim() !== '',
  );
  return (
    <VisitGroup title={texts.notesGroup}>
      <FormField of={form} name="notes" />
      <FormField of={form} name="noteScheme" />
      {parts.map((part) => (
        <FormField key={part} of={form} name={part} />
      ))}
    </VisitGroup>
  );
}

export function NextFields({ form }: Pick<VisitFieldsProps, 'form'>) {
  return (
    <VisitGroup title={texts.next}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField of={form} name="nextVisitDate" />
        <FormField of={form} name="nextVisitTime" />
        <FormField of={form} name="consentDate" />
      </SimpleGrid>
    </VisitGroup>
  );
}
