import { Button, Field, Flex, Heading, Stack, Text, Textarea } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { APPEAL_LENGTH, type AppealOutcome, type StaffAppeal } from '../../api/appeals';
import { appealTexts as texts } from '../../i18n/appeals';
import { formatWhen } from '../../ui/format';
import { RecordFact, RecordFacts } from '../../ui/RecordCard';

export interface AppealPanelProps {
  appeal: StaffAppeal;
  answer: string;
  problem: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  onAnswer: (answer: string) => void;
  onDecide: (outcome: AppealOutcome) => void;
}

function Answer({ appeal, answer, problem, field, onAnswer, onDecide }: AppealPanelProps) {
  const { title } = appeal;
  return (
    <>
      <Field.Root invalid={problem !== null}>
        <Field.Label>{texts.answer}</Field.Label>
        <Textarea
          ref={field}
          rows={4}
          maxLength={APPEAL_LENGTH.answer}
          value={answer}
          onChange={({ target }) => onAnswer(target.value)}
        />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <Flex gap="3" wrap="wrap">
        <Button
          flex="1"
          minH="11"
          variant="outline"
          colorPalette="gray"
          aria-label={texts.uphold.of(title)}
          onClick={() => onDecide('upheld')}
        >
          {texts.uphold.label}
        </Button>
        <Button
          flex="1"
          minH="11"
          colorPalette="leaf"
          aria-label={texts.reverse.of(title)}
          onClick={() => onDecide('reversed')}
        >
          {texts.reverse.label}
        </Button>
      </Flex>
    </>
  );
}

export function AppealPanel(props: AppealPanelProps) {
  const { title, reason, decidedAt, text, answer } = props.appeal;
  return (
    <Stack gap="4">
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <RecordFacts>
        <RecordFact name={texts.reason}>{reason}</RecordFact>
        <RecordFact name={texts.decided}>{formatWhen(decidedAt)}</RecordFact>
      </RecordFacts>
      <Stack gap="1">
        <Text color="fg.muted" textStyle="xs">
          {texts.words}
        </Text>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      </Stack>
      {answer ? (
        <RecordFacts>
          <RecordFact name={texts.answered}>{texts.outcome[answer.outcome]}</RecordFact>
          <RecordFact name={formatWhen(answer.at)}>{answer.text}</RecordFact>
        </RecordFacts>
      ) : (
        <Answer {...props} />
      )}
    </Stack>
  );
}
