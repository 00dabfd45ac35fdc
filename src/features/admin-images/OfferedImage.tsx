import { Box, chakra, Flex, type BoxProps } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buildAddress } from '../../api/contract';
import { getOfferedImage, type StaffImage } from '../../api/sharedImages';
import { session } from '../../gateway/browserSession';
import { adminImageTexts as texts } from '../../i18n/adminImages';

type Size = 'thumbnail' | 'full';

/** Nothing public shows it yet, so it is fetched with the session's token. */
function useOffered({ workspaceId, imageId, files }: StaffImage, size: Size) {
  const address = buildAddress(getOfferedImage, {
    params: { workspaceId, id: imageId, size },
    query: { sha256: files?.[size] },
  });
  const [state, setState] = useState<{ address: string; url?: string; isMissing: boolean }>();
  useEffect(() => {
    let isLeft = false;
    let url: string | undefined;
    const load = async (): Promise<void> => {
      const answer = await session.call(address, {}).catch(() => undefined);
      const file = answer?.ok ? await answer.blob().catch(() => undefined) : undefined;
      if (isLeft) return;
      url = file && URL.createObjectURL(file);
      setState({ address, isMissing: !url, ...(url ? { url } : {}) });
    };
    void load();
    return () => {
      isLeft = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [address]);
  return state?.address === address ? state : undefined;
}

interface OfferedImageProps extends Omit<BoxProps, 'children'> {
  image: StaffImage;
  size: Size;
  alt: string;
}

export function OfferedImage({ image, size, alt, ...box }: OfferedImageProps) {
  const { url, isMissing = false } = useOffered(image, size) ?? {};
  return (
    <Box overflow="hidden" bg="bg.muted" aspectRatio={4 / 3} {...box}>
      {url ? (
        <chakra.img src={url} alt={alt} display="block" w="full" h="full" objectFit="cover" />
      ) : null}
      {isMissing ? (
        <Flex title={texts.missing} align="center" justify="center" h="full" color="fg.muted">
          <ImageOff size={24} aria-hidden />
          <Box as="span" srOnly>
            {texts.missing}
          </Box>
        </Flex>
      ) : null}
    </Box>
  );
}
