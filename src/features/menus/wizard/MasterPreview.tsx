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
import { MEAL_SLOTS } from '../../../domain/menu';
import { countItems, quantityText, sortedItems } from '../../../domain/menuEditing';
import type { Suitability } from '../../../domain/targets/suitability';
import { common } from '../../../i18n/common';
import { menusText } from '../../../i18n/menus';
import { nutritionText } from '../../../i18n/nutrition';
import { tabular } from '../../../ui/theme';
import { PHONE, useMedia } from '../hooks/useMedia';
import type { Master } from '../model/masters';
import { MenuFigures, SuitabilityBadge } from './MasterCard';

const text = menusText.wizard;

interface MasterPreviewProps {
  master: Master;
  suitability: Suitability | undefined;
  onChoose: (master: Master) => void;
  onClose: () => void;
}

/** Why a master got its percentage. */
function Reasons({ suitability }: { suitability: Suitability }) {
  const { reasons, unknown } = suitability;
  return (
    <Box bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <Flex gap="2" align="center" mb={reasons.length + unknown.length > 0 ? '1' : '0'}>
        <Text fontWeight="medium">{nutritionText.suitability.title}</Text>
        <SuitabilityBadge suitability={suitability} />
      </Flex>
      <Stack as="ul" gap="0.5" ps="5" textStyle="sm">
        {reasons.map(({ rule, points }) => (
          <li key={rule}>
            {nutritionText.suitability.rules[rule]} (−{points})
          </li>
        ))}
        {unknown.map((fact) => (
          <li key={fact}>{nutritionText.suitability.unknown[fact]}</li>
        ))}
      </Stack>
    </Box>
  );
}

function Meals({ master }: { master: Master }) {
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
              <span>{item.name}</span>
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
export function MasterPreview({ master, suitability, onChoose, onClose }: MasterPreviewProps) {
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
                {suitability ? <Reasons suitability={suitability} /> : null}
                <Meals master={master} />
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
