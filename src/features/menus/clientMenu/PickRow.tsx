import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PickRowProps {
  title: string;
  children: ReactNode;
  button: string;
  /** The button's name for who cannot see the row. */
  spoken: string;
  onPick: () => void;
}

/** One thing on offer in a list to choose from. */
export function PickRow({ title, children, button, spoken, onPick }: PickRowProps) {
  return (
    <Flex as="li" gap="3" py="2" borderTopWidth="1px" align="center">
      <Box flex="1" minW="0">
        <Text fontWeight="medium" lineClamp="2" overflowWrap="anywhere">
          {title}
        </Text>
        {children}
      </Box>
      <Button
        variant="outline"
        colorPalette="leaf"
        flexShrink="0"
        aria-label={spoken}
        onClick={onPick}
      >
        {button}
      </Button>
    </Flex>
  );
}
