import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  CookingPot,
  Copy,
  CornerDownRight,
  Info,
  ListChecks,
  Trash2,
} from 'lucide-react';
import { lineShape, type MenuItem } from '../../domain/food/storedLines';
import { formatAmount } from '../../domain/nutrition/format';
import { computePurchase } from '../../domain/food/quantities';
import { dishesText } from '../../i18n/dishes';
import { getLabel } from '../../i18n/labelOf';
import { linesText } from '../../i18n/lines';
import { formatNumber } from '../../ui/format';
import type { MenuAction } from '../../ui/menuAction';
import { MoreMenu } from '../../ui/MoreMenu';
import type { LineActions, LineGroup, NamedLine } from './actions';
import { useDragArea } from './drag/dragContext';
import { LineText, useCountedLine, type CountedLine } from './lineContext';
import { useSelection, type Selection } from './select/selection';

const text = linesText.line;

export function TypeBadge({ type }: Pick<MenuItem, 'type'>) {
  return (
    <span className="line-badge" data-type={type}>
      {getLabel(lineShape.fields.type.words, type)}
    </span>
  );
}

export function perServing({ snapshot }: Pick<MenuItem, 'snapshot'>): string {
  const { calories, protein } = snapshot.nutrients;
  const { amount, unit } = snapshot.basis;
  return text.perServing(
    text.basis(formatNumber(amount, 0), unit),
    formatNumber(calories, 0),
    formatNumber(protein, 1),
  );
}

function formatOrigin({ item, nutrients }: CountedLine): string {
  const purchase = computePurchase(item);
  const { basis, sourceLabel } = item.snapshot;
  const weight = item.quantity * item.unitAmount;
  const parts = [
    item.unit === basis.unit ? undefined : `${formatNumber(weight, 0)}\u00a0${basis.unit}`,
    nutrients.fiber === undefined ? undefined : text.fiber(formatAmount('fiber', nutrients.fiber)),
    sourceLabel,
    purchase && text.purchase(formatNumber(purchase.edible, 0), formatNumber(purchase.bought, 0)),
  ];
  return parts.filter(Boolean).join(' · ') || text.noDetails;
}

export function LineDetails() {
  return (
    <p className="line-details">
      <LineText of={formatOrigin} />
    </p>
  );
}

export function LineNote() {
  const { item } = useCountedLine();
  return item.notes ? <p className="line-note">{item.notes}</p> : null;
}

interface LineMenuProps {
  line: NamedLine;
  group: string;
  index: number;
  count: number;
  actions: LineActions;
  detailed: boolean;
  onDetails: () => void;
}

function orderActions({ line, group, index, count, actions }: LineMenuProps): MenuAction[] {
  const up: MenuAction = {
    value: 'up',
    label: text.up,
    icon: <ArrowUp size={16} aria-hidden />,
    run: () => actions.move(line, group, index - 1),
  };
  const down: MenuAction = {
    value: 'down',
    label: text.down,
    icon: <ArrowDown size={16} aria-hidden />,
    run: () => actions.move(line, group, index + 1),
  };
  return [...(index > 0 ? [up] : []), ...(index < count - 1 ? [down] : [])];
}

function groupActions(
  { line, actions }: LineMenuProps,
  others: readonly LineGroup[],
): MenuAction[] {
  const named = others.map(({ id, name = id }) => ({ id, name }));
  return [
    ...named.map(({ id, name }) => ({
      value: id,
      label: text.moveTo(name),
      icon: <CornerDownRight size={16} aria-hidden />,
      run: () => actions.move(line, id),
    })),
    ...named.map(({ id, name }) => ({
      value: `copy:${id}`,
      label: text.copyTo(name),
      icon: <Copy size={16} aria-hidden />,
      run: () => actions.copy(line, id),
    })),
  ];
}

function openActions({ line, actions }: LineMenuProps): MenuAction[] {
  const { swap, cook } = actions;
  return [
    ...(cook
      ? [
          {
            value: 'cook',
            label: dishesText.open,
            icon: <CookingPot size={16} aria-hidden />,
            run: () => cook(line),
          },
        ]
      : []),
    ...(swap
      ? [
          {
            value: 'swap',
            label: text.swap,
            icon: <ArrowLeftRight size={16} aria-hidden />,
            run: () => swap(line),
          },
        ]
      : []),
  ];
}

function ownActions(props: LineMenuProps, selection: Selection | null): MenuAction[] {
  const { line, actions, detailed, onDetails } = props;
  return [
    ...openActions(props),
    {
      value: 'details',
      label: detailed ? text.hideDetails : text.details,
      icon: <Info size={16} aria-hidden />,
      run: onDetails,
    },
    {
      value: 'copy',
      label: text.copy,
      icon: <Copy size={16} aria-hidden />,
      run: () => actions.copy(line),
    },
    ...(selection
      ? [
          {
            value: 'select',
            label: text.select,
            icon: <ListChecks size={16} aria-hidden />,
            run: () => selection.begin(line),
          },
        ]
      : []),
  ];
}

export function LineMenu(props: LineMenuProps) {
  const { groups } = useDragArea();
  const selection = useSelection();
  const { line, group, actions } = props;
  const remove: MenuAction = {
    value: 'remove',
    label: text.remove(groups.find(({ id }) => id === group)?.name),
    icon: <Trash2 size={16} aria-hidden />,
    danger: true,
    apart: true,
    run: () => actions.remove(line),
  };
  const possible = () => [
    ...ownActions(props, selection),
    ...orderActions(props),
    ...groupActions(
      props,
      groups.filter(({ id }) => id !== group),
    ),
    remove,
  ];
  return <MoreMenu label={text.actions(line.name)} actions={possible} />;
}
