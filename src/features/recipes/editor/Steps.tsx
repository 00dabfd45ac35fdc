import {
  Badge,
  Box,
  Button,
  CloseButton,
  Flex,
  IconButton,
  Text,
  Textarea,
} from '@chakra-ui/react';
import { KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { GripVertical, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { orderBetween } from '../../../domain/food/lines';
import { LONG_TEXT_LENGTH } from '../../../domain/schema/primitives';
import { recipesText } from '../../../i18n/recipes';
import { newId } from '../../../platform/ids';
import { Section } from '../../../ui/Section';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import type { Step } from '../model/recipeValue';
import { StepImages } from './StepImages';
import { isComposing } from '../../../ui/composing';

const text = recipesText.steps;
const MAX_STEPS = 200;
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
  KeyboardSensor,
];

const sorted = (steps: readonly Step[]) =>
  [...steps].sort((a, b) => a.order - b.order || (a.lineId < b.lineId ? -1 : 1));

/** Changes only the moved step's order key where one is free. */
function moved(steps: readonly Step[], lineId: string, to: number): Step[] {
  const step = steps.find((one) => one.lineId === lineId);
  if (!step) return [...steps];
  const others = sorted(steps).filter((one) => one !== step);
  const order = orderBetween(others[to - 1]?.order, others[to]?.order);
  const placed = [...others.slice(0, to), { ...step, order: order ?? 0 }, ...others.slice(to)];
  return order === undefined ? placed.map((one, at) => ({ ...one, order: at + 1 })) : placed;
}

interface StepRowProps {
  step: Step;
  isNew: boolean;
  index: number;
  count: number;
  dish: string;
  onText: (instruction: string) => void;
  onImages: (imageUrls: string[]) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

type HandleProps = Pick<StepRowProps, 'index' | 'count' | 'onMove'>;

function Handle(props: HandleProps & { grip: (handle: Element | null) => void }) {
  const { index, count, onMove, grip } = props;
  return (
    <IconButton
      ref={grip}
      variant="ghost"
      colorPalette="gray"
      color="fg.subtle"
      cursor="grab"
      touchAction="none"
      minW="11"
      minH="11"
      aria-label={text.handle(index + 1)}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (event.defaultPrevented || isComposing(event) || by === undefined) return;
        event.preventDefault();
        if (index + by >= 0 && index + by < count) onMove(index + by);
      }}
    >
      <GripVertical size={18} aria-hidden />
    </IconButton>
  );
}

const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

function StepRow({ step, isNew, dish, onText, onImages, onRemove, ...moving }: StepRowProps) {
  const { index } = moving;
  const { ref, handleRef } = useSortable({ id: step.lineId, index });
  const stepNumber = index + 1;
  return (
    <Flex as="li" ref={ref} gap="2" py="2" align="flex-start" borderTopWidth="1px" bg="bg.panel">
      <Handle {...moving} grip={handleRef} />
      <Badge size="lg" mt="2.5" aria-hidden>
        {stepNumber}
      </Badge>
      <Box flex="1" minW="0">
        <Textarea
          // Through the ref: the step is drawn once, and moved later.
          ref={isNew ? focus : undefined}
          aria-label={text.label(stepNumber)}
          autoresize
          rows={2}
          maxLength={LONG_TEXT_LENGTH}
          value={step.instruction}
          onChange={(event) => onText(event.target.value)}
        />
        <StepImages
          position={stepNumber}
          dish={dish}
          addresses={step.imageUrls}
          onChange={onImages}
        />
      </Box>
      <CloseButton boxSize="11" aria-label={text.remove(stepNumber)} onClick={onRemove} />
    </Flex>
  );
}

type Change = (of: (steps: Step[]) => Step[], step?: string) => void;

function useStepActions(edit: RecipeEditing, announce: (message: string) => void) {
  const change: Change = (of, step) =>
    edit((now) => ({ ...now, instructions: of(now.instructions) }), step);
  const patch = (lineId: string, fields: Partial<Step>, step?: string) =>
    change(
      (steps) => steps.map((one) => (one.lineId === lineId ? { ...one, ...fields } : one)),
      step,
    );
  return {
    text: (lineId: string, instruction: string) => patch(lineId, { instruction }, `step:${lineId}`),
    images: (lineId: string, imageUrls: string[]) => patch(lineId, { imageUrls }),
    move: (lineId: string, to: number) =>
      change((steps) => {
        announce(text.moved(to + 1, steps.length));
        return moved(steps, lineId, to);
      }),
    remove: (lineId: string) => change((steps) => steps.filter((one) => one.lineId !== lineId)),
    add: (): string => {
      const lineId = newId();
      change((steps) => {
        const order = orderBetween(sorted(steps).at(-1)?.order) ?? steps.length + 1;
        return [...steps, { lineId, order, instruction: '', imageUrls: [] }];
      });
      return lineId;
    },
  };
}

interface StepsProps {
  steps: readonly Step[];
  dish: string;
  edit: RecipeEditing;
}

type StepActions = ReturnType<typeof useStepActions>;

interface StepListProps extends Omit<StepsProps, 'edit'> {
  actions: StepActions;
  added: string | undefined;
}

function StepList({ steps, dish, actions, added }: StepListProps) {
  return (
    <DragDropProvider
      sensors={SENSORS}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) actions.move(String(source.id), source.index);
      }}
    >
      <Box as="ol" listStyleType="none" aria-label={text.title}>
        {steps.map((step, index) => (
          <StepRow
            key={step.lineId}
            {...{ step, index, dish, count: steps.length }}
            isNew={step.lineId === added}
            onText={(typed) => actions.text(step.lineId, typed)}
            onImages={(addresses) => actions.images(step.lineId, addresses)}
            onMove={(to) => actions.move(step.lineId, to)}
            onRemove={() => actions.remove(step.lineId)}
          />
        ))}
      </Box>
    </DragDropProvider>
  );
}

export const Steps = memo(function Steps({ steps, dish, edit }: StepsProps) {
  const [announced, setAnnounced] = useState('');
  const [added, setAdded] = useState<string>();
  const actions = useStepActions(edit, setAnnounced);
  const inOrder = sorted(steps);
  return (
    <Section title={text.title}>
      {inOrder.length === 0 ? <Text color="fg.muted">{text.empty}</Text> : null}
      <StepList steps={inOrder} dish={dish} actions={actions} added={added} />
      {inOrder.length < MAX_STEPS ? (
        <Button
          variant="outline"
          colorPalette="gray"
          borderStyle="dashed"
          w="full"
          minH="12"
          justifyContent="flex-start"
          onClick={() => setAdded(actions.add())}
        >
          <Plus size={18} aria-hidden /> {text.add}
        </Button>
      ) : null}
      <Box srOnly aria-live="polite">
        {announced}
      </Box>
    </Section>
  );
});
