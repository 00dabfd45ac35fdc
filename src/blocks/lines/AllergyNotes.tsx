import { Badge, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { linesText } from '../../i18n/lines';
import { allergyPhrase } from '../../domain/clinical/allergens/phrase';
import type { AllergyWarning } from '../../domain/clinical/allergens/warnings';
import { possibleText } from '../allergies/possibleText';

const text = linesText.line;

interface AllergyNotesProps {
  food: string;
  warnings: readonly AllergyWarning[];
  hint?: boolean;
}

export function AllergyNotes({ food, warnings, hint = false }: AllergyNotesProps) {
  const certain = warnings.filter(({ level }) => level === 'contains');
  const open = warnings.filter(({ level }) => level !== 'contains');
  if (warnings.length === 0) return null;
  return (
    <Flex as="span" wrap="wrap" columnGap="2" rowGap="1" align="center" textStyle="sm" mt="0.5">
      {certain.length > 0 ? (
        <>
          <Badge colorPalette="chilli" size="md" whiteSpace="normal">
            <TriangleAlert size={14} aria-hidden />
            {certain.map(({ allergy }) => allergyPhrase(allergy)).join(', ')}
          </Badge>
          {hint ? (
            <Text as="span" color="fg.muted">
              {text.allergyHint}
            </Text>
          ) : null}
        </>
      ) : null}
      {open.map((warning) => (
        <Badge key={warning.allergy} colorPalette="turmeric" size="md" whiteSpace="normal">
          <TriangleAlert size={14} aria-hidden />
          {possibleText(warning, food)}
        </Badge>
      ))}
      {open.length > 0 && hint ? (
        <Text as="span" color="fg.muted">
          {text.ask}
        </Text>
      ) : null}
    </Flex>
  );
}
