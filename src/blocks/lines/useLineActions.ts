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
 * `change` gets the newest groups synchronously, and may return them unchanged.
 * @param step groups what is typed, so that one undo takes back a word, not a letter
 * @returns whether the form took it; where it did not, it has said why
 */
export type EditLines = (change: (groups: LineGroups) => LineGroups, step?: string) => boolean;

function offerUndo(edit: EditLines, { item, group, index }: LinePlace): void {
  const restore = (groups: LineGroups) =>
    findLine(groups, item.lineId) ? groups : insertLine(groups, group, item, index);
  toaster.create({
    type: 'info',
    title: text.removed(item.name),
    action: { label: common.undo, onClick: () => edit(restore) },
  });
}

function movedText(from: LinePlace, to: LinePlace, count: number, name?: string): string {
  return from.group === to.group || name === undefined
    ? text.movedTo(to.item.name, to.index + 1, count)
    : text.moved(to.item.name, name);
}

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
        let notice = '';
        const isTaken = edit((lines) => {
          const moved = moveLine(lines, lineId, group, index);
          const from = findLine(lines, lineId);
          const to = findLine(moved, lineId);
          const name = groups.find(({ id }) => id === group)?.name;
          if (from && to) notice = movedText(from, to, moved[group]?.items.length ?? 0, name);
          return moved;
        });
        if (isTaken) announce(notice);
      },
      copy: ({ lineId, name }, group) => {
        if (edit((lines) => copyLine(lines, lineId, newId(), group)))
          announce(text.copied(name, groups.find(({ id }) => id === group)?.name));
      },
    }),
    [edit, groups, announce],
  );
}
