import { Box, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RecordCardProps {
  title: string;
  /** Below the title: who, when. */
  about: ReactNode;
  /** Acts on the record; nothing for none. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One record of a list that is worked off: what it is, its facts, and what may be decided. */
export function RecordCard({ title, about, actions, children }: RecordCardProps) {
  return (
    <Stack
      as="article"
      gap="3"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {about}
      </Box>
      {children}
      {actions ? (
        <Flex gap="3" wrap="wrap">
          {actions}
        </Flex>
      ) : null}
    </Stack>
  );
}

/** Facts of a record, beside each other where there is room. */
export function RecordFacts({ children }: { children: ReactNode }) {
  return (
    <chakra.dl display="grid" gap="2" gridTemplateColumns={{ md: '1fr 1fr' }}>
      {children}
    </chakra.dl>
  );
}

/** A fact with its name; nothing where there is none. */
export function RecordFact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box>
      <chakra.dt color="fg.muted" textStyle="xs">
        {name}
      </chakra.dt>
      <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Box>
  );
}
