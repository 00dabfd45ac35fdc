import { Badge, Box, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { CloudUpload, LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImageRecord } from '../../domain/records/images';
import { imagesText } from '../../i18n/images';
import { StoredImage } from './StoredImage';

const text = imagesText.library;

export type LibraryView = 'grid' | 'list';
const VIEWS = [
  ['grid', LayoutGrid],
  ['list', List],
] as const;

interface ViewSwitchProps {
  view: LibraryView;
  onView: (view: LibraryView) => void;
}

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <Flex as="fieldset" aria-label={text.views} gap="1">
      {VIEWS.map(([one, Icon]) => (
        <IconButton
          key={one}
          variant={one === view ? 'subtle' : 'ghost'}
          colorPalette="gray"
          minW="11"
          minH="11"
          aria-label={text.view[one]}
          title={text.view[one]}
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}

interface ImageRowProps {
  image: ImageRecord;
  waits: boolean;
  onPick: () => void;
  about: ReactNode;
}

export function ImageRow({ image, waits, onPick, about }: ImageRowProps) {
  return (
    <chakra.button
      type="button"
      onClick={onPick}
      w="full"
      display="flex"
      gap="3"
      alignItems="center"
      textAlign="start"
      p="2"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ borderColor: 'leaf.solid' }}
    >
      <Box w="20" flexShrink="0" borderRadius="l1" overflow="hidden">
        <StoredImage address={image.thumbnailUrl ?? image.url} alt="" />
      </Box>
      <Stack gap="1" minW="0" flex="1">
        <Text fontWeight="semibold" lineClamp="1">
          {image.title}
        </Text>
        {image.description ? (
          <Text textStyle="sm" color="fg.muted" lineClamp="1">
            {image.description}
          </Text>
        ) : null}
        {about}
      </Stack>
      {waits ? (
        <Badge colorPalette="turmeric" flexShrink="0">
          <CloudUpload size={14} aria-hidden /> {text.waits}
        </Badge>
      ) : null}
    </chakra.button>
  );
}
