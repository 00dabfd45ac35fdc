import { Button, Field, Flex, Kbd, Stack, Text, Textarea } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { queueTexts as texts } from '../../i18n/queue';

export interface ReasonDraft {
  chosen: readonly string[];
  text: string;
}

export const NO_REASON: ReasonDraft = { chosen: [], text: '' };

/** As the author reads it. */
export const reasonText = ({ chosen, text }: ReasonDraft): string =>
  [chosen.map((one) => `${one}.`).join(' '), text.trim()].filter(Boolean).join(' ');

export const withReason = (draft: ReasonDraft, reason: string): ReasonDraft => ({
  ...draft,
  chosen: draft.chosen.includes(reason)
    ? draft.chosen.filter((one) => one !== reason)
    : [...draft.chosen, reason],
});

interface ChoiceProps {
  reason: string;
  digit: number;
  isChosen: boolean;
  onPress: () => void;
}

function Choice({ reason, digit, isChosen, onPress }: ChoiceProps) {
  return (
    <Button
      variant="outline"
      colorPalette={isChosen ? 'leaf' : 'gray'}
      minH="11"
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <Flex flex="1" gap="2" align="center" justify="space-between">
        <Flex gap="2" align="center">
          {isChosen ? <Check size={16} aria-hidden /> : null}
          <Text whiteSpace="normal" textAlign="start">
            {reason}
          </Text>
        </Flex>
        <Kbd hideBelow="lg" aria-hidden>
          {digit}
        </Kbd>
      </Flex>
    </Button>
  );
}

interface ReasonsProps {
  choices: readonly string[];
  draft: ReasonDraft;
  problem: string | null;
  most: number;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (draft: ReasonDraft) => void;
}

export function Reasons({ choices, draft, problem, most, field, onChange }: ReasonsProps) {
  return (
    <Stack gap="2">
      {choices.map((reason, at) => (
        <Choice
          key={reason}
          reason={reason}
          digit={at + 1}
          isChosen={draft.chosen.includes(reason)}
          onPress={() => onChange(withReason(draft, reason))}
        />
      ))}
      <Field.Root invalid={problem !== null}>
        <Field.Label>{texts.reason.label}</Field.Label>
        <Textarea
          ref={field}
          rows={3}
          maxLength={most}
          value={draft.text}
          onChange={({ target: { value } }) => onChange({ ...draft, text: value })}
        />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
    </Stack>
  );
}
