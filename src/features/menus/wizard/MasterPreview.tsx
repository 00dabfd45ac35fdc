import { Box, Button, Dialog, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { menus } from '../../../domain/records/menus';
import { countItems, MEAL_SLOTS, mealsField } from '../../../domain/food/storedLines';
import { sortedItems } from '../../../domain/food/lines';
import { amountText } from '../../../domain/food/quantities';
import { summaryText } from '../../../domain/nutrition/summary';
import { common } from '../../../i18n/common';
import { menusText } from '../../../i18n/menus';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { FiguresCard, type CardFigures } from '../../../ui/nutrition/FiguresCard';
import { tabular } from '../../../ui/theme';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { StoredImage } from '../../../blocks/images/StoredImage';
import { AllergyNotes } from '../../../blocks/lines/AllergyNotes';
import { ItemMarks } from '../../../blocks/lines/ItemMarks';
import type { Master, RatedMaster } from '../model/masters';
import { percentsText } from '../model/menuList';
import { Reasons } from './Rating';

const text = menusText.wizard;

interface MasterPreviewProps {
  master: RatedMaster;
  allergies: readonly string[];
  onChoose: (master: Master) => void;
  onClose: () => void;
}

function Meals({ master: { master, concerns } }: { master: RatedMaster }) {
  const warnings = new Map(concerns.map((concern) => [concern.lineId, concern.warnings]));
  if (countItems(master.meals) === 0) return <Text color="fg.muted">{text.emptyMenu}</Text>;
  return MEAL_SLOTS.map((slot) => {
    const items = sortedItems(master.meals[slot]);
    if (items.length === 0) return null;
    return (
      <Box key={slot}>
        <Heading as="h3" size="sm" mb="1">
          {mealsField.merge.slots[slot]}
        </Heading>
        <Stack as="ul" listStyleType="none" gap="1">
          {items.map((item) => (
            <Flex as="li" key={item.lineId} justify="space-between" gap="3">
              <span>
                {item.name}
                <AllergyNotes food={item.name} warnings={warnings.get(item.lineId) ?? []} hint />
                <ItemMarks item={item} />
              </span>
              <Text as="span" color="fg.muted" css={tabular} whiteSpace="nowrap">
                {amountText(item)}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Box>
    );
  });
}

/** Nothing while it has no line: four zeros would be a claim. */
function buildFigures(master: Master): CardFigures {
  if (countItems(master.meals) === 0) return {};
  const of = (key: keyof CardFigures) => summaryText(master, key);
  return { calories: of('calories'), protein: of('protein'), carbs: of('carbs'), fat: of('fat') };
}

export function MasterPreview({ master: rated, allergies, onChoose, onClose }: MasterPreviewProps) {
  const { master } = rated;
  const phone = useMedia(PHONE);
  return (
    <AppDialog onClose={onClose} scrollBehavior="inside" size={phone ? 'full' : 'lg'}>
      <Dialog.Header pe="14">
        <Dialog.Title>{master.name || menus.title.untitled}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body tabIndex={0} focusVisibleRing="inside">
        <Stack gap="4">
          {master.coverImage ? (
            <StoredImage address={master.coverImage} alt="" size="full" borderRadius="l3" />
          ) : null}
          <FiguresCard figures={buildFigures(master)} />
          <Text textStyle="sm" color="fg.muted" css={tabular}>
            {percentsText(master)}
          </Text>
          {master.description ? <Text>{master.description}</Text> : null}
          <Reasons master={rated} allergies={allergies} />
          <Meals master={rated} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {common.close}
        </Button>
        <Button colorPalette="leaf" onClick={() => onChoose(master)}>
          {text.choose}
        </Button>
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
