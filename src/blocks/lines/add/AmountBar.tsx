import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { NewLine } from '../../../domain/lines';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { linesText } from '../../../i18n/lines';
import { formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import type { AllergyWarning } from '../../../domain/allergens/warnings';
import { AllergyNotes } from '../AllergyNotes';
import { QuantityControl } from '../amount/QuantityControl';

const text = linesText.add;

interface AmountBarProps {
  line: NewLine;
  warnings: readonly AllergyWarning[];
  onChange: (line: NewLine) => void;
  onConfirm: () => void;
}

/** How much of the chosen food: the cursor stands in the number, Enter adds it. */
export function AmountBar({ line, warnings, onChange, onConfirm }: AmountBarProps) {
  const [valid, setValid] = useState(true);
  const { calories, protein, carbs, fat } = itemNutrients(line);
  return (
    <Flex
      as="section"
      aria-label={text.chosen}
      wrap="wrap"
      align="center"
      gap="3"
      w="full"
      justify="space-between"
    >
      <Text as="div" flex="1" minW="40" fontWeight="medium">
        {line.name}
        <Text as="span" display="block" textStyle="sm" color="fg.muted" css={tabular}>
          {formatNumber(calories, 0)} kcal ·{' '}
          {linesText.line.macros(
            formatNumber(protein, 1),
            formatNumber(carbs, 1),
            formatNumber(fat, 1),
          )}
        </Text>
        <AllergyNotes warnings={warnings} hint />
      </Text>
      <Flex gap="2" align="center">
        <QuantityControl
          key={line.lineId}
          line={line}
          focused
          onChange={(patch) => onChange({ ...line, ...patch })}
          onEnter={onConfirm}
          onValidity={setValid}
        />
        {/* The reason stands beside the field. */}
        <Button colorPalette="leaf" onClick={onConfirm} disabled={!valid}>
          {text.confirm}
        </Button>
      </Flex>
    </Flex>
  );
}
