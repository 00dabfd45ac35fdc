import { Box, CloseButton, Flex, IconButton } from '@chakra-ui/react';
import { Camera as CameraIcon } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../../blocks/pictures/Picture';
import { recipesText } from '../../../i18n/recipes';
import { laterPart } from '../../../ui/laterPart';

const PicturePicker = laterPart(
  async () => (await import('../../../blocks/pictures/PicturePicker')).default,
);

const text = recipesText.steps;
/** Pictures that a step may have here; one that was stored with more keeps them. */
const MAX_PICTURES = 4;

interface StepPicturesProps {
  /** The step's number, for what is read out. */
  place: number;
  /** Name of the dish, with which a new picture's words begin. */
  dish: string;
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
}

interface ThumbProps {
  address: string;
  /** Text for what the picture shows. */
  alt: string;
  removeLabel: string;
  onRemove: () => void;
}

function Thumb({ address, alt, removeLabel, onRemove }: ThumbProps) {
  return (
    <Box position="relative">
      <Picture address={address} alt={alt} w="24" borderRadius="l2" />
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

/** Pictures of a step: small, each taken away by its cross, and a camera that adds one. */
export function StepPictures({ place, dish, addresses, onChange }: StepPicturesProps) {
  const [isOpen, setOpen] = useState(false);
  const words = { title: `${dish} ${place}`.trim(), altText: text.label(place) };
  return (
    <Flex gap="2" wrap="wrap" align="center" pt="2">
      {addresses.map((address, index) => (
        <Thumb
          key={address}
          address={address}
          alt={text.picture(place, index + 1)}
          removeLabel={text.removePicture(place, index + 1)}
          onRemove={() => onChange(addresses.filter((one) => one !== address))}
        />
      ))}
      {addresses.length < MAX_PICTURES ? (
        <Camera label={text.addPicture(place)} onPress={() => setOpen(true)} />
      ) : null}
      {isOpen ? (
        <PicturePicker
          title={text.addPicture(place)}
          words={words}
          onPick={({ url }) => onChange([...new Set([...addresses, url])])}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Flex>
  );
}
