import { Button, Flex, Text } from '@chakra-ui/react';
import { Copy, CornerDownRight } from 'lucide-react';
import { linesText } from '../../../i18n/lines';
import type { MenuAction } from '../../../ui/menuAction';
import { MoreMenu } from '../../../ui/MoreMenu';
import type { LineGroup } from '../actions';
import { useLines } from '../linesContext';
import type { ManyLines } from './useManyLines';

const text = linesText.many;

interface SelectionBarProps {
  many: ManyLines;
  groups: readonly LineGroup[];
  open: LineGroup;
}

function listActions(many: ManyLines, groups: readonly LineGroup[]): MenuAction[] {
  const named = groups.map((group) => ({ group, name: group.name ?? group.id }));
  return [
    {
      value: 'copy',
      label: text.copy,
      icon: <Copy size={16} aria-hidden />,
      run: () => many.copy(),
    },
    ...named.map(({ group, name }) => ({
      value: `copy:${group.id}`,
      label: text.copyTo(name),
      icon: <Copy size={16} aria-hidden />,
      run: () => many.copy(group),
    })),
    ...named.map(({ group, name }) => ({
      value: `move:${group.id}`,
      label: text.moveTo(name),
      icon: <CornerDownRight size={16} aria-hidden />,
      run: () => many.move(group),
    })),
  ];
}

export function SelectionBar({ many, groups, open }: SelectionBarProps) {
  const lines = useLines(open.id);
  const { selectedIds } = many.selection;
  if (!selectedIds) return null;
  const none = selectedIds.size === 0;
  const buttons = [
    { label: text.all, run: () => many.add(lines.map(({ lineId }) => lineId)) },
    { label: text.remove, run: many.remove, disabled: none, colorPalette: 'chilli' },
    { label: text.done, run: many.end },
  ];
  return (
    <Flex
      as="section"
      aria-label={text.bar}
      align="center"
      wrap="wrap"
      gap="1"
      ps="3"
      pe="1"
      py="1"
      borderRadius="l2"
      bg="leaf.subtle"
      color="leaf.fg"
    >
      <Text flex="1" minW="24" fontWeight="medium" aria-live="polite">
        {text.count(selectedIds.size)}
      </Text>
      {buttons.map(({ label, run, ...look }) => (
        <Button key={label} size="sm" minH="11" variant="ghost" onClick={run} {...look}>
          {label}
        </Button>
      ))}
      {none ? null : <MoreMenu label={text.actions} actions={listActions(many, groups)} />}
    </Flex>
  );
}
