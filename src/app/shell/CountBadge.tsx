import { Box } from '@chakra-ui/react';
import { common } from '../../i18n/common';
import { countText } from './placeCount';

export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <Box
        as="span"
        aria-hidden
        minW="5"
        px="1.5"
        borderRadius="full"
        bg="leaf.solid"
        color="leaf.contrast"
        textStyle="xs"
        fontWeight="semibold"
        lineHeight="1.25rem"
        textAlign="center"
      >
        {countText(count)}
      </Box>
      <Box as="span" srOnly>
        {common.nav.unseen(count)}
      </Box>
    </>
  );
}
