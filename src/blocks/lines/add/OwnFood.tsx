import { Box, Button, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { foodsText } from '../../../i18n/foods';
import { linesText } from '../../../i18n/lines';
import { Notice } from '../../../ui/Notice';
import { OwnFoodDialog } from '../../foods/lazyDialog';
import type { Addable } from '../../../domain/menus/addables';

interface OwnFoodOfferProps {
  query: string;
  onOpen: () => void;
}

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

/** A dialog restores the focus in the frame after it closed; move it after that. */
function afterFocus(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

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
