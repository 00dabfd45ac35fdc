import { useCallback, useMemo, useState } from 'react';
import { allergyWarnings, type AllergyWarning } from '../../../domain/clinical/allergens/warnings';
import type { Edible } from '../../../domain/food/catalogue';
import type { MenuItem } from '../../../domain/food/storedLines';
import type { NewLine } from '../../../domain/food/lines';
import { amountBesideName } from '../../../domain/food/typedAmount';
import { linesText } from '../../../i18n/lines';
import { newId } from '../../../platform/ids';
import { toaster } from '../../../ui/toaster';
import type { LineGroup } from '../actions';
import { readAs } from '../amount/quantityMessage';
import { toNewLine, type Addable } from '../../../domain/menus/addables';

const text = linesText.add;

export interface PickLimits {
  most: number;
  isOnce: boolean;
}

export function findRefusal(
  lines: readonly Pick<MenuItem, 'itemId'>[],
  { itemId }: Pick<NewLine, 'itemId'>,
  limits: PickLimits | undefined,
): string | undefined {
  if (!limits) return undefined;
  if (lines.length >= limits.most) return text.max(limits.most);
  const known = limits.isOnce && lines.some((line) => line.itemId === itemId);
  return known ? text.duplicate : undefined;
}

export interface Announcement {
  text: string;
  food: string;
  warnings: AllergyWarning[];
}

interface Choosing {
  group: LineGroup;
  lines: readonly MenuItem[];
  limits: PickLimits | undefined;
  allergies: readonly string[];
  onAdd: (line: NewLine) => boolean;
  onUsed: (itemId: string) => void;
  onFull: () => void;
}

function useStartedLine() {
  const [line, setLine] = useState<NewLine>();
  const [edible, setEdible] = useState<Edible>();
  const [heard, setHeard] = useState('');
  const start = useCallback((chosen: NewLine, names: readonly string[], typed: string) => {
    const amount = amountBesideName(typed, names, chosen);
    setLine({ ...chosen, ...amount?.amount });
    setHeard(amount ? readAs(amount.amount, chosen) : '');
  }, []);
  const choose = useCallback(
    (addable: Addable, typed = '') => {
      const edible = addable.kind === 'edible' ? addable.edible : undefined;
      const chosen = toNewLine(addable, newId());
      start(chosen, [chosen.name, ...(edible?.aliases ?? [])], typed);
      setEdible(edible);
    },
    [start],
  );
  const take = useCallback(
    (item: MenuItem, typed = '') => {
      const { order: _order, notes: _notes, ...rest } = item;
      start({ ...rest, lineId: newId() }, [item.name], typed);
      setEdible(undefined);
    },
    [start],
  );
  return { line, edible, heard, setLine, choose, take };
}

export function useChosenLine(choosing: Choosing) {
  const { group, lines, limits, allergies, onAdd, onUsed, onFull } = choosing;
  const started = useStartedLine();
  const { line, setLine } = started;
  const [announcement, setAnnouncement] = useState<Announcement>();
  const warnings = useMemo(() => (line ? allergyWarnings(line, allergies) : []), [line, allergies]);
  const confirm = () => {
    if (!line) return;
    const refusal = findRefusal(lines, line, limits);
    setLine(undefined);
    if (refusal !== undefined) {
      toaster.create({ type: 'warning', title: refusal });
      return;
    }
    if (!onAdd(line)) return;
    onUsed(line.itemId);
    setAnnouncement({ text: text.added(line.name, group.name), food: line.name, warnings });
    if (limits && lines.length + 1 >= limits.most) onFull();
  };
  return { ...started, announcement, warnings, confirm };
}
export type ChosenLine = ReturnType<typeof useChosenLine>;
