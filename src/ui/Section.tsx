import { Box, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: string;
  attention?: boolean;
  busy?: boolean;
  children?: ReactNode;
}

export function Section({ title, hint, attention, busy = false, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      aria-busy={busy}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={attention ? 'turmeric.emphasized' : 'border'}
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
    >
      <Heading as="h2" id={id} size="md">
        {title}
      </Heading>
      {hint ? (
        <Text color="fg.muted" textStyle="sm" mt="1">
          {hint}
        </Text>
      ) : null}
      {children ? <Box mt="3">{children}</Box> : null}
    </Box>
  );
}
