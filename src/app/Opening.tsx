import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { common } from '../i18n/common';

/** Quiet stand-in that appears only when opening takes longer than a blink. */
export function Opening() {
  return (
    <Box
      px={{ base: '4', md: '6', xl: '8' }}
      py="4"
      maxW="7xl"
      w="full"
      mx="auto"
      aria-busy
      css={{ animation: 'fade-in 1ms 350ms both' }}
    >
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <Stack gap="3" aria-hidden>
        <Skeleton h="9" w="52" mb="4" />
        <Skeleton h="11" />
        <Skeleton h="24" />
        <Skeleton h="24" />
        <Skeleton h="24" />
      </Stack>
    </Box>
  );
}
