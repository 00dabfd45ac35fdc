import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { common } from '../i18n/common';

interface FullMessageProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  alone?: boolean;
}

export function FullMessage({ icon, title, children, actions, alone = false }: FullMessageProps) {
  useEffect(() => {
    document.title = `${title} · ${common.product}`;
  }, [title]);
  return (
    <Flex as={alone ? 'main' : 'div'} align="center" justify="center" minH="70dvh" px="5" py="10">
      <Stack gap="4" maxW="lg" w="full">
        <Box
          aria-hidden
          alignSelf="start"
          p="3"
          borderRadius="l3"
          bg="turmeric.subtle"
          color="turmeric.fg"
        >
          {icon}
        </Box>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Text as="div" color="fg.muted">
          {children}
        </Text>
        <Flex gap="3" wrap="wrap">
          {actions}
        </Flex>
      </Stack>
    </Flex>
  );
}
