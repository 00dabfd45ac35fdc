import { Box, CloseButton, Flex, IconButton } from '@chakra-ui/react';
import { Camera as CameraIcon } from 'lucide-react';
import { useState } from 'react';
import { StoredImage } from '../../../blocks/images/StoredImage';
import { recipesText } from '../../../i18n/recipes';
import { laterPart } from '../../../ui/laterPart';

const ImagePicker = laterPart(
  async () => (await import('../../../blocks/images/ImagePicker')).default,
);

const text = recipesText.steps;
/** Limit for adding only: a step stored with more keeps them. */
const MAX_IMAGES = 4;

interface StepImagesProps {
  position: number;
  dish: string;
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
}

interface ThumbProps {
  address: string;
  alt: string;
  removeLabel: string;
  onRemove: () => void;
}

function Thumb({ address, alt, removeLabel, onRemove }: ThumbProps) {
  return (
    <Box position="relative">
      <StoredImage address={address} alt={alt} w="24" borderRadius="l2" />
      <CloseButton
        position="absolute"
        top="0"
        insetEnd="0"
        boxSize="11"
        variant="solid"
        colorPalette="gray"
        size="xs"
        aria-label={removeLabel}
        onClick={onRemove}
      />
    </Box>
  );
}

function Camera(props: { label: string; onPress: () => void }) {
  return (
    <IconButton
      variant="outline"
      colorPalette="gray"
      borderStyle="dashed"
      minW="11"
      minH="11"
      aria-label={props.label}
      title={props.label}
      aria-haspopup="dialog"
      onClick={props.onPress}
    >
      <CameraIcon size={18} aria-hidden />
    </IconButton>
  );
}

export function StepImages({ position, dish, addresses, onChange }: StepImagesProps) {
  const [isOpen, setOpen] = useState(false);
  const words = { title: `${dish} ${position}`.trim(), altText: text.label(position) };
  return (
    <Flex gap="2" wrap="wrap" align="center" pt="2">
      {addresses.map((address, index) => (
        <Thumb
          key={address}
          address={address}
          alt={text.image(position, index + 1)}
          removeLabel={text.removeImage(position, index + 1)}
          onRemove={() => onChange(addresses.filter((one) => one !== address))}
        />
      ))}
      {addresses.length < MAX_IMAGES ? (
        <Camera label={text.addImageFile(position)} onPress={() => setOpen(true)} />
      ) : null}
      {isOpen ? (
        <ImagePicker
          title={text.addImageFile(position)}
          words={words}
          onPick={({ url }) => onChange([...new Set([...addresses, url])])}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Flex>
  );
}
