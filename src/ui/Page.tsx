import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { common } from '../i18n/common';
import { AppLink } from './Link';
import { PageHead } from './pageHead';

const PILL_ROOM = { base: '164px', md: '184px' };

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label?: string };
  maxW?: string;
  children: ReactNode;
}

function BelowHead({ head, children }: Pick<HeadProps, 'head'> & Pick<PageProps, 'children'>) {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!head.current) return undefined;
    const observer = new ResizeObserver(() => setHeight(head.current?.offsetHeight ?? 0));
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [head]);
  return <PageHead value={height}>{children}</PageHead>;
}

function Titles({ title, subtitle }: Pick<PageProps, 'title' | 'subtitle'>) {
  return (
    <Flex
      direction="column"
      justify="center"
      // On a tablet actions go below before they squeeze the title into two lines.
      minW={{ base: '0', md: '40' }}
      // As high as the pill beside it, which buttons below must not touch.
      minH={{ base: '12', md: '0' }}
      flex="1"
    >
      <Heading as="h1" size={{ base: 'xl', md: '2xl' }} lineClamp="2" lineHeight="1.25">
        {title}
      </Heading>
      {subtitle ? (
        <Text as="div" color="fg.muted" textStyle="sm">
          {subtitle}
        </Text>
      ) : null}
    </Flex>
  );
}

type HeadProps = Omit<PageProps, 'maxW' | 'children'> & { head: RefObject<HTMLDivElement | null> };

function Head({ title, subtitle, actions, back, head }: HeadProps) {
  return (
    <Flex
      ref={head}
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg"
      minH="16"
      py="2"
      gap="2"
      align="center"
      wrap="wrap"
      pe={PILL_ROOM}
    >
      {back ? (
        <IconButton asChild variant="ghost" colorPalette="gray" ms="-3" flexShrink="0">
          <AppLink to={back.to} aria-label={back.label ?? common.back}>
            <ChevronLeft aria-hidden />
          </AppLink>
        </IconButton>
      ) : null}
      <Titles title={title} subtitle={subtitle} />
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
  );
}

export function Page({ maxW = '7xl', children, ...page }: PageProps) {
  const { title } = page;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = `${title} · ${common.product}`;
  }, [title]);
  return (
    <Box px={{ base: '4', md: '6', xl: '8' }} pb="8" maxW={maxW} w="full" mx="auto">
      <Head {...page} head={head} />
      <BelowHead head={head}>{children}</BelowHead>
    </Box>
  );
}
