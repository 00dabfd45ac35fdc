import { Box, chakra, Flex, type BoxProps } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import type { ImageSize } from '../../domain/records/images/limits';
import { imagesText } from '../../i18n/images';
import { useImageUrl, type ImageUrl } from './useImageUrl';

interface ImageProps extends Omit<BoxProps, 'children'> {
  /** As in documents: `coverImage`, or `url` of an image record. */
  address: string | undefined;
  alt: string;
  size?: ImageSize;
  isWhole?: boolean;
}

function useShownUrl(address: string | undefined, size: ImageSize): ImageUrl {
  const imageUrl = useImageUrl(address, size);
  const isBehind = size === 'full' && !imageUrl.url;
  const small = useImageUrl(isBehind ? address : undefined, 'thumbnail');
  const url = imageUrl.url ?? small.url;
  return { url, isMissing: imageUrl.isMissing && !url };
}

export function StoredImage({
  address,
  alt,
  size = 'thumbnail',
  isWhole = false,
  ...box
}: ImageProps) {
  const { url, isMissing } = useShownUrl(address, size);
  return (
    <Box position="relative" overflow="hidden" bg="bg.muted" aspectRatio={4 / 3} {...box}>
      {url ? (
        <chakra.img
          src={url}
          alt={alt}
          display="block"
          w="full"
          h="full"
          objectFit={isWhole ? 'contain' : 'cover'}
          draggable={false}
        />
      ) : null}
      {isMissing ? (
        <Flex title={imagesText.missing} align="center" justify="center" h="full" color="fg.muted">
          <ImageOff size={24} aria-hidden />
          <Box as="span" srOnly>
            {imagesText.missing}
          </Box>
        </Flex>
      ) : null}
    </Box>
  );
}
