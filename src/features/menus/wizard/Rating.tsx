import { Badge, Box, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { allergyPhrase } from '../../../domain/clinical/allergens/phrase';
import { scoreWith } from '../../../domain/verdict/fit';
import type { Suitability } from '../../../domain/targets/suitability';
import { clinicalText } from '../../../i18n/clinical';
import { menusText } from '../../../i18n/menus';
import { nutritionText } from '../../../i18n/nutrition';
import { tabular } from '../../../ui/theme';
import { fitText } from '../model/fitText';
import type { RatedMaster } from '../model/masters';

const text = menusText.wizard;

const GROUPS = {
  fits: { variant: 'solid', colorPalette: 'leaf' },
  adjust: { variant: 'subtle', colorPalette: 'turmeric' },
  avoid: { variant: 'subtle', colorPalette: 'chilli' },
} as const;

export function SuitabilityBadge({ master }: { master: RatedMaster }) {
  const { suitability, fit } = master;
  const score = scoreWith(suitability.score, fit);
  return (
    <Stack gap="0.5" align="flex-end" flexShrink="0">
      <Badge size="md" {...GROUPS[fit.group]}>
        {clinicalText.fit.groups[fit.group]}
      </Badge>
      {score === undefined ? null : (
        <Text as="span" textStyle="xs" color="fg.muted" css={tabular}>
          {text.suits(score)}
        </Text>
      )}
    </Stack>
  );
}

export function FitReasons({ master: { fit }, most }: { master: RatedMaster; most?: number }) {
  const lines = fit.reasons.map((reason) => ({ text: fitText(reason), level: reason.level }));
  if (lines.length === 0)
    return (
      <Text textStyle="sm" color="fg.success">
        {clinicalText.fit.good}
      </Text>
    );
  return (
    <Stack as="ul" listStyleType="none" gap="0.5" textStyle="sm">
      {lines.slice(0, most ?? lines.length).map((line) => (
        <Text
          as="li"
          key={line.text}
          color={line.level === 'red' ? 'fg.error' : 'fg.warning'}
          display="flex"
          gap="1.5"
        >
          <Box flexShrink="0" pt="0.5">
            <TriangleAlert size={14} aria-hidden />
          </Box>
          {line.text}
        </Text>
      ))}
    </Stack>
  );
}

function Marks({ master, certain }: { master: RatedMaster; certain: boolean }) {
  const lines = master.concerns.flatMap(({ name, warnings }) => {
    const words = warnings.filter(({ level }) => (level === 'contains') === certain);
    return words.length > 0
      ? [{ name, words: words.map((one) => (certain ? allergyPhrase(one.allergy) : one.allergen)) }]
      : [];
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

export function AllergyMarks({ master }: { master: RatedMaster }) {
  if (master.concerns.length === 0) return null;
  return (
    <Stack gap="1">
      <Marks master={master} certain />
      <Marks master={master} certain={false} />
    </Stack>
  );
}

function reasonTexts({ reasons, unknown }: Suitability): string[] {
  return [
    ...reasons.map(({ rule, points }) => text.minus(nutritionText.suitability.rules[rule], points)),
    ...unknown.map((fact) => nutritionText.suitability.unknown[fact]),
  ];
}

export function ScoreLine({ master: { suitability, fit } }: { master: RatedMaster }) {
  const reasons = reasonTexts(suitability);
  // With reasons against it, the menu is not called faultless.
  if (reasons.length === 0 && fit.reasons.length > 0) return null;
  return (
    <Text textStyle="xs" color="fg.muted">
      {reasons.length > 0 ? reasons.join('; ') : text.fullScore}
    </Text>
  );
}

export function Reasons({
  master,
  allergies,
}: {
  master: RatedMaster;
  allergies: readonly string[];
}) {
  const reasons = reasonTexts(master.suitability);
  return (
    <Box bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <Text as="div" fontWeight="medium" mb="1">
        {nutritionText.suitability.title} <SuitabilityBadge master={master} />
      </Text>
      <Stack as="ul" gap="0.5" ps="5" textStyle="sm" mb={master.concerns.length > 0 ? '2' : '0'}>
        {(reasons.length > 0 || master.fit.reasons.length > 0 ? reasons : [text.fullScore]).map(
          (reason) => (
            <li key={reason}>{reason}</li>
          ),
        )}
        {allergies.length > 0 && master.concerns.length === 0 ? (
          <li>{text.noOffence(allergies.join(', '))}</li>
        ) : null}
      </Stack>
      <FitReasons master={master} />
      <AllergyMarks master={master} />
    </Box>
  );
}
