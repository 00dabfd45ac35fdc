import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NothingYet } from './restoring';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  description?: string;
  action?: ReactNode;
}

function Empty({ icon, title, description, action }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      textAlign="center"
      gap="3"
      py={{ base: '10', md: '14' }}
      px="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
    >
      {icon ? (
        <Box p="3" bg="leaf.subtle" color="leaf.fg" borderRadius="full" aria-hidden>
          {icon}
        </Box>
      ) : null}
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {description ? (
        <Text color="fg.muted" maxW="md">
          {description}
        </Text>
      ) : null}
      {action}
    </Stack>
  );
}

export function EmptyState(props: EmptyStateProps) {
  return (
    <NothingYet>
      <Empty {...props} />
    </NothingYet>
  );
}
