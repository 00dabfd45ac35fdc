import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { common } from '../i18n/common';

/** Milliseconds below which opening shows no placeholder. */
const BLINK = 350;

export function Opening() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), BLINK);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Box px={{ base: '4', md: '6', xl: '8' }} py="4" maxW="7xl" w="full" mx="auto" aria-busy>
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
