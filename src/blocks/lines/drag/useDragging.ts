import { Scroller } from '@dnd-kit/dom';
import { useDragDropMonitor, type DragDropEventHandlers } from '@dnd-kit/react';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { sortedItems, type LineGroups } from '../../../domain/food/lines';
import { linesText } from '../../../i18n/lines';
import { useHandlers } from '../../../ui/useHandlers';
import type { LineActions, LineGroup, NamedLine } from '../actions';
import { handleId } from './dragContext';
import { dropIndex, gapAt, isArrowKey, placesIn, staysPut, stepped, type Held } from './place';

const text = linesText.drag;

/** ms that a pointer rests on a group's name until its list opens. */
const OPENS_AFTER = 450;

export interface DragData extends Record<string, unknown> {
  line: NamedLine;
  group: string;
}

export interface DropData extends Record<string, unknown> {
  group: string;
  name: boolean;
}

type Point = Readonly<{ x: number; y: number }>;
type Handlers = Required<DragDropEventHandlers>;

interface DraggingOptions {
  area: { groups: readonly LineGroup[]; lists: ReadonlyMap<string, HTMLElement> };
  lines: RefObject<LineGroups>;
  held: Held | null;
  setHeld: (held: Held | null) => void;
  actions: LineActions;
  announce: (message: string) => void;
  onOpen: ((group: string) => void) | undefined;
}

const isShown = (list: HTMLElement | undefined) => (list?.getClientRects().length ?? 0) > 0;

function measureMiddles(list: HTMLElement): number[] {
  return [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}

/** A ref, because events do not wait for React to render. */
function useNewestHeld({ held, setHeld }: Pick<DraggingOptions, 'held' | 'setHeld'>) {
  const newest = useRef(held);
  const show = useCallback(
    (next: Held | null) => {
      newest.current = next;
      setHeld(next);
    },
    [setHeld],
  );
  return { newest, show };
}

function useOpening(onOpen: DraggingOptions['onOpen']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback(
    (group: string | undefined) => {
      clearTimeout(timer.current);
      if (group !== undefined) timer.current = setTimeout(() => onOpen?.(group), OPENS_AFTER);
    },
    [onOpen],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return wait;
}

type Around = Pick<DraggingOptions, 'area' | 'lines'>;

function listItems({ lines }: Around, group: string) {
  const lineGroup = lines.current[group];
  return lineGroup ? sortedItems(lineGroup) : [];
}

const countItems = (around: Around, group: string) => listItems(around, group).length;

function placeText(around: Around, held: Held): string {
  const name = around.area.groups.find(({ id }) => id === held.group)?.name;
  const all = placesIn(held, held.group, countItems(around, held.group));
  return text.at(dropIndex(held) + 1, all, name);
}

function gapUnder(around: Around, held: Held, over: DropData | undefined, { y }: Point) {
  const { lists } = around.area;
  const groupIds = [...lists.keys()].filter((group) => isShown(lists.get(group)));
  const nearest = groupIds.includes(held.group) ? held.group : groupIds[0];
  const group = over?.group ?? nearest ?? held.group;
  const list = over?.name ? undefined : lists.get(group);
  return { group, before: list ? gapAt(measureMiddles(list), y) : countItems(around, group) };
}

function scrollToGap({ area }: Around, { group, before }: Held): void {
  requestAnimationFrame(() => {
    const rows = area.lists.get(group)?.children;
    rows?.[Math.min(before, rows.length - 1)]?.scrollIntoView({ block: 'nearest' });
  });
}

function liftedBy(around: Around, { line, group }: DragData, byKey: boolean): Held {
  const index = listItems(around, group).findIndex(({ lineId }) => lineId === line.lineId);
  return { line, from: { group, index }, group, before: index, byKey };
}

function useSteps(options: DraggingOptions, show: (held: Held) => void) {
  const { area, actions, announce, onOpen } = options;
  const groups = area.groups.map(({ id }) => id);
  return {
    step: (held: Held, key: string) => {
      if (!isArrowKey(key)) return;
      const next = {
        ...held,
        ...stepped(held, key, groups, (group) => countItems(options, group)),
      };
      show(next);
      if (next.group !== held.group) onOpen?.(next.group);
      announce(placeText(options, next));
      scrollToGap(options, next);
    },
    finish: (held: Held, canceled: boolean) => {
      if (!canceled && !staysPut(held)) {
        actions.move(held.line, held.group, dropIndex(held));
        return;
      }
      if (held.group !== held.from.group) onOpen?.(held.from.group);
      announce(text.cancelled(held.line.name));
    },
  };
}

export function useDragging(options: DraggingOptions): () => void {
  const { announce, onOpen } = options;
  const { newest, show } = useNewestHeld(options);
  const wait = useOpening(onOpen);
  const { step, finish } = useSteps(options, show);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const over = useRef<DropData>(undefined);

  const follow = () => {
    const held = newest.current;
    if (!held || held.byKey) return;
    const gap = gapUnder(options, held, over.current, pointer.current);
    if (gap.group !== held.group || gap.before !== held.before) show({ ...held, ...gap });
  };
  const onEvents = useHandlers({
    onDragStart: ({ operation: { source, position, activatorEvent } }, manager) => {
      if (!source) return;
      const held = liftedBy(
        options,
        source.data as DragData,
        activatorEvent instanceof KeyboardEvent,
      );
      show(held);
      over.current = undefined;
      pointer.current = position.current;
      if (!held.byKey) return;
      // With the keyboard, the page follows the mark, not the resting pointer.
      manager.registry.plugins.get(Scroller)?.disable();
      announce(text.lifted(held.line.name, placeText(options, held)));
    },
    onDragMove: (event) => {
      const held = newest.current;
      const { nativeEvent, to } = event;
      if (held?.byKey) {
        event.preventDefault();
        if (nativeEvent instanceof KeyboardEvent) step(held, nativeEvent.code);
      } else if (to) {
        pointer.current = to;
        follow();
      }
    },
    onDragOver: ({ operation: { target } }) => {
      over.current = target?.data as DropData | undefined;
      wait(over.current?.name ? over.current.group : undefined);
      follow();
    },
    onDragEnd: ({ canceled }, manager) => {
      if (!canceled) follow();
      const held = newest.current;
      wait(undefined);
      if (!held) return;
      finish(held, canceled);
      show(null);
      if (!held.byKey) return;
      manager.registry.plugins.get(Scroller)?.enable();
      requestAnimationFrame(() => document.getElementById(handleId(held.line.lineId))?.focus());
    },
  } satisfies Partial<Handlers>);
  useDragDropMonitor(onEvents);
  return useHandlers({ follow }).follow;
}
