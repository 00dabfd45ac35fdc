import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { queueTexts as texts } from '../../i18n/queue';
import { useSecondsUntil } from '../../ui/useSecondsUntil';
import type { Queue, Undoable } from './useQueue';

interface BarProps {
  decision: Undoable;
  isTold: boolean;
  onUndo: () => void;
  onOver: (key: string) => void;
}

function Bar({ decision: { key, name, done, until }, isTold, onUndo, onOver }: BarProps) {
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onOver(key);
  }, [isOver, key, onOver]);
  const [open, over] = isTold
    ? [texts.undoable(seconds), texts.final]
    : [texts.leaves(seconds), texts.left];
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
        {done} {isOver ? over : open}
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

interface UndoBarsProps extends Pick<Queue<unknown>, 'recent' | 'undo' | 'forget'> {
  /** Whom it concerns was told at once, and is told again by an undo. */
  isTold?: boolean;
}

export function UndoBars({ recent, undo, forget, isTold = false }: UndoBarsProps) {
  return (
    <Stack gap="2" aria-live="polite">
      {recent.slice(0, SHOWN).map((decision) => (
        <Bar
          key={decision.key}
          decision={decision}
          isTold={isTold}
          onUndo={() => undo(decision)}
          onOver={forget}
        />
      ))}
    </Stack>
  );
}
