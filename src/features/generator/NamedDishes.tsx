import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MatchedNames } from '../../domain/practice/ai/proposal';
import { generatorText } from '../../i18n/generator';
import { Section } from '../../ui/Section';
import { wishText } from './texts';

const text = generatorText.named;

function Group(props: { title: string; tone: string; children: ReactNode }) {
  const { title, tone, children } = props;
  return (
    <Box>
      <Text fontWeight="medium" color={tone}>
        {title}
      </Text>
      <Box as="ul" ps="5">
        {children}
      </Box>
    </Box>
  );
}

const asDish = (name: string, dish: string): string => (name === dish ? name : `${name} → ${dish}`);

function NotTaken({ matched: { refused, unsuitable, unknown } }: { matched: MatchedNames }) {
  return (
    <>
      {refused.length > 0 ? (
        <Group title={text.refused} tone="fg.warning">
          {refused.map(({ name, dish, why }) => (
            <li key={name}>
              {asDish(name, dish)}: {wishText(why)}
            </li>
          ))}
        </Group>
      ) : null}
      {unknown.length > 0 ? (
        <Group title={text.unknown} tone="fg.warning">
          {unknown.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Group>
      ) : null}
      {unsuitable.length > 0 ? (
        <Group title={text.unsuitable} tone="fg.muted">
          {unsuitable.map(({ name, dish }) => (
            <li key={name}>{asDish(name, dish)}</li>
          ))}
        </Group>
      ) : null}
    </>
  );
}

export function NamedDishes({ provider, matched }: { provider: string; matched: MatchedNames }) {
  const { usable } = matched;
  return (
    <Section title={text.title} hint={text.hint(provider)}>
      <Stack gap="3">
        {usable.length === 0 ? <Text>{text.nothing}</Text> : null}
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
          {usable.map(({ name, dish }) => (
            <li key={name}>
              <Badge colorPalette="leaf" whiteSpace="normal">
                {asDish(name, dish)}
              </Badge>
            </li>
          ))}
        </Flex>
        <NotTaken matched={matched} />
      </Stack>
    </Section>
  );
}
