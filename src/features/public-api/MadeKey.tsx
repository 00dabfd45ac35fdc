import { Box, Button, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { publicApiText } from '../../i18n/publicApi';
import { copyKey } from './copyText';

const texts = publicApiText.made;

export interface NewKey {
  name: string;
  key: string;
}

/** The key is shown only this once. */
export function MadeKey({ made, onClose }: { made: NewKey; onClose: () => void }) {
  return (
    <Box
      as="section"
      aria-label={texts.label}
      aria-live="polite"
      bg="leaf.subtle"
      borderWidth="2px"
      borderColor="leaf.solid"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
    >
      <Heading as="h2" size="md">
        {texts.title(made.name)}
      </Heading>
      <Flex gap="2" my="3" wrap="wrap">
        <Input
          flex="1"
          minW="56"
          minH="11"
          bg="bg.panel"
          fontFamily="mono"
          readOnly
          value={made.key}
          aria-label={texts.label}
          onFocus={({ target }) => target.select()}
        />
        <Button minH="11" onClick={() => void copyKey(made.key)}>
          <Copy size={18} aria-hidden /> {texts.copy}
        </Button>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {texts.hint}
      </Text>
      <Button mt="3" minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
        {texts.close}
      </Button>
    </Box>
  );
}
