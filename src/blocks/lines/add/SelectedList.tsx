import { Box, CloseButton, Flex, Input, Text } from '@chakra-ui/react';
import type { MenuItem } from '../../../domain/food/storedLines';
import { linesText } from '../../../i18n/lines';
import type { LineActions } from '../actions';
import { ItemMarks } from '../ItemMarks';
import { QuantityControl } from '../amount/QuantityControl';

const text = linesText.add;
const NOTES_LENGTH = 500;

interface SelectedProps {
  lines: readonly MenuItem[];
  actions: Pick<LineActions, 'amount' | 'notes' | 'remove'>;
}

function Selected({ line, actions }: { line: MenuItem; actions: SelectedProps['actions'] }) {
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex gap="2" align="center">
        <Text as="div" flex="1" minW="0" fontWeight="medium">
          {line.name}
          <ItemMarks item={line} />
        </Text>
        <QuantityControl line={line} onChange={(patch) => actions.amount(line.lineId, patch)} />
        <CloseButton
          boxSize="11"
          aria-label={linesText.line.removeLabel(line.name)}
          onClick={() => actions.remove(line)}
        />
      </Flex>
      <Input
        mt="1"
        aria-label={text.notes(line.name)}
        placeholder={text.notesHint}
        maxLength={NOTES_LENGTH}
        value={line.notes ?? ''}
        onChange={(event) => actions.notes(line.lineId, event.target.value)}
      />
    </Box>
  );
}

export function SelectedList({ lines, actions }: SelectedProps) {
  return (
    <Box as="ul" listStyleType="none" px="3" aria-label={text.selectedList}>
      {lines.map((line) => (
        <Selected key={line.lineId} line={line} actions={actions} />
      ))}
    </Box>
  );
}
