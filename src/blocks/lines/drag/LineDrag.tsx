import { Box } from '@chakra-ui/react';
import {
  AutoScroller,
  Cursor,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { LineGroups } from '../../../domain/food/lines';
import { linesText } from '../../../i18n/lines';
import type { LineActions, LineGroup } from '../actions';
import { useLineGroups } from '../linesContext';
import { DragAreaContext, HeldContext } from './dragContext';
import type { Held } from './place';
import { useDragging } from './useDragging';

/** px that a press must move to be a drag; a finger on a handle never scrolls. */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
  KeyboardSensor,
];
/** Without the library's own announcements, which know neither names nor places. */
const PLUGINS = [
  // Share of a scroller's height, at its edges, where a resting pointer scrolls.
  AutoScroller.configure({ threshold: 0.15 }),
  Cursor,
  Feedback,
  PreventSelection,
];

/** A ref for event handlers, so that keystrokes render nothing here. */
function Newest({ newestRef }: { newestRef: RefObject<LineGroups> }) {
  const groups = useLineGroups();
  useLayoutEffect(() => {
    newestRef.current = groups;
  }, [newestRef, groups]);
  return null;
}

function HeldCard({ held }: { held: Held | null }) {
  if (!held || held.byKey) return null;
  return (
    <Box
      w="fit-content"
      maxW="full"
      px="4"
      py="2"
      boxShadow="md"
      borderWidth="1px"
      borderColor="leaf.solid"
      borderRadius="l2"
      bg="bg.panel"
      fontWeight="medium"
      truncate
    >
      {held.line.name}
    </Box>
  );
}

export interface LineDragProps {
  groups: readonly LineGroup[];
  actions: LineActions;
  announce: (message: string) => void;
  onOpen?: (group: string) => void;
  children: ReactNode;
}

function Dragging({ groups, actions, announce, onOpen, children }: LineDragProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const lines = useRef<LineGroups>({});
  const help = useId();
  const area = useMemo(
    () => ({ groups, help, lists: new Map<string, HTMLElement>() }),
    [groups, help],
  );
  const follow = useDragging({ area, lines, held, setHeld, actions, announce, onOpen });
  const byPointer = held !== null && !held.byKey;
  useEffect(() => {
    if (!byPointer) return undefined;
    // While the pointer rests at the edge, rows scroll by below it.
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', follow, options);
    return () => window.removeEventListener('scroll', follow, options);
  }, [byPointer, follow]);
  return (
    <DragAreaContext.Provider value={area}>
      <HeldContext.Provider value={held}>
        <Newest newestRef={lines} />
        {children}
        <Box id={help} hidden>
          {linesText.drag.help}
        </Box>
        <DragOverlay dropAnimation={null}>
          <HeldCard held={held} />
        </DragOverlay>
      </HeldContext.Provider>
    </DragAreaContext.Provider>
  );
}

export function LineDrag(props: LineDragProps) {
  return (
    <DragDropProvider sensors={SENSORS} plugins={PLUGINS}>
      <Dragging {...props} />
    </DragDropProvider>
  );
}
