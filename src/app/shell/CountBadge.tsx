import { Box } from '@chakra-ui/react';
import { common } from '../../i18n/common';
import { countText } from './placeCount';

interface CountBadgeProps {
  count: number;
  /** For screen readers. */
  say?: ((count: number) => string) | undefined;
}

export function CountBadge({ count, say = common.nav.unseen }: CountBadgeProps) {
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
        {say(count)}
      </Box>
    </>
  );
}
