import { Badge, Box, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { Suitability } from '../../../domain/targets/suitability';
import { menusText } from '../../../i18n/menus';
import { nutritionText } from '../../../i18n/nutrition';
import { tabular } from '../../../ui/theme';
import type { RatedMaster } from '../model/masters';

const text = menusText.wizard;

const BADGES = {
  default: { variant: 'solid', colorPalette: 'leaf' },
  secondary: { variant: 'subtle', colorPalette: 'turmeric' },
  outline: { variant: 'outline', colorPalette: 'gray' },
} as const;

/**
 * How well a master suits the client: above 80, above 60, less (specification, section 9). Never
 * green beside a food that the client must not eat.
 */
export function SuitabilityBadge({ rated }: { rated: RatedMaster }) {
  const { suitability, offends } = rated;
  return (
    <Badge
      size="md"
      flexShrink="0"
      {...BADGES[offends ? 'outline' : suitability.badge]}
      css={tabular}
    >
      {text.suits(suitability.score)}
    </Badge>
  );
}

/** Which of the client's allergies the concerned lines touch, and by which foods. */
function Marks({ rated, certain }: { rated: RatedMaster; certain: boolean }) {
  const lines = rated.concerns.flatMap(({ name, warnings }) => {
    const words = warnings.filter(({ level }) => (level === 'contains') === certain);
    return words.length > 0 ? [{ name, words: words.map(({ allergy }) => allergy) }] : [];
  });
  if (lines.length === 0) return null;
  const words = [...new Set(lines.flatMap((line) => line.words))].join(', ');
  const names = [...new Set(lines.map(({ name }) => name))].join(', ');
  return (
    <Text textStyle="sm">
      <Badge size="md" whiteSpace="normal" colorPalette={certain ? 'chilli' : 'turmeric'} me="2">
        <TriangleAlert size={14} aria-hidden />
        {certain ? text.offends(lines.length, words) : text.mayOffend(lines.length, words)}
      </Badge>
      <Text as="span" color="fg.muted">
        {text.inFoods(names)}
      </Text>
    </Text>
  );
}

/** Red and amber: what of a master the client must not or perhaps must not eat. */
export function AllergyMarks({ rated }: { rated: RatedMaster }) {
  if (rated.concerns.length === 0) return null;
  return (
    <Stack gap="1">
      <Marks rated={rated} certain />
      <Marks rated={rated} certain={false} />
    </Stack>
  );
}

function reasonTexts({ reasons, unknown }: Suitability): string[] {
  return [
    ...reasons.map(({ rule, points }) => text.minus(nutritionText.suitability.rules[rule], points)),
    ...unknown.map((fact) => nutritionText.suitability.unknown[fact]),
  ];
}

/** Why a master got its percentage, in a line. */
export function ScoreLine({ suitability }: { suitability: Suitability }) {
  const reasons = reasonTexts(suitability);
  return (
    <Text textStyle="xs" color="fg.muted">
      {reasons.length > 0 ? reasons.join('; ') : text.fullScore}
    </Text>
  );
}

/** Why a master got its percentage, and what was found of the client's allergies. */
export function Reasons({
  rated,
  allergies,
}: {
  rated: RatedMaster;
  allergies: readonly string[];
}) {
  const reasons = reasonTexts(rated.suitability);
  return (
    <Box bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <Text fontWeight="medium" mb="1">
        {nutritionText.suitability.title} <SuitabilityBadge rated={rated} />
      </Text>
      <Stack as="ul" gap="0.5" ps="5" textStyle="sm" mb={rated.concerns.length > 0 ? '2' : '0'}>
        {(reasons.length > 0 ? reasons : [text.fullScore]).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {allergies.length > 0 && rated.concerns.length === 0 ? (
          <li>{text.noOffence(allergies.join(', '))}</li>
        ) : null}
      </Stack>
      <AllergyMarks rated={rated} />
    </Box>
  );
}
