import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { ImageWords } from '../../domain/records/images/record';
import { imagesText } from '../../i18n/images';
import { StoredImage } from './StoredImage';
import type { ProblemWords } from './texts';
import { laterPart } from '../../ui/laterPart';

const ImagePicker = laterPart(async () => (await import('./ImagePicker')).default);

interface CoverFieldProps {
  label?: string;
  /** Address of the image, as the document holds it. */
  value: string | undefined;
  /** Undefined: it was taken away. */
  onChange: (address: string | undefined) => void;
  /** First words of a new image: the name of the dish, menu or article. */
  words?: Partial<ImageWords>;
  /** Texts about a file that is no image or too large, in place of the uploader's words. */
  problems?: ProblemWords;
  /** It stands below a heading that says its label. */
  hasHeading?: boolean;
}

/** The image, or where it will stand. */
function Shown({ label, value }: { label: string; value: string | undefined }) {
  if (value) return <StoredImage address={value} alt={label} size="full" borderRadius="l2" />;
  return (
    <Box
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l2"
      p="4"
      color="fg.muted"
      textStyle="sm"
    >
      {imagesText.coverHint}
    </Box>
  );
}

/** The cover of a recipe, a menu or an article: shown, chosen, changed, taken away. The picker comes with its press. */
export function CoverField(props: CoverFieldProps) {
  const { label = imagesText.cover, value, onChange, words, problems } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="fieldset" gap="2" aria-label={label} minW="0">
      {props.hasHeading ? null : (
        <Text fontWeight="medium" textStyle="sm">
          {label}
        </Text>
      )}
      <Shown label={label} value={value} />
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" colorPalette="gray" minH="11" onClick={() => setOpen(true)}>
          <ImagePlus size={18} aria-hidden /> {value ? imagesText.change : imagesText.choose}
        </Button>
        {value ? (
          <Button variant="ghost" colorPalette="gray" minH="11" onClick={() => onChange(undefined)}>
            {imagesText.remove}
          </Button>
        ) : null}
      </Flex>
      {isOpen ? (
        <ImagePicker
          title={label}
          words={words}
          problems={problems}
          onPick={(image) => onChange(image.url)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Stack>
  );
}
