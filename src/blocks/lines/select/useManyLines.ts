import { useMemo, useState } from 'react';
import {
  copyLine,
  findLine,
  insertLine,
  moveLine,
  removeLine,
  type LineGroups,
  type LinePlace,
} from '../../../domain/food/lines';
import { common } from '../../../i18n/common';
import { linesText } from '../../../i18n/lines';
import { newId } from '../../../platform/ids';
import { toaster } from '../../../ui/toaster';
import type { LineGroup } from '../actions';
import type { EditLines } from '../useLineActions';
import type { Selection } from './selection';

const text = linesText.many;

export interface ManyLines {
  selection: Selection;
  add: (lineIds: readonly string[]) => void;
  end: () => void;
  move: (group: LineGroup) => void;
  copy: (group?: LineGroup) => void;
  remove: () => void;
}

function findPlaces(groups: LineGroups, chosen: ReadonlySet<string>): LinePlace[] {
  return [...chosen]
    .flatMap((lineId) => findLine(groups, lineId) ?? [])
    .sort((a, b) => a.index - b.index);
}

function restore(groups: LineGroups, positions: readonly LinePlace[]): LineGroups {
  return positions.reduce(
    (now, { item, group, index }) =>
      findLine(now, item.lineId) ? now : insertLine(now, group, item, index),
    groups,
  );
}

function toggled(chosen: ReadonlySet<string> | null, lineId: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(lineId)) next.add(lineId);
  return next;
}

type ChangeAll = (one: (groups: LineGroups, position: LinePlace) => LineGroups) => LinePlace[];

function actionsFor(
  change: ChangeAll,
  edit: EditLines,
  announce: (message: string) => void,
): Pick<ManyLines, 'move' | 'copy' | 'remove'> {
  return {
    move: ({ id, name = id }) => {
      const moved = change((groups, { item }) => moveLine(groups, item.lineId, id));
      if (moved.length > 0) announce(text.moved(moved.length, name));
    },
    copy: (group) => {
      const copied = change((groups, { item }) =>
        copyLine(groups, item.lineId, newId(), group?.id),
      );
      if (copied.length > 0) announce(text.copied(copied.length));
    },
    remove: () => {
      const gone = change((groups, { item }) => removeLine(groups, item.lineId));
      if (gone.length === 0) return;
      toaster.create({
        type: 'info',
        title: text.removed(gone.length),
        action: { label: common.undo, onClick: () => edit((groups) => restore(groups, gone)) },
      });
    },
  };
}

export function useManyLines(edit: EditLines, announce: (message: string) => void): ManyLines {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string> | null>(null);
  return useMemo(() => {
    const change: ChangeAll = (one) => {
      let positions: LinePlace[] = [];
      const isTaken = edit((groups) => {
        positions = findPlaces(groups, selectedIds ?? new Set());
        return positions.reduce(one, groups);
      });
      if (!isTaken) return [];
      setSelectedIds(null);
      return positions;
    };
    return {
      selection: {
        selectedIds,
        begin: ({ lineId }) => setSelectedIds(new Set([lineId])),
        toggle: ({ lineId }) => setSelectedIds((now) => toggled(now, lineId)),
      },
      add: (lineIds) => setSelectedIds((now) => new Set([...(now ?? []), ...lineIds])),
      end: () => setSelectedIds(null),
      ...actionsFor(change, edit, announce),
    };
  }, [selectedIds, edit, announce]);
}
