import { Button, Field, Flex, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { bulkText } from '../../i18n/bulk';
import { Section } from '../../ui/Section';

const texts = bulkText.import.allergies;

const MAX_ASKED = 10;

interface QuestionProps {
  word: string;
  onAnswer: (word: string, meant: string) => void;
}

function WordQuestion({ word, onAnswer }: QuestionProps) {
  const [typed, setTyped] = useState(word);
  const meant = typed.trim();
  return (
    <Flex gap="2" align="end" wrap="wrap">
      <Field.Root w={{ base: 'full', sm: '64' }}>
        <Field.Label>{texts.meant(word)}</Field.Label>
        <Input value={typed} maxLength={120} onChange={(event) => setTyped(event.target.value)} />
      </Field.Root>
      <Button
        disabled={meant === '' || meant === word}
        aria-label={texts.useLabel(word)}
        onClick={() => onAnswer(word, meant)}
      >
        {texts.use}
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-label={texts.keepLabel(word)}
        onClick={() => onAnswer(word, word)}
      >
        {texts.keep}
      </Button>
    </Flex>
  );
}

export function AllergyQuestions({
  words,
  onAnswer,
}: {
  words: readonly string[];
  onAnswer: QuestionProps['onAnswer'];
}) {
  if (words.length === 0) return null;
  return (
    <Section title={texts.title} hint={texts.hint} attention>
      <Stack gap="3">
        {words.slice(0, MAX_ASKED).map((word) => (
          <WordQuestion key={word} word={word} onAnswer={onAnswer} />
        ))}
      </Stack>
    </Section>
  );
}
