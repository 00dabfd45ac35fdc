import { Checkbox, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { PICTURE_CATEGORIES, PICTURE_MEAL_TYPES } from '../../domain/pictures/kinds';
import { missingWords } from '../../domain/pictures/checks';
import type { PictureWords } from '../../domain/pictures/record';
import { picturesText } from '../../i18n/pictures';
import { TagInput } from '../../ui/TagInput';
import { AreaField, SelectField, TextField } from '../forms/controls';

const text = picturesText.upload;
const MAX_TAGS = 10;
const SUGGESTIONS = Object.values(PICTURE_MEAL_TYPES);

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface Props {
  words: PictureWords;
  onChange: (words: PictureWords) => void;
  /** Whether missing words are named. */
  isChecked: boolean;
}

/** Fields for a person's words about a picture; shared by the uploader and the library. */
export function PictureWordsFields({ words, onChange, isChecked }: Props) {
  const missing = isChecked ? missingWords(words) : [];
  const errorOf = (name: keyof typeof picturesText.required): string | undefined =>
    missing.includes(name) ? picturesText.required[name] : undefined;
  const set = (change: Partial<PictureWords>): void => onChange({ ...words, ...change });
  const tagsError = errorOf('tags');
  return (
    <Stack gap="4">
      <TextField
        label={text.title}
        value={words.title}
        required
        error={errorOf('title')}
        onChange={(title) => set({ title: title.slice(0, 100) })}
      />
      <TextField
        label={text.altText}
        value={words.altText}
        required
        error={errorOf('altText')}
        hint={text.altHint}
        onChange={(altText) => set({ altText: altText.slice(0, 160) })}
      />
      <SimpleGrid columns={2} gap="4">
        <SelectField
          label={picturesText.library.category}
          value={words.category}
          options={optionsOf(PICTURE_CATEGORIES)}
          onChange={(category) => set({ category })}
        />
        <SelectField
          label={picturesText.library.mealType}
          value={words.mealType}
          options={optionsOf(PICTURE_MEAL_TYPES)}
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
      <Checkbox.Root
        minH="11"
        checked={words.isOffered}
        onCheckedChange={({ checked }) => set({ isOffered: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          <Text as="span">{text.offer}</Text>
        </Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  );
}
