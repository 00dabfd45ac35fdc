import {
  Box,
  Button,
  CloseButton,
  Dialog,
  Flex,
  Heading,
  Portal,
  Stack,
  Text,
} from '@chakra-ui/react';
import { MEAL_SLOTS } from '../../../domain/collections/shared/lines';
import { sortedItems } from '../../../domain/lines';
import { countItems } from '../../../domain/menuEditing';
import { quantityText } from '../../../domain/quantities';
import { common } from '../../../i18n/common';
import { menusText } from '../../../i18n/menus';
import { tabular } from '../../../ui/theme';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { AllergyNotes } from '../../../blocks/lines/AllergyNotes';
import type { Master, RatedMaster } from '../model/masters';
import { MenuFigures } from './MasterCard';
import { Reasons } from './Rating';

const text = menusText.wizard;

interface MasterPreviewProps {
  rated: RatedMaster;
  allergies: readonly string[];
  onChoose: (master: Master) => void;
  onClose: () => void;
}

function Meals({ rated: { master, concerns } }: { rated: RatedMaster }) {
  const warnings = new Map(concerns.map((concern) => [concern.lineId, concern.warnings]));
  if (countItems(master.meals) === 0) return <Text color="fg.muted">{text.emptyMenu}</Text>;
  return MEAL_SLOTS.map((slot) => {
    const items = sortedItems(master.meals[slot]);
    if (items.length === 0) return null;
    return (
      <Box key={slot}>
        <Heading as="h3" size="sm" mb="1">
          {menusText.slots[slot].long}
        </Heading>
        <Stack as="ul" listStyleType="none" gap="1">
          {items.map((item) => (
            <Flex as="li" key={item.lineId} justify="space-between" gap="3">
              <span>
                {item.name}
                <AllergyNotes warnings={warnings.get(item.lineId) ?? []} hint />
              </span>
              <Text as="span" color="fg.muted" css={tabular} whiteSpace="nowrap">
                {quantityText(item.quantity)} {item.unit}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Box>
    );
  });
}

/** A master in full before it is used. */
export function MasterPreview({ rated, allergies, onChoose, onClose }: MasterPreviewProps) {
  const { master } = rated;
  const phone = useMedia(PHONE);
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      scrollBehavior="inside"
      size={phone ? 'full' : 'lg'}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header pe="14">
              <Dialog.Title>{master.name || menusText.unnamed}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0} focusVisibleRing="inside">
              <Stack gap="4">
                <MenuFigures menu={master} />
                {master.description ? <Text>{master.description}</Text> : null}
                <Reasons rated={rated} allergies={allergies} />
                <Meals rated={rated} />
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
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={common.close} boxSize="11" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
