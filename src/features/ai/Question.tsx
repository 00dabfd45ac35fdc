import { Box, Button, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { BookOpen, EyeOff, Send } from 'lucide-react';
import { MAX_QUESTION } from '../../domain/practice/ai/userData';
import { aiText } from '../../i18n/ai';
import { Section } from '../../ui/Section';

const text = aiText.advice;

interface QuestionProps {
  typed: string;
  clean: string;
  asking: boolean;
  left: number | undefined;
  error: string | undefined;
  onSend?: (() => void) | undefined;
  onStop: () => void;
  onLook: () => void;
  onChange: (typed: string) => void;
}

function Buttons({ asking, left, onSend, onStop, onLook }: QuestionProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button
        colorPalette="leaf"
        minH="11"
        disabled={!onSend}
        loading={asking}
        loadingText={text.asking}
        onClick={() => onSend?.()}
      >
        <Send size={18} aria-hidden /> {text.send}
      </Button>
      <Button variant="outline" minH="11" onClick={onLook}>
        <BookOpen size={18} aria-hidden /> {aiText.carried.ask}
      </Button>
      {asking ? (
        <Button variant="outline" colorPalette="gray" minH="11" onClick={onStop}>
          {text.stop}
        </Button>
      ) : null}
      {left === undefined ? null : (
        <Text textStyle="sm" color="fg.muted">
          {text.left(left)}
        </Text>
      )}
    </Flex>
  );
}

export function Question(props: QuestionProps) {
  const { typed, clean, error, onChange } = props;
  return (
    <Section title={aiText.tools.advice}>
      <Stack gap="3">
        <Field.Root invalid={error !== undefined}>
          <Field.Label>{text.question}</Field.Label>
          <Textarea
            autoresize
            rows={3}
            maxLength={MAX_QUESTION}
            placeholder={text.placeholder}
            value={typed}
            onChange={(event) => onChange(event.target.value)}
          />
          <Field.ErrorText>{error}</Field.ErrorText>
        </Field.Root>
        {clean === typed.trim() ? null : (
          <Flex gap="2" align="start" color="fg.muted" textStyle="sm">
            <Box pt="0.5">
              <EyeOff size={16} aria-hidden />
            </Box>
            <Text flex="1">{text.renamed(clean)}</Text>
          </Flex>
        )}
        <Buttons {...props} />
      </Stack>
    </Section>
  );
}
