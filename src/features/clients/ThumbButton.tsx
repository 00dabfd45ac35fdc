import { Box, Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';

interface ThumbButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** The add button of a phone, within the thumb's reach above the bottom bar. */
export function ThumbButton({ label, disabled = false, onClick }: ThumbButtonProps) {
  return (
    <Box
      position="fixed"
      insetEnd="4"
      bottom="calc(84px + env(safe-area-inset-bottom))"
      // Below the navigation, whose account menu opens over it.
      zIndex="1"
    >
      <Button size="lg" boxShadow="md" disabled={disabled} onClick={onClick}>
        <Plus aria-hidden />
        {label}
      </Button>
    </Box>
  );
}
