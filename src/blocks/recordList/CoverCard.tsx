import { Box, Flex, LinkBox, LinkOverlay } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/Link';
import type { MenuAction } from '../../ui/menuAction';
import { MoreMenu } from '../../ui/MoreMenu';
import { StoredImage } from '../images/StoredImage';

interface CoverCardProps {
  title: string;
  titleLines: number;
  to: string;
  cover: string | undefined;
  /** Stands where there is no cover. */
  icon: LucideIcon;
  actionsLabel: string;
  actions: readonly MenuAction[];
  children: ReactNode;
}

function Cover({ cover, icon: Icon }: Pick<CoverCardProps, 'cover' | 'icon'>) {
  if (cover) return <StoredImage address={cover} alt="" w="full" />;
  return (
    <Flex
      aspectRatio={4 / 3}
      bg="leaf.subtle"
      color="leaf.fg"
      align="center"
      justify="center"
      aria-hidden
    >
      <Icon size={32} strokeWidth={1.25} />
    </Flex>
  );
}

export function CoverCard(props: CoverCardProps) {
  return (
    <LinkBox
      as="article"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      overflow="hidden"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Cover cover={props.cover} icon={props.icon} />
      <Box px="4" py="3">
        <Flex align="flex-start" gap="1" me="-3" mt="-1">
          <LinkOverlay asChild fontWeight="semibold" flex="1" pt="2" lineClamp={props.titleLines}>
            <AppLink to={props.to}>{props.title}</AppLink>
          </LinkOverlay>
          <Box position="relative" zIndex="1">
            <MoreMenu label={props.actionsLabel} actions={props.actions} />
          </Box>
        </Flex>
        {props.children}
      </Box>
    </LinkBox>
  );
}
