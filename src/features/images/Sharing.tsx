import { Button, Stack, Text } from '@chakra-ui/react';
import { useShareStates } from '../../blocks/images/useShared';
import { useData } from '../../data/react';
import type { ImageRecord } from '../../domain/records/images';
import { imagesText } from '../../i18n/images';
import { toaster } from '../../ui/toaster';

const text = imagesText.sharing;

function useOffer(image: ImageRecord): (isOffered: boolean) => Promise<void> {
  const data = useData();
  return async (offers) => {
    try {
      await data.images.update(image.id, (current) => ({
        ...current,
        isPublic: offers,
        isApproved: false,
        status: offers ? 'pending' : 'active',
      }));
      toaster.create({ type: 'success', title: offers ? text.offered : text.takenBack });
    } catch {
      toaster.create({ type: 'error', title: text.failed });
    }
  };
}

/** Of one's own picture. */
export function Sharing({ image }: { image: ImageRecord }) {
  const state = useShareStates()(image);
  const offer = useOffer(image);
  if (!state) return null;
  const { kind } = state;
  const isOut = kind === 'waiting' || kind === 'approved';
  return (
    <Stack gap="2" align="start">
      <Text>{text.state[kind]}</Text>
      {'reason' in state ? <Text>{`${text.reason}: ${state.reason}`}</Text> : null}
      {kind === 'private' || isOut ? (
        <Button
          minH="11"
          variant="outline"
          colorPalette={isOut ? 'gray' : 'leaf'}
          onClick={() => void offer(!isOut)}
        >
          {isOut ? text.takeBack : text.offer}
        </Button>
      ) : null}
    </Stack>
  );
}
