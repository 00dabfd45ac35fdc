import { Checkbox, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { IMAGE_CATEGORIES, IMAGE_MEAL_TYPES } from '../../domain/records/images/kinds';
import { missingWords } from '../../domain/records/images/checks';
import type { ImageWords } from '../../domain/records/images/record';
import { imagesText } from '../../i18n/images';
import { TagInput } from '../../ui/TagInput';
import { AreaField, SelectField, TextField } from '../forms/controls';

const text = imagesText.upload;
const MAX_TAGS = 10;
const SUGGESTIONS = Object.values(IMAGE_MEAL_TYPES);

const toOptions = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface Props {
  words: ImageWords;
  onChange: (words: ImageWords) => void;
  isChecked: boolean;
  /** False where nobody is asked whether others may use it. */
  canOffer?: boolean | undefined;
}

function Offer({ words, onChange }: Pick<Props, 'words' | 'onChange'>) {
  return (
    <Checkbox.Root
      minH="11"
      checked={words.isOffered}
      onCheckedChange={({ checked }) => onChange({ ...words, isOffered: checked === true })}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        <Text as="span">{text.offer}</Text>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

export function ImageWordsFields({ words, onChange, isChecked, canOffer = true }: Props) {
  const missing = isChecked ? missingWords(words) : [];
  const getError = (name: keyof typeof imagesText.required): string | undefined =>
    missing.includes(name) ? imagesText.required[name] : undefined;
  const set = (change: Partial<ImageWords>): void => onChange({ ...words, ...change });
  const tagsError = getError('tags');
  return (
    <Stack gap="4">
      <TextField
        label={text.title}
        value={words.title}
        required
        error={getError('title')}
        onChange={(title) => set({ title: title.slice(0, 100) })}
      />
      <TextField
        label={text.altText}
        value={words.altText}
        required
        error={getError('altText')}
        hint={text.altHint}
        onChange={(altText) => set({ altText: altText.slice(0, 160) })}
      />
      <SimpleGrid columns={2} gap="4">
        <SelectField
          label={imagesText.library.category}
          value={words.category}
          options={toOptions(IMAGE_CATEGORIES)}
          onChange={(category) => set({ category })}
        />
        <SelectField
          label={imagesText.library.mealType}
          value={words.mealType}
          options={toOptions(IMAGE_MEAL_TYPES)}
          onChange={(mealType) => set({ mealType })}
        />
      </SimpleGrid>
      <TagInput
        label={text.tags}
        value={words.tags}
        max={MAX_TAGS}
        suggestions={SUGGESTIONS}
        helperText={text.tagsHint}
        {...(tagsError ? { errorText: tagsError } : {})}
        onChange={(tags) => set({ tags })}
      />
      <AreaField
        label={text.description}
        value={words.description}
        onChange={(description) => set({ description: description.slice(0, 2000) })}
      />
      {canOffer ? <Offer words={words} onChange={onChange} /> : null}
    </Stack>
  );
}
