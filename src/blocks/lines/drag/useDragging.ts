import { Scroller } from '@dnd-kit/dom';
import { useDragDropMonitor } from '@dnd-kit/react';
import type { DragDropEventHandlers } from '@dnd-kit/react';
import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { sortedItems } from '../../../domain/lines';
import type { LineGroups } from '../../../domain/lines';
import { linesText } from '../../../i18n/lines';
import { useHandlers } from '../../../ui/useHandlers';
import type { LineActions, LineGroup, NamedLine } from '../actions';
import { handleId } from './dragContext';
import { dropIndex, gapAt, placesIn, staysPut, stepped } from './place';
import type { Held } from './place';

const text = linesText.drag;

/** How long a pointer rests on the name of a group until its list opens, ms. */
const OPENS_AFTER = 450;

/** What a handle is registered with. */
export interface DragData extends Record<string, unknown> {
  line: NamedLine;
  group: string;
}

/** What a place to drop is registered with: the list of a group, or its name alone. */
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

function middlesOf(list: HTMLElement): number[] {
  return [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}

/** The newest of what is held, known at once: events do not wait for React to render. */
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

/** Opens the list of a group when a pointer has rested on its name. */
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

/**
 * Turns the library's events into the gap that a held line would fall into, and a drop into a move.
 * @returns looks again where the pointer is, after what lies below it has moved
 */
export function useDragging(options: DraggingOptions): () => void {
  const { area, lines, actions, announce, onOpen } = options;
  const { newest, show } = useNewestHeld(options);
  const wait = useOpening(onOpen);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  /** The drop place under the pointer. */
  const over = useRef<DropData>(undefined);

  const itemsOf = (group: string) => {
    const found = lines.current[group];
    return found ? sortedItems(found) : [];
  };
  const countOf = (group: string) => itemsOf(group).length;
  const placeText = (held: Held) => {
    const name = area.groups.find(({ id }) => id === held.group)?.name;
    const all = placesIn(held, held.group, countOf(held.group));
    return text.at(dropIndex(held) + 1, all, name);
  };

  const follow = () => {
    const held = newest.current;
    if (!held || held.byKey) return;
    const shown = [...area.lists.keys()].filter((group) => isShown(area.lists.get(group)));
    const fallback = shown.includes(held.group) ? held.group : shown[0];
    const group = over.current?.group ?? fallback ?? held.group;
    const list = over.current?.name ? undefined : area.lists.get(group);
    const before = list ? gapAt(middlesOf(list), pointer.current.y) : countOf(group);
    if (group !== held.group || before !== held.before) show({ ...held, group, before });
  };

  const handlers = useHandlers({
    follow,
    onDragStart: ({ operation: { source, activatorEvent } }, manager) => {
      if (!source) return;
      const { line, group } = source.data as DragData;
      const index = itemsOf(group).findIndex(({ lineId }) => lineId === line.lineId);
      const byKey = activatorEvent instanceof KeyboardEvent;
      const held = { line, from: { group, index }, group, before: index, byKey };
      show(held);
      over.current = undefined;
      if (!byKey) return;
      // The page follows the mark, not a pointer that is not there.
      manager.registry.plugins.get(Scroller)?.disable();
      announce(text.lifted(line.name, placeText(held)));
    },
    onDragMove: (event) => {
      const held = newest.current;
      if (!held) return;
      const { nativeEvent, to } = event;
      if (held.byKey) {
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
      const held = newest.current;
      if (!held) return;
      wait(undefined);
      if (!canceled && !held.byKey) follow();
      finish(newest.current ?? held, canceled);
      show(null);
      if (!held.byKey) return;
      manager.registry.plugins.get(Scroller)?.enable();
      requestAnimationFrame(() => document.getElementById(handleId(held.line.lineId))?.focus());
    },
  } satisfies Partial<Handlers> & { follow: () => void });

  const step = (held: Held, key: string) => {
    const gap = stepped(
      held,
      key as Parameters<typeof stepped>[1],
      area.groups.map(({ id }) => id),
      countOf,
    );
    const next = { ...held, ...gap };
    show(next);
    if (next.group !== held.group) onOpen?.(next.group);
    announce(placeText(next));
    requestAnimationFrame(() => {
      const rows = area.lists.get(next.group)?.children;
      rows?.[Math.min(next.before, rows.length - 1)]?.scrollIntoView({ block: 'nearest' });
    });
  };

  const finish = (held: Held, canceled: boolean) => {
    if (!canceled && !staysPut(held)) {
      actions.move(held.line, held.group, dropIndex(held));
      return;
    }
    if (held.group !== held.from.group) onOpen?.(held.from.group);
    announce(text.cancelled(held.line.name));
  };

  useDragDropMonitor(handlers);
  return handlers.follow;
}
