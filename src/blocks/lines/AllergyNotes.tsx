import { Badge, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { linesText } from '../../i18n/lines';
import type { AllergyWarning } from '../../domain/allergens/warnings';

const text = linesText.line;

/** Why a food may concern the client, in words: `thường có trong “bánh quy”: sữa bò`. */
function reasonOf({ level, sign, allergy }: AllergyWarning): string {
  return level === 'related' ? text.akin(sign, allergy) : text.often(sign);
}

/**
 * What a food does to the client's allergies: red where it is certain, amber with the reason where
 * it is not. Nothing where there is nothing to say.
 */
export function AllergyNotes(props: { warnings: readonly AllergyWarning[]; hint?: boolean }) {
  const { warnings, hint = false } = props;
  const certain = warnings.filter(({ level }) => level === 'contains');
  const open = warnings.filter(({ level }) => level !== 'contains');
  if (warnings.length === 0) return null;
  return (
    <Flex as="span" wrap="wrap" columnGap="2" rowGap="1" align="center" textStyle="sm" mt="0.5">
      {certain.length > 0 ? (
        <>
          <Badge colorPalette="chilli" size="md" whiteSpace="normal">
            <TriangleAlert size={14} aria-hidden />
            {text.allergy(certain.map(({ allergy }) => allergy).join(', '))}
          </Badge>
          {hint ? (
            <Text as="span" color="fg.muted">
              {text.allergyHint}
            </Text>
          ) : null}
        </>
      ) : null}
      {open.length > 0 ? (
        <>
          <Badge colorPalette="turmeric" size="md" whiteSpace="normal">
            <TriangleAlert size={14} aria-hidden />
            {text.mayAllergy(open.map(({ allergy }) => allergy).join(', '))}
          </Badge>
          <Text as="span" color="fg.muted">
            {[...new Set(open.map(reasonOf))].join('; ')}
          </Text>
        </>
      ) : null}
    </Flex>
  );
}
