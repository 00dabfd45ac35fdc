import { Flex, Kbd, Text } from '@chakra-ui/react';
import { queueTexts as texts } from '../../i18n/queue';

type Hint = readonly [keys: readonly string[], name: Exclude<keyof typeof texts.keys, 'label'>];

/** For whoever has a keyboard. */
export function KeyHints({ hints }: { hints: readonly Hint[] }) {
  return (
    <Flex hideBelow="lg" gap="4" wrap="wrap" aria-label={texts.keys.label} as="section">
      {hints.map(([keys, name]) => (
        <Flex key={name} gap="1" align="center">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <Text textStyle="sm" color="fg.muted">
            {texts.keys[name]}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
