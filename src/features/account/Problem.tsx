import { Box, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** Why the last try failed; told to screen readers at once. */
export function Problem({ text }: { text: string | null }) {
  return (
    <Box aria-live="assertive">
      {text ? (
        <Text
          display="flex"
          gap="2"
          alignItems="flex-start"
          p="3"
          borderRadius="l2"
          bg="bg.error"
          color="fg.error"
          textStyle="sm"
        >
          <Box as="span" flexShrink="0" mt="0.5">
            <CircleAlert size={18} aria-hidden />
          </Box>
          {text}
        </Text>
      ) : null}
    </Box>
  );
}
