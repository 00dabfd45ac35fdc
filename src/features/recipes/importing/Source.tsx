import { Button, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextDoubts } from '../../../blocks/textFiles/TextDoubts';
import {
  isOtherFile,
  plainLines,
  readTextFile,
  type TextFile,
} from '../../../domain/text/files/textFile';
import { recipesText } from '../../../i18n/recipes';
import { Section } from '../../../ui/Section';

const text = recipesText.importing;
/** Larger files are no recipes. */
const MAX_BYTES = 1_000_000;

interface SourceProps {
  typed: string;
  onTyped: (typed: string) => void;
  onRead: (content: string) => void;
  problem: string | undefined;
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.file}
        accept=".txt,.json,.html,.htm,text/plain,application/json,text/html"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="outline"
        colorPalette="gray"
        minH="11"
        onClick={() => input.current?.click()}
      >
        <FileUp size={18} aria-hidden /> {text.file}
      </Button>
    </>
  );
}

function useTextFile({ onTyped, onRead }: Pick<SourceProps, 'onTyped' | 'onRead'>) {
  const [problem, setProblem] = useState<string>();
  const [doubts, setDoubts] = useState<TextFile['doubts']>([]);
  const open = async (chosen: File) => {
    if (chosen.size > MAX_BYTES) {
      setProblem(text.tooLarge);
      return;
    }
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const file = readTextFile(bytes);
      const content = plainLines(file.text);
      const isText = !isOtherFile(bytes) && !content.includes('\0');
      setProblem(isText ? undefined : text.unreadable);
      setDoubts(isText ? file.doubts : []);
      if (!isText) return;
      onTyped(content);
      // Letters that are in doubt are looked at before the recipe is read.
      if (file.doubts.length === 0) onRead(content);
    } catch {
      setProblem(text.unreadable);
    }
  };
  return { problem, doubts, open };
}

export function Source({ typed, onTyped, onRead, problem }: SourceProps) {
  const file = useTextFile({ onTyped, onRead });
  const message = file.problem ?? problem;
  return (
    <Section title={text.paste} hint={text.hint}>
      <Stack gap="3">
        <Field.Root invalid={message !== undefined}>
          <Field.Label srOnly>{text.paste}</Field.Label>
          <Textarea
            rows={12}
            maxLength={MAX_BYTES}
            placeholder={text.placeholder}
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
          />
          {message ? <Field.ErrorText>{message}</Field.ErrorText> : null}
        </Field.Root>
        <TextDoubts doubts={file.doubts} />
        <Flex gap="2" wrap="wrap">
          <Button
            colorPalette="leaf"
            minH="11"
            disabled={typed.trim() === ''}
            onClick={() => onRead(typed)}
          >
            {text.read}
          </Button>
          <FileButton onFile={(chosen) => void file.open(chosen)} />
        </Flex>
        <Text srOnly aria-live="polite">
          {message}
        </Text>
      </Stack>
    </Section>
  );
}
