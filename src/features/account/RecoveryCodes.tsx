import { Button, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { securityText } from '../../i18n/security';
import { toaster } from '../../ui/toaster';

const text = securityText.recovery;

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toaster.create({ title: text.copied, type: 'success' });
  } catch {
    toaster.create({ title: text.notCopied, type: 'error' });
  }
}

export function RecoveryCodes(props: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap="4">
      <Text fontWeight="semibold">{text.title}</Text>
      <Text>{text.body}</Text>
      <SimpleGrid
        as="ul"
        columns={{ base: 1, sm: 2 }}
        gap="1"
        listStyleType="none"
        aria-label={text.title}
      >
        {props.codes.map((code) => (
          <chakra.li key={code} fontFamily="mono" userSelect="all">
            {code}
          </chakra.li>
        ))}
      </SimpleGrid>
      <Flex gap="2" wrap="wrap">
        <Button colorPalette="leaf" onClick={props.onDone}>
          {text.done}
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={() => void copy(props.codes)}>
          {text.copy}
        </Button>
      </Flex>
    </Stack>
  );
}
