import { Box, Button, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  partLine,
  SENT_PARTS,
  type SentPart,
  type UserData,
} from '../../domain/practice/ai/userData';
import { aiText } from '../../i18n/ai';
import { Section } from '../../ui/Section';

const text = aiText.sent;

interface SentProps {
  known: UserData;
  message: string;
  left: ReadonlySet<string>;
  onToggle: (part: SentPart) => void;
}

function Part({ line, isSent, onToggle }: { line: string; isSent: boolean; onToggle: () => void }) {
  return (
    <Checkbox.Root
      colorPalette="leaf"
      minH="11"
      alignItems="start"
      checked={isSent}
      onCheckedChange={onToggle}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label fontWeight="normal">{line}</Checkbox.Label>
    </Checkbox.Root>
  );
}

function Raw({ message }: Pick<SentProps, 'message'>) {
  return (
    <Box
      as="pre"
      mt="2"
      p="3"
      bg="bg.muted"
      borderRadius="l2"
      whiteSpace="pre-wrap"
      fontFamily="inherit"
      textStyle="sm"
    >
      {message}
    </Box>
  );
}

function Never() {
  return (
    <Flex gap="2" mt="3" align="start">
      <Box color="fg.success" pt="1">
        <ShieldCheck size={16} aria-hidden />
      </Box>
      <Box flex="1">
        <Text fontWeight="medium">{text.never}</Text>
        <Text textStyle="sm" color="fg.muted">
          {text.neverHint}
        </Text>
      </Box>
    </Flex>
  );
}

export function Sent({ known, message, left, onToggle }: SentProps) {
  const [isRaw, setRaw] = useState(false);
  const parts = (Object.keys(SENT_PARTS) as SentPart[]).flatMap((part) => {
    const line = partLine(part, known);
    return line === '' ? [] : [{ part, line }];
  });
  return (
    <Section title={text.title}>
      <Stack gap="1">
        {parts.length === 0 ? <Text>{text.nothing}</Text> : null}
        {parts.map(({ part, line }) => (
          <Part key={part} line={line} isSent={!left.has(part)} onToggle={() => onToggle(part)} />
        ))}
      </Stack>
      <Button
        size="sm"
        minH="11"
        mt="2"
        variant="outline"
        colorPalette="gray"
        aria-expanded={isRaw}
        onClick={() => setRaw(!isRaw)}
      >
        {isRaw ? text.hideRaw : text.raw}
      </Button>
      {isRaw ? <Raw message={message} /> : null}
      <Never />
    </Section>
  );
}
