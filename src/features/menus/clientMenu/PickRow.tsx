import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StoredImage } from '../../../blocks/images/StoredImage';

interface PickRowProps {
  title: string;
  cover?: string | undefined;
  children: ReactNode;
  button: string;
  spoken: string;
  onPick: () => void;
}

export function PickRow({ title, cover, children, button, spoken, onPick }: PickRowProps) {
  return (
    <Flex as="li" gap="3" py="2" borderTopWidth="1px" align="center">
      {cover ? (
        <StoredImage address={cover} alt="" w="16" flexShrink="0" borderRadius="l2" />
      ) : null}
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
