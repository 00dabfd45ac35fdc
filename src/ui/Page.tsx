import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { common } from '../i18n/common';
import { AppLink } from './Link';

/** Room at the right of the header in which the shell shows its pill. */
const PILL_ROOM = { base: '164px', md: '184px' };

interface PageProps {
  title: string;
  /** A quiet line under the title, for example "Đã lưu trên máy". */
  subtitle?: ReactNode;
  /** Buttons; beside the title from 768 px on, under it below. */
  actions?: ReactNode;
  /** Where "Quay lại" leads. */
  back?: { to: string; label?: string };
  /** Widest content; forms read better narrow. */
  maxW?: string;
  children: ReactNode;
}

/** Frame of a screen: document title, sticky heading, actions. Pill and navigation come from the shell. */
export function Page({ title, subtitle, actions, back, maxW = '7xl', children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · ${common.product}`;
  }, [title]);
  return (
    <Box px={{ base: '4', md: '6', xl: '8' }} pb="8" maxW={maxW} w="full" mx="auto">
      <Flex
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg"
        minH="16"
        py="2"
        gap="2"
        align="center"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        pe={PILL_ROOM}
      >
        {back ? (
          <IconButton asChild variant="ghost" colorPalette="gray" ms="-3" flexShrink="0">
            <AppLink to={back.to} aria-label={back.label ?? common.back}>
              <ChevronLeft aria-hidden />
            </AppLink>
          </IconButton>
        ) : null}
        <Box minW="0" flex="1">
          <Heading as="h1" size={{ base: 'xl', md: '2xl' }} lineClamp="2" lineHeight="1.25">
            {title}
          </Heading>
          {subtitle ? (
            <Text as="div" color="fg.muted" textStyle="sm">
              {subtitle}
            </Text>
          ) : null}
        </Box>
        {actions ? (
          <Flex
            gap="2"
            align="center"
            wrap={{ base: 'wrap', md: 'nowrap' }}
            flexBasis={{ base: `calc(100% + ${PILL_ROOM.base})`, md: 'auto' }}
            me={{ base: `-${PILL_ROOM.base}`, md: '0' }}
          >
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {children}
    </Box>
  );
}
