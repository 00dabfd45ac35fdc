import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { adminApplicationTexts as texts } from '../../i18n/adminApplications';
import { useSecondsUntil } from '../../ui/useSecondsUntil';

interface UndoableProps {
  name: string;
  done: string;
  /** By the clock of this device. */
  until: string;
  busy: boolean;
  onUndo: () => void;
  onOver: () => void;
}

export function Undoable({ name, done, until, busy, onUndo, onOver }: UndoableProps) {
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
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
        aria-label={texts.undoLabel(name)}
        disabled={busy || isOver}
        onClick={onUndo}
      >
        {texts.undo}
      </Button>
    </Flex>
  );
}
