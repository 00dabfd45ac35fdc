import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface CardProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      minW="0"
    >
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" px="4" py="2" minH="14">
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  );
}

export function CardRow({ children, edge }: { children: ReactNode; edge?: 'late' | 'now' }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      borderTopWidth="1px"
      minH="14"
      css={
        edge
          ? { boxShadow: `inset 3px 0 0 {colors.${edge === 'late' ? 'turmeric' : 'leaf'}.solid}` }
          : undefined
      }
    >
      {children}
    </Flex>
  );
}
