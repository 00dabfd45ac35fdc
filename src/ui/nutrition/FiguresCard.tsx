import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { displayUnit, NUTRIENT_LABELS } from '../../domain/food/nutrients';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { tabular } from '../theme';
import { MACRO_COLOURS, type MacroKey } from './MacroBar';

const SHOWN = ['calories', 'protein', 'carbs', 'fat'] as const satisfies readonly MacroKey[];

/** Figures of the card, as people read them: `86`, `≥ 86`; absent where nothing is known. */
export type CardFigures = Partial<Record<(typeof SHOWN)[number], string>>;

export function FiguresCard({ figures }: { figures: CardFigures }) {
  if (SHOWN.every((key) => figures[key] === undefined))
    return <Text color="fg.muted">{nutritionPanelText.none}</Text>;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, sm: 4 }} gap="2">
      {SHOWN.map((key) => (
        <Box
          key={key}
          borderWidth="1px"
          borderTopWidth="3px"
          borderTopColor={MACRO_COLOURS[key]}
          borderRadius="l2"
          bg="bg.panel"
          px="3"
          py="2"
        >
          <Text as="dt" textStyle="xs" color="fg.muted">
            {NUTRIENT_LABELS[key]}
          </Text>
          <Text as="dd" css={tabular} whiteSpace="nowrap">
            <Text as="span" textStyle="lg" fontWeight="bold">
              {figures[key] ?? '—'}
            </Text>{' '}
            {displayUnit(key)}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}
