import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import type { MealSlot } from '../../../domain/food/storedLines';
import type { Cell } from '../../../domain/menus/planning';
import { plansText } from '../../../i18n/plans';
import { useHandlers } from '../../../ui/useHandlers';
import { isComposing } from '../../../ui/composing';

const text = plansText.drag;

export type Held = { kind: 'cell'; cell: Cell } | { kind: 'day'; day: string };

export const placeId = (held: Held): string =>
  held.kind === 'day' ? `day:${held.day}` : `cell:${held.cell.day}:${held.cell.slot}`;

interface PlanDrag {
  lifted: { from: Held; at: Held } | null;
  onKeyDown: (event: ReactKeyboardEvent, held: Held) => void;
}

const DragContext = createContext<PlanDrag | null>(null);

export function usePlanDrag(): PlanDrag {
  const drag = useContext(DragContext);
  if (!drag) throw new Error('no PlanDragArea around');
  return drag;
}

const SENSORS = [
  PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
];
const PLUGINS = [AutoScroller.configure({ threshold: 0.1 }), Cursor, Feedback];

export function steppedPlace(held: Held, key: string, days: readonly string[]): Held {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const along = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  const shiftDay = (day: string) => days[days.indexOf(day) + across] ?? day;
  if (held.kind === 'day') return { kind: 'day', day: shiftDay(held.day) };
  const { day, slot } = held.cell;
  const at = EATEN.indexOf(slot) + along;
  return { kind: 'cell', cell: { day: shiftDay(day), slot: EATEN[at] ?? slot } };
}

export const EATEN: readonly MealSlot[] = ['breakfast', 'snack1', 'lunch', 'snack2', 'dinner'];

function useAlt() {
  const alt = useRef(false);
  useEffect(() => {
    const follow = (event: KeyboardEvent | PointerEvent) => {
      alt.current = event.altKey;
    };
    const names = ['keydown', 'keyup', 'pointermove', 'pointerup'] as const;
    for (const name of names) window.addEventListener(name, follow, { capture: true });
    return () => {
      for (const name of names) window.removeEventListener(name, follow, { capture: true });
    };
  }, []);
  return alt;
}

interface PlanDragAreaProps {
  days: readonly string[];
  getName: (held: Held) => string;
  announce: (message: string) => void;
  /** @param copy the other place gets the same; else the two change places */
  onDrop: (from: Held, to: Held, copy: boolean) => void;
  children: ReactNode;
}

function useLifting({ days, getName, announce, onDrop }: PlanDragAreaProps) {
  const [lifted, setLifted] = useState<PlanDrag['lifted']>(null);
  const { onKeyDown } = useHandlers({
    onKeyDown: (event: ReactKeyboardEvent, held: Held) => {
      if (isComposing(event)) return;
      const { key } = event;
      const mine = lifted && placeId(lifted.from) === placeId(held) ? lifted : null;
      if (key === ' ' || (key === 'Enter' && mine)) {
        event.preventDefault();
        if (mine) onDrop(mine.from, mine.at, event.altKey);
        else announce(text.lifted(getName(held)));
        setLifted(mine ? null : { from: held, at: held });
      } else if (mine && key === 'Escape') {
        event.preventDefault();
        setLifted(null);
        announce(text.cancelled(getName(held)));
      } else if (mine && key.startsWith('Arrow')) {
        event.preventDefault();
        const at = steppedPlace(mine.at, key, days);
        setLifted({ from: mine.from, at });
        announce(text.over(getName(at)));
        document.querySelector(`[data-place="${placeId(at)}"]`)?.scrollIntoView({
          block: 'nearest',
          inline: 'nearest',
        });
      }
    },
  });
  return useMemo(() => ({ lifted, onKeyDown }), [lifted, onKeyDown]);
}

export function PlanDragArea(props: PlanDragAreaProps) {
  const drag = useLifting(props);
  const alt = useAlt();
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={PLUGINS}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        if (canceled || !source || !target) return;
        props.onDrop(source.data as Held, target.data as Held, alt.current);
      }}
    >
      <DragContext.Provider value={drag}>{props.children}</DragContext.Provider>
    </DragDropProvider>
  );
}
