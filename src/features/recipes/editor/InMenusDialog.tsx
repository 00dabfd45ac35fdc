import { Badge, Box, Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { menus as collection, type Menu } from '../../../domain/records/menus';
import { formatAmount, UNKNOWN } from '../../../domain/nutrition/format';
import { figureChanges } from '../../../domain/nutrition/newFigures';
import type { HoldingMenu } from '../../../domain/menus/recipeInMenus';
import { displayUnit, NUTRIENT_LABELS, type NutrientKey } from '../../../domain/food/nutrients';
import { getDocumentTitle } from '../../../domain/records/titles';
import { common } from '../../../i18n/common';
import { getLabel } from '../../../i18n/labelOf';
import { recipesText } from '../../../i18n/recipes';
import { getAddresses } from '../../../routing/addresses';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { AppLink } from '../../../ui/Link';
import { tabular } from '../../../ui/theme';
import { PHONE, useMedia } from '../../../ui/useMedia';

const text = recipesText.inMenus;
const SAID: readonly NutrientKey[] = ['calories', 'protein', 'carbs', 'fat', 'sodium'];

const formatValue = (key: NutrientKey, value: number | undefined) =>
  value === undefined ? UNKNOWN : formatAmount(key, value);

/** `Năng lượng 286 → 300 kcal`, of the line as it is eaten; another nutrient in a word. */
function formatChanges({ newer }: HoldingMenu): string {
  const [first] = newer;
  if (!first) return text.current;
  const changes = figureChanges(first, SAID).map(
    ({ nutrient, from, to }) =>
      `${NUTRIENT_LABELS[nutrient]} ${formatValue(nutrient, from)} → ${formatValue(nutrient, to)} ${displayUnit(nutrient)}`,
  );
  return changes.length > 0 ? changes.join(' · ') : text.others;
}

interface RowProps {
  one: HoldingMenu;
  onTake: () => void;
}

function Row({ one, onTake }: RowProps) {
  const { menu, newer } = one;
  const name = getDocumentTitle('menus', menu);
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" borderBottomWidth="1px" py="2">
      <Box flex="1" minW="48">
        <Flex gap="2" align="center" wrap="wrap">
          <AppLink to={getAddresses('menus').edit(menu.id)}>{name}</AppLink>
          <Badge>{getLabel(collection.fields.kind.words, menu.kind)}</Badge>
        </Flex>
        <Text textStyle="sm" color="fg.muted" css={tabular}>
          {formatChanges(one)}
        </Text>
      </Box>
      {newer.length > 0 ? (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="gray"
          aria-label={text.takeLabel(name)}
          onClick={onTake}
        >
          {text.take}
        </Button>
      ) : null}
    </Flex>
  );
}

interface InMenusDialogProps {
  holding: readonly HoldingMenu[];
  onTake: (menus: readonly Menu[]) => void;
  onClose: () => void;
}

export function InMenusDialog({ holding, onTake, onClose }: InMenusDialogProps) {
  const phone = useMedia(PHONE);
  const older = holding.filter(({ newer }) => newer.length > 0).map(({ menu }) => menu);
  return (
    <AppDialog onClose={onClose} scrollBehavior="inside" size={phone ? 'full' : 'lg'}>
      <Dialog.Header pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body tabIndex={0} focusVisibleRing="inside">
        <Text color="fg.muted" mb="2">
          {text.hint}
        </Text>
        <Stack as="ul" listStyleType="none" gap="0" aria-label={text.title}>
          {holding.map((one) => (
            <Row key={one.menu.id} one={one} onTake={() => onTake([one.menu])} />
          ))}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {common.close}
        </Button>
        {older.length > 0 ? (
          <Button colorPalette="leaf" onClick={() => onTake(older)}>
            {text.takeAll(older.length)}
          </Button>
        ) : null}
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
