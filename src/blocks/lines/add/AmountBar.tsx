import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { AllergyWarning } from '../../../domain/clinical/allergens/warnings';
import type { Edible } from '../../../domain/food/catalogue';
import type { NewLine } from '../../../domain/food/lines';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { linesText } from '../../../i18n/lines';
import { formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { kindText } from './kindText';
import { AllergyNotes } from '../AllergyNotes';
import { ItemMarks } from '../ItemMarks';
import { QuantityControl } from '../amount/QuantityControl';

const text = linesText.add;

interface MarkProps {
  name: string;
  isFavourite: boolean;
  onMark: (isMarked: boolean) => void;
}

function Mark({ name, isFavourite, onMark }: MarkProps) {
  const label = isFavourite ? text.unmark(name) : text.mark(name);
  return (
    <IconButton
      variant="ghost"
      colorPalette={isFavourite ? 'turmeric' : 'gray'}
      minW="11"
      minH="11"
      aria-label={label}
      title={label}
      onClick={() => onMark(!isFavourite)}
    >
      <Star size={20} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}

interface AmountBarProps {
  line: NewLine;
  edible: Edible | undefined;
  /** The amount as recognised in the search text; empty where there was none. */
  heard: string;
  warnings: readonly AllergyWarning[];
  isFavourite: boolean;
  onMark: (isMarked: boolean) => void;
  onChange: (line: NewLine) => void;
  onConfirm: () => void;
}

function Chosen({ line, edible, warnings }: Pick<AmountBarProps, 'line' | 'edible' | 'warnings'>) {
  const { calories, protein, carbs, fat } = itemNutrients(line);
  return (
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
      {edible ? (
        <Text
          as="span"
          display="block"
          textStyle="xs"
          fontWeight="normal"
          color="fg.muted"
          css={tabular}
        >
          {kindText(edible)}
        </Text>
      ) : null}
      <AllergyNotes food={line.name} warnings={warnings} hint />
      <ItemMarks item={line} />
    </Text>
  );
}

export function AmountBar(props: AmountBarProps) {
  const { line, edible, warnings, onChange, onConfirm } = props;
  const [valid, setValid] = useState(true);
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
      <Chosen line={line} edible={edible} warnings={warnings} />
      <Flex gap="2" align="center">
        <QuantityControl
          key={line.lineId}
          line={line}
          focused
          heard={props.heard}
          onChange={(patch) => onChange({ ...line, ...patch })}
          onEnter={onConfirm}
          onValidity={setValid}
        />
        <Mark name={line.name} isFavourite={props.isFavourite} onMark={props.onMark} />
        {/* The reason stands beside the field. */}
        <Button colorPalette="leaf" onClick={onConfirm} disabled={!valid}>
          {text.confirm}
        </Button>
      </Flex>
    </Flex>
  );
}
