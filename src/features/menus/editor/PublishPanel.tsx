import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import type { Menu, PublishProblem } from '../../../domain/collections/menus';
import { menusText } from '../../../i18n/menus';

const text = menusText.publish;
const CHECKS: readonly PublishProblem[] = ['name_too_short', 'no_items', 'description_too_short'];
const STATUS_COLOURS = { draft: 'gray', published: 'leaf', archived: 'turmeric' } as const;

export function StatusBadge({ status }: { status: Menu['status'] }) {
  return <Badge colorPalette={STATUS_COLOURS[status]}>{menusText.status[status]}</Badge>;
}

interface PublishPanelProps {
  status: Menu['status'];
  problems: readonly PublishProblem[];
  items: number;
  /** How many meals hold something. */
  meals: number;
  saving: boolean;
  onSave: (status: Menu['status']) => void;
}

/** Status, what is missing before publishing, and the buttons that change the status. */
export function PublishPanel(props: PublishPanelProps) {
  const { status, problems, saving, onSave } = props;
  const ready = problems.length === 0;
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Flex justify="space-between" align="center" gap="2" mb="1">
        <Heading as="h2" size="sm">
          {ready ? text.ready : text.title}
        </Heading>
        <StatusBadge status={status} />
      </Flex>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {text.counts(props.items, props.meals)}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" mb="3" textStyle="sm">
        {CHECKS.map((check) => {
          const todo = problems.includes(check);
          const Icon = todo ? Circle : CircleCheck;
          return (
            <Flex
              as="li"
              key={check}
              gap="2"
              align="center"
              color={todo ? undefined : 'fg.success'}
            >
              <Icon size={16} aria-hidden />
              {text.checks[check]}
              <Box as="span" srOnly>
                : {todo ? text.todo : text.done}
              </Box>
            </Flex>
          );
        })}
      </Stack>
      <Flex wrap="wrap" gap="2">
        <Button
          variant={ready ? 'subtle' : 'outline'}
          colorPalette={ready ? 'leaf' : 'gray'}
          disabled={saving}
          onClick={() => onSave('published')}
        >
          {status === 'published' ? text.update : text.publish}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={saving}
          onClick={() => onSave('draft')}
        >
          {text.saveDraft}
        </Button>
        {status === 'published' ? (
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={saving}
            onClick={() => onSave('archived')}
          >
            {text.archive}
          </Button>
        ) : null}
      </Flex>
    </Box>
  );
}
