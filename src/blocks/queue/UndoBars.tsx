import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { queueTexts as texts } from '../../i18n/queue';
import { useSecondsUntil } from '../../ui/useSecondsUntil';
import type { Queue, Undoable } from './useQueue';

interface BarProps {
  decision: Undoable;
  onUndo: () => void;
  onOver: (key: string) => void;
}

function Bar({ decision: { key, name, done, until }, onUndo, onOver }: BarProps) {
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onOver(key);
  }, [isOver, key, onOver]);
  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      p="3"
      borderRadius="l2"
      bg="leaf.subtle"
      color="leaf.fg"
    >
      <Text flex="1" minW="48">
        {done} {isOver ? texts.left : texts.leaves(seconds)}
      </Text>
      <Button
        minH="11"
        variant="outline"
        colorPalette="gray"
        aria-label={texts.undoOf(name)}
        disabled={isOver}
        onClick={onUndo}
      >
        {texts.undo}
      </Button>
    </Flex>
  );
}

const SHOWN = 3;

export function UndoBars({
  recent,
  undo,
  forget,
}: Pick<Queue<unknown>, 'recent' | 'undo' | 'forget'>) {
  return (
    <Stack gap="2" aria-live="polite">
      {recent.slice(0, SHOWN).map((decision) => (
        <Bar key={decision.key} decision={decision} onUndo={() => undo(decision)} onOver={forget} />
      ))}
    </Stack>
  );
}
