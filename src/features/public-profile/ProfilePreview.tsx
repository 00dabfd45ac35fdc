import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { StoredImage } from '../../blocks/images/StoredImage';
import { parseWords } from '../../domain/publicHouse/publicProfile';
import { publicProfileText as text } from '../../i18n/publicProfile';
import type { ProfileValues } from './profileForm';

interface ProfilePreviewProps {
  name: string;
  values: ProfileValues;
}

function PreviewHead({ name, values: { place, portrait } }: ProfilePreviewProps) {
  return (
    <Flex gap="4" align="center">
      {portrait ? (
        <Box w="24" flexShrink="0">
          <StoredImage address={portrait} alt="" size="thumbnail" borderRadius="l3" />
        </Box>
      ) : null}
      <Box minW="0">
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text overflowWrap="anywhere">{place}</Text>
      </Box>
    </Flex>
  );
}

export function ProfilePreview({ name, values }: ProfilePreviewProps) {
  const { isPublic, introduction, specialities, languages } = values;
  const spoken = parseWords(languages).join(', ');
  if (!isPublic)
    return (
      <Stack gap="2">
        <Heading as="h3" size="lg">
          {name}
        </Heading>
        <Text color="fg.muted">{text.previewHidden}</Text>
      </Stack>
    );
  return (
    <Stack gap="3">
      <PreviewHead name={name} values={values} />
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {introduction}
      </Text>
      <Flex gap="2" wrap="wrap">
        {parseWords(specialities).map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </Flex>
      {spoken ? (
        <Text textStyle="sm">
          {text.languages}: {spoken}
        </Text>
      ) : null}
    </Stack>
  );
}
