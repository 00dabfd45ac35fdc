import { Box, Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';

interface ThumbButtonProps {
  label: string;
  onClick: () => void;
}

/** In a bar of its own: a floating button would cover a client. */
export function ThumbButton({ label, onClick }: ThumbButtonProps) {
  return (
    <Box
      position="fixed"
      insetX="0"
      bottom="calc(4rem + 1px + env(safe-area-inset-bottom))"
      bg="bg"
      borderTopWidth="1px"
      px="4"
      py="1.5"
      // Below the navigation, whose account menu opens over it.
      zIndex="1"
    >
      <Button w="full" onClick={onClick}>
        <Plus aria-hidden />
        {label}
      </Button>
    </Box>
  );
}
