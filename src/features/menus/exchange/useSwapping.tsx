import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { LineActions } from '../../../blocks/lines/actions';
import type { EditLines } from '../../../blocks/lines/useLineActions';
import type { Client } from '../../../domain/collections/clients';
import { findLine, replaceLine } from '../../../domain/lines';
import type { NewLine } from '../../../domain/lines';
import type { AskedTargets } from '../../../domain/targets/dayTargets';
import { exchangeText } from '../../../i18n/exchange';
import { useMeals } from '../../../blocks/meals/mealsContext';
import { laterPart } from '../../../ui/laterPart';

const SwapDialog = laterPart(async () => (await import('./SwapDialog')).SwapDialog);

interface SwappingProps {
  lineId: string;
  client: Client | undefined;
  asked: AskedTargets | undefined;
  edit: EditLines;
  announce: (message: string) => void;
  onClose: () => void;
}

/** The dialog for a line that is still there. */
function Swapping({ lineId, client, asked, edit, announce, onClose }: SwappingProps) {
  const meals = useMeals();
  const item = findLine(meals, lineId)?.item;
  if (!item) return null;
  const swap = (line: NewLine) => {
    edit((groups) => replaceLine(groups, lineId, line));
    announce(exchangeText.swap.done(item.name, line.name));
    onClose();
  };
  return (
    <SwapDialog
      item={item}
      meals={meals}
      client={client}
      asked={asked}
      onSwap={swap}
      onClose={onClose}
    />
  );
}

/** Lines that can also be changed for another dish. @param actions keeps its identity */
export function useSwapping(
  actions: LineActions,
  around: Omit<SwappingProps, 'lineId' | 'onClose'>,
): { actions: LineActions; dialog: ReactNode } {
  const [lineId, setLineId] = useState<string>();
  const withSwap = useMemo(
    () => ({ ...actions, swap: (line: { lineId: string }) => setLineId(line.lineId) }),
    [actions],
  );
  const dialog =
    lineId === undefined ? null : (
      <Swapping {...around} lineId={lineId} onClose={() => setLineId(undefined)} />
    );
  return { actions: withSwap, dialog };
}
