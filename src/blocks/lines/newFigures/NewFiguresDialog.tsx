import { Box, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { displayUnit, NUTRIENT_LABELS, type NutrientKey } from '../../../domain/food/nutrients';
import {
  figureChanges,
  newAllergens,
  type FigureChange,
  type NewFigures,
} from '../../../domain/nutrition/newFigures';
import { formatAmount, UNKNOWN } from '../../../domain/nutrition/format';
import { common } from '../../../i18n/common';
import { linesText } from '../../../i18n/lines';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { tabular } from '../../../ui/theme';
import { PHONE, useMedia } from '../../../ui/useMedia';

const text = linesText.newFigures;

const SAID: readonly NutrientKey[] = ['calories', 'protein', 'carbs', 'fat', 'sodium', 'potassium'];

function changeText({ nutrient, from, to }: FigureChange): string {
  const formatValue = (value: number | undefined) =>
    value === undefined ? UNKNOWN : formatAmount(nutrient, value);
  const label = NUTRIENT_LABELS[nutrient];
  return `${label} ${formatValue(from)} → ${formatValue(to)} ${displayUnit(nutrient)}`;
}

function formatDetails(one: NewFigures): string {
  const changes = figureChanges(one, SAID).map(changeText);
  const allergens = newAllergens(one);
  return [
    ...(changes.length > 0 ? changes : [text.others]),
    ...(allergens.length > 0 ? [text.allergens(allergens.join(', '))] : []),
  ].join(' · ');
}

function Row({ one, onTake }: { one: NewFigures; onTake: (one: NewFigures) => void }) {
  const { name } = one.line;
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" borderBottomWidth="1px" py="2">
      <Box flex="1" minW="48">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="sm" color="fg.muted" css={tabular}>
          {formatDetails(one)}
        </Text>
      </Box>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="gray"
        aria-label={text.takeLabel(name)}
        onClick={() => onTake(one)}
      >
        {text.take}
      </Button>
    </Flex>
  );
}

interface DialogProps {
  newer: readonly NewFigures[];
  onTake: (taken: readonly NewFigures[]) => void;
  onClose: () => void;
}

export function NewFiguresDialog({ newer, onTake, onClose }: DialogProps) {
  const phone = useMedia(PHONE);
  return (
    <AppDialog onClose={onClose} scrollBehavior="inside" size={phone ? 'full' : 'lg'}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.dialog}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body tabIndex={0} focusVisibleRing="inside">
        <Text color="fg.muted" mb="2">
          {text.hint}
        </Text>
        <Stack as="ul" listStyleType="none" gap="0" aria-label={text.dialog}>
          {newer.map((one) => (
            <Row key={one.line.lineId} one={one} onTake={() => onTake([one])} />
          ))}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {common.close}
        </Button>
        <Button colorPalette="leaf" onClick={() => onTake(newer)}>
          {text.takeAll(newer.length)}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
