import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ApiKeyView, RecentCall } from '../../domain/publicHouse/publicApi/keys';
import { publicApiText } from '../../i18n/publicApi';
import { formatWhen } from '../../ui/format';
import { Section } from '../../ui/Section';

const texts = publicApiText.recent;

const isRefused = ({ status }: RecentCall): boolean => status >= 400;

function getColour(status: number): string {
  if (status < 400) return 'leaf';
  return status === 429 ? 'turmeric' : 'chilli';
}

function Call({ call, keyName }: { call: RecentCall; keyName: string }) {
  const { at, method, path, status, code } = call;
  return (
    <chakra.li py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" align="center" wrap="wrap">
        <Badge colorPalette={getColour(status)}>{status}</Badge>
        <Box flex="1" minW="0">
          <Text fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
            {method} {path}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {[formatWhen(at), keyName, code].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      </Flex>
    </chakra.li>
  );
}

interface Props {
  calls: readonly RecentCall[];
  keys: readonly ApiKeyView[];
}

export function RecentCalls({ calls, keys }: Props) {
  const [onlyRefused, setOnlyRefused] = useState(false);
  const refused = calls.filter(isRefused);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const choices = [
    { label: texts.all, chosen: false },
    { label: texts.refused(refused.length), chosen: true },
  ];
  return (
    <Section title={texts.title}>
      {calls.length === 0 ? <Text color="fg.muted">{texts.none}</Text> : null}
      <Flex gap="2" mb="2" hidden={calls.length === 0}>
        {choices.map(({ label, chosen }) => (
          <Button
            key={label}
            size="sm"
            minH="11"
            variant={onlyRefused === chosen ? 'subtle' : 'ghost'}
            colorPalette="gray"
            aria-pressed={onlyRefused === chosen}
            onClick={() => setOnlyRefused(chosen)}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <chakra.ul listStyleType="none" aria-label={texts.title}>
        {(onlyRefused ? refused : calls).map((call, at) => (
          <Call
            key={`${call.at} ${at}`}
            call={call}
            keyName={names.get(call.keyId) ?? texts.gone}
          />
        ))}
      </chakra.ul>
    </Section>
  );
}
