import { Box, Button, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { foodsText } from '../../../i18n/foods';
import { linesText } from '../../../i18n/lines';
import { Notice } from '../../../ui/Notice';
import { OwnFoodDialog } from '../../foods/lazyDialog';
import type { Addable } from '../../../domain/menus/addables';

interface OwnFoodOfferProps {
  /** Words that were looked for. */
  query: string;
  onOpen: () => void;
}

/** The end of each search: what the catalogue does not have can be added, and used at once. */
export function OwnFoodOffer({ query, onOpen }: OwnFoodOfferProps) {
  return (
    <Button
      variant="ghost"
      colorPalette="leaf"
      justifyContent="flex-start"
      w="full"
      h="auto"
      minH="14"
      px="3"
      py="2"
      whiteSpace="normal"
      textAlign="start"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Plus size={18} aria-hidden />
      <span>
        {foodsText.addNamed(query.trim())}
        <Text as="span" display="block" textStyle="sm" fontWeight="normal" color="fg.muted">
          {foodsText.addHint}
        </Text>
      </span>
    </Button>
  );
}

/** Before what comes near: the catalogue has nothing of the kind, and the label has the figures. */
export function Unlisted({ what, onOwnFood }: { what: string; onOwnFood?: () => void }) {
  const { unlisted } = linesText.add;
  return (
    <Box mb="2">
      <Notice
        tone="warning"
        title={unlisted.title(what)}
        {...(onOwnFood ? { action: { label: unlisted.action, onPress: onOwnFood } } : {})}
      >
        {unlisted.hint}
      </Notice>
    </Box>
  );
}

/** A dialog gives the focus back in the frame after it has gone; what takes it then must come later. */
function afterFocus(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/**
 * The form of an own food over the dialog that adds lines.
 * @param onMade gets the food as something that can be added
 */
export function useOwnFood(
  query: string,
  onMade: (addable: Addable) => void,
): { open: () => void; dialog: ReactNode } {
  const [name, setName] = useState<string>();
  const dialog =
    name === undefined ? null : (
      <Suspense fallback={null}>
        <OwnFoodDialog
          name={name}
          onSaved={(edible) => afterFocus(() => onMade({ kind: 'edible', edible, own: true }))}
          onClose={() => setName(undefined)}
        />
      </Suspense>
    );
  return { open: () => setName(query.trim().slice(0, 200)), dialog };
}
