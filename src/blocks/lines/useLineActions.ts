import { useMemo } from 'react';
import {
  copyLine,
  findLine,
  insertLine,
  moveLine,
  patchLine,
  removeLine,
  type LineGroups,
  type LinePlace,
} from '../../domain/food/lines';
import { common } from '../../i18n/common';
import { linesText } from '../../i18n/lines';
import { newId } from '../../platform/ids';
import { toaster } from '../../ui/toaster';
import type { LineActions, LineGroup } from './actions';

const text = linesText.line;

/**
 * Changes the lines of a form. `change` gets the newest groups, at once, and may hand them back as they are.
 * @param step names what is typed, so that one press of undo takes back a word, not a letter
 * @returns whether the form took it; where it did not, it has said why
 */
export type EditLines = (change: (groups: LineGroups) => LineGroups, step?: string) => boolean;

/** A removed line comes back to its place in whatever the groups have become meanwhile. */
function offerUndo(edit: EditLines, { item, group, index }: LinePlace): void {
  const restore = (groups: LineGroups) =>
    findLine(groups, item.lineId) ? groups : insertLine(groups, group, item, index);
  toaster.create({
    type: 'info',
    title: text.removed(item.name),
    action: { label: common.undo, onClick: () => edit(restore) },
  });
}

/** Text for a line that went from one place to another. */
function movedText(from: LinePlace, to: LinePlace, count: number, name?: string): string {
  return from.group === to.group || name === undefined
    ? text.movedTo(to.item.name, to.index + 1, count)
    : text.moved(to.item.name, name);
}

/**
 * Acts that lines can ask for, with toasts that offer to take a removal back.
 * @param edit keeps its identity, and so do the groups
 * @param announce says a move to who cannot see it
 */
export function useLineActions(
  edit: EditLines,
  groups: readonly LineGroup[],
  announce: (message: string) => void,
): LineActions {
  return useMemo(
    () => ({
      amount: (lineId, patch) =>
        void edit((lines) => patchLine(lines, lineId, patch), `amount:${lineId}`),
      notes: (lineId, notes) =>
        void edit((lines) => patchLine(lines, lineId, { notes }), `notes:${lineId}`),
      remove: ({ lineId }) => {
        let gone: LinePlace | undefined;
        edit((lines) => {
          gone = findLine(lines, lineId);
          return removeLine(lines, lineId);
        });
        if (gone) offerUndo(edit, gone);
      },
      move: ({ lineId }, group, index) => {
        let said = '';
        const isTaken = edit((lines) => {
          const moved = moveLine(lines, lineId, group, index);
          const from = findLine(lines, lineId);
          const to = findLine(moved, lineId);
          const name = groups.find(({ id }) => id === group)?.name;
          if (from && to) said = movedText(from, to, moved[group]?.items.length ?? 0, name);
          return moved;
        });
        if (isTaken) announce(said);
      },
      copy: ({ lineId, name }, group) => {
        if (edit((lines) => copyLine(lines, lineId, newId(), group)))
          announce(text.copied(name, groups.find(({ id }) => id === group)?.name));
      },
    }),
    [edit, groups, announce],
  );
}
