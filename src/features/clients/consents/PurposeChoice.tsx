import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { consentSheetTexts as texts } from '../../../i18n/consentSheet';

interface PurposeChoiceProps {
  title: string;
  detail: string;
  answer: boolean | undefined;
  onAnswer: (answer: boolean) => void;
  children?: ReactNode;
}

interface AnswerButtonProps {
  isChosen: boolean;
  palette: string;
  label: string;
  onPress: () => void;
}

function AnswerButton({ isChosen, palette, label, onPress }: AnswerButtonProps) {
  return (
    <Button
      aria-pressed={isChosen}
      minH="14"
      minW={{ base: '0', sm: '28' }}
      flex={{ base: '1', sm: '0 0 auto' }}
      variant={isChosen ? 'solid' : 'outline'}
      colorPalette={isChosen ? palette : 'gray'}
      onClick={onPress}
    >
      {isChosen ? <Check size={18} aria-hidden /> : null}
      {label}
    </Button>
  );
}

function Answers({
  title,
  answer,
  onAnswer,
}: Pick<PurposeChoiceProps, 'title' | 'answer' | 'onAnswer'>) {
  return (
    <Flex
      as="fieldset"
      aria-label={texts.answerTo(title)}
      gap="2"
      w={{ base: 'full', sm: 'auto' }}
      flexShrink="0"
    >
      <AnswerButton
        isChosen={answer === true}
        palette="leaf"
        label={texts.agree}
        onPress={() => onAnswer(true)}
      />
      <AnswerButton
        isChosen={answer === false}
        palette="gray"
        label={texts.refuse}
        onPress={() => onAnswer(false)}
      />
    </Flex>
  );
}

/** Nothing is chosen beforehand, and a question without an answer stands out. */
export function PurposeChoice({ title, detail, answer, onAnswer, children }: PurposeChoiceProps) {
  const isOpen = answer === undefined;
  return (
    <Box
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      bg={isOpen ? 'turmeric.subtle' : undefined}
      borderInlineStartWidth="4px"
      borderInlineStartColor={isOpen ? 'turmeric.emphasized' : 'transparent'}
      px={{ base: '3', md: '5' }}
      py="4"
    >
      <Flex gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }} align="center">
        <Box flex={{ base: '1 1 100%', sm: '1' }} minW="0">
          <Text fontWeight="semibold" textStyle="lg">
            {title}
          </Text>
          <Text color="fg.muted">{detail}</Text>
        </Box>
        <Answers title={title} answer={answer} onAnswer={onAnswer} />
      </Flex>
      {children}
    </Box>
  );
}
