import { Box, Dialog, Text } from '@chakra-ui/react';
import type { MenuItem } from '../../domain/food/storedLines';
import { amountText } from '../../domain/food/quantities';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { PHONE, useMedia } from '../../ui/useMedia';
import { DishCard } from './DishCard';

export function DishCardDialog({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const phone = useMedia(PHONE);
  return (
    <AppDialog
      onClose={onClose}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header ps="4" pe="14" pb="2">
        <Box>
          <Dialog.Title>{item.name}</Dialog.Title>
          <Text color="fg.muted">{amountText(item)}</Text>
        </Box>
      </Dialog.Header>
      <Dialog.Body px="4" pb="4" tabIndex={0} focusVisibleRing="inside">
        <DishCard item={item} />
      </Dialog.Body>
      <DialogCross />
    </AppDialog>
  );
}
