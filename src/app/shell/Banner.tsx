import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface BannerProps {
  icon: ReactNode;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  more?: string;
}

const OUT_OF_SIGHT = {
  mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

export function Banner({ icon, title, children, action, more }: BannerProps) {
  const short = more !== undefined;
  return (
    <Flex
      align="center"
      wrap={short ? 'nowrap' : 'wrap'}
      gap={{ base: short ? '2' : '3', md: '3' }}
      px={{ base: '4', md: '6', xl: '8' }}
      py="2"
      bg="turmeric.subtle"
      color="turmeric.fg"
      textStyle="sm"
    >
      {icon}
      <Text as="div" flex="1" minW={short ? '0' : '52'}>
        {title ? <strong>{title}. </strong> : null}
        {children}
        {short ? (
          <Text as="span" css={OUT_OF_SIGHT}>
            {` ${more}`}
          </Text>
        ) : null}
      </Text>
      {action}
    </Flex>
  );
}
