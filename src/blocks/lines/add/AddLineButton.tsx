import { Button, Flex, Kbd } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { linesText } from '../../../i18n/lines';

const text = linesText.open;

interface AddLineButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}

export const AddLineButton = memo(function AddLineButton({
  buttonRef,
  onOpen,
}: AddLineButtonProps) {
  return (
    <Flex position="relative" align="center">
      <Button
        ref={buttonRef}
        variant="outline"
        colorPalette="gray"
        borderStyle="dashed"
        justifyContent="flex-start"
        w="full"
        minH="12"
        fontWeight="medium"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={onOpen}
      >
        <Plus size={18} aria-hidden />
        {text.button}
      </Button>
      <Flex
        hideBelow="md"
        position="absolute"
        insetEnd="4"
        gap="3"
        align="center"
        pointerEvents="none"
        color="fg.muted"
        textStyle="sm"
      >
        {text.hint} <Kbd>/</Kbd>
      </Flex>
    </Flex>
  );
});
