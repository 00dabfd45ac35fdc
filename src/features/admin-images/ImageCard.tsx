import { chakra, Stack, Text } from '@chakra-ui/react';
import type { StaffImage } from '../../api/sharedImages';
import { queueElementId } from '../../blocks/queue/useQueue';
import { adminImageTexts as texts } from '../../i18n/adminImages';
import { formatAge } from '../../ui/format';
import { OfferedImage } from './OfferedImage';

export const getKey = ({ workspaceId, imageId }: StaffImage): string => `${workspaceId}-${imageId}`;

interface ImageCardProps {
  image: StaffImage;
  isSelected: boolean;
  onSelect: () => void;
}

export function ImageCard({ image, isSelected, onSelect }: ImageCardProps) {
  const { words, expertName, offeredAt } = image;
  return (
    <chakra.button
      type="button"
      id={queueElementId(getKey(image))}
      aria-pressed={isSelected}
      onClick={onSelect}
      textAlign="start"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="2px"
      borderColor={isSelected ? 'leaf.solid' : 'border'}
      borderRadius="l2"
      cursor="pointer"
      focusVisibleRing="outside"
    >
      <OfferedImage image={image} size="thumbnail" alt="" />
      <Stack gap="0" p="3">
        <Text fontWeight="semibold" lineClamp="1">
          {words.title}
        </Text>
        <Text textStyle="sm" color="fg.muted" lineClamp="1">
          {texts.by(expertName, formatAge(offeredAt))}
        </Text>
      </Stack>
    </chakra.button>
  );
}
