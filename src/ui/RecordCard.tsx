import { Box, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RecordCardProps {
  title: string;
  about: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

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

export function RecordFacts({ children }: { children: ReactNode }) {
  return (
    <chakra.dl display="grid" gap="2" gridTemplateColumns={{ md: '1fr 1fr' }}>
      {children}
    </chakra.dl>
  );
}

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
