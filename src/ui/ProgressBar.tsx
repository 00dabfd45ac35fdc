import { Box } from '@chakra-ui/react';

/** @param share 0–1 */
export function ProgressBar({ share }: { share: number }) {
  return (
    <Box flex="1" h="1.5" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
      <Box h="full" bg="leaf.solid" style={{ width: `${share * 100}%` }} />
    </Box>
  );
}
