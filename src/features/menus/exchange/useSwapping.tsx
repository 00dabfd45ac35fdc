import { useMemo, useState, type ReactNode } from 'react';
import type { LineActions } from '../../../blocks/lines/actions';
import type { EditLines } from '../../../blocks/lines/useLineActions';
import { findLine, replaceLine, type NewLine } from '../../../domain/food/lines';
import { exchangeText } from '../../../i18n/exchange';
import { useMeals } from '../../../blocks/meals/mealsContext';
import { laterPart } from '../../../ui/laterPart';
import type { SwapAsked } from './useSwaps';

const SwapDialog = laterPart(async () => (await import('./SwapDialog')).SwapDialog);

interface SwappingProps {
  lineId: string;
  context: SwapAsked;
  edit: EditLines;
  announce: (message: string) => void;
  onClose: () => void;
}

function Swapping({ lineId, context, edit, announce, onClose }: SwappingProps) {
  const meals = useMeals();
  const item = findLine(meals, lineId)?.item;
  if (!item) return null;
  const swap = (line: NewLine) => {
    edit((groups) => replaceLine(groups, lineId, line));
    announce(exchangeText.swap.done(item.name, line.name));
    onClose();
  };
  return <SwapDialog item={item} meals={meals} context={context} onSwap={swap} onClose={onClose} />;
}

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
