import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { common } from '../../i18n/common';

interface FrameProps {
  title: string;
  /** What stands above the card. */
  above?: ReactNode;
  below?: ReactNode;
  /** Widest content. */
  maxW?: string;
  children: ReactNode;
}

/** A page before, or instead of, the workspace: the product's name and one card. */
export function Frame({ title, above, below, maxW = '26rem', children }: FrameProps) {
  useEffect(() => {
    document.title = `${title} · ${common.product}`;
  }, [title]);
  return (
    <Flex
      as="main"
      justify="center"
      align={{ base: 'flex-start', md: 'center' }}
      minH="100dvh"
      px="5"
      py="8"
    >
      <Stack gap="6" w="full" maxW={maxW}>
        <Flex align="center" gap="3">
          <img src="/favicon.svg" width={44} height={44} alt="" />
          <Text fontSize="2xl" fontWeight="bold" color="leaf.fg">
            {common.product}
          </Text>
        </Flex>
        {above}
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '7' }}>
          <Heading as="h1" size="xl" mb="4">
            {title}
          </Heading>
          {children}
        </Box>
        {below}
      </Stack>
    </Flex>
  );
}

/** A line with a link under the card. */
export function Below({ text, children }: { text?: string; children: ReactNode }) {
  return (
    <Flex align="center" justify="center" gap="2" wrap="wrap" color="fg.muted">
      {text ? <Text>{text}</Text> : null}
      {children}
    </Flex>
  );
}
