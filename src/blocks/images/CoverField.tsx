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
  value: string | undefined;
  onChange: (address: string | undefined) => void;
  words?: Partial<ImageWords>;
  problems?: ProblemWords;
  hasHeading?: boolean;
}

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
