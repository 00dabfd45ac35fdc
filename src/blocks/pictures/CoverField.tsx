import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { PictureWords } from '../../domain/pictures/record';
import { picturesText } from '../../i18n/pictures';
import { Picture } from './Picture';
import type { ProblemWords } from './texts';
import { laterPart } from '../../ui/laterPart';

const PicturePicker = laterPart(async () => (await import('./PicturePicker')).default);

interface CoverFieldProps {
  label?: string;
  /** Address of the picture, as the document holds it. */
  value: string | undefined;
  /** Undefined: it was taken away. */
  onChange: (address: string | undefined) => void;
  /** First words of a new picture: the name of the dish, menu or article. */
  words?: Partial<PictureWords>;
  /** Texts about a file that is no picture or too large, in place of the uploader's words. */
  problems?: ProblemWords;
  /** It stands below a heading that says its label. */
  hasHeading?: boolean;
}

/** The picture, or where it will stand. */
function Shown({ label, value }: { label: string; value: string | undefined }) {
  if (value) return <Picture address={value} alt={label} size="full" borderRadius="l2" />;
  return (
    <Box
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l2"
      p="4"
      color="fg.muted"
      textStyle="sm"
    >
      {picturesText.coverHint}
    </Box>
  );
}

/** The cover of a recipe, a menu or an article: shown, chosen, changed, taken away. The picker comes with its press. */
export function CoverField(props: CoverFieldProps) {
  const { label = picturesText.cover, value, onChange, words, problems } = props;
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
          <ImagePlus size={18} aria-hidden /> {value ? picturesText.change : picturesText.choose}
        </Button>
        {value ? (
          <Button variant="ghost" colorPalette="gray" minH="11" onClick={() => onChange(undefined)}>
            {picturesText.remove}
          </Button>
        ) : null}
      </Flex>
      {isOpen ? (
        <PicturePicker
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
