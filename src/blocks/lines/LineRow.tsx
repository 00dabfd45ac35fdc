import { Checkbox } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import { memo, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { MenuItem } from '../../domain/food/storedLines';
import { itemNutrients } from '../../domain/nutrition/totals';
import { linesText } from '../../i18n/lines';
import { NUTRIENT_LABELS } from '../../domain/food/nutrients';
import { RowButton } from '../../ui/RowButton';
import { allergyWarnings, type AllergyWarning } from '../../domain/clinical/allergens/warnings';
import { AllergyNotes } from './AllergyNotes';
import { FoodMarks } from './FoodMarks';
import { useMarkLine } from './marksContext';
import type { LineActions, NamedLine } from './actions';
import { handleId, useDragArea } from './drag/dragContext';
import type { DragData } from './drag/useDragging';
import { cellText, LINE_CELLS } from './lineFigures';
import { LineProvider, LineText, useCountedLine, type CountedLine } from './lineContext';
import { LineDetails, LineMenu, LineNote, perServing, TypeBadge } from './LineParts';
import { QuantityControl } from './amount/QuantityControl';
import { useSelection } from './select/selection';
import { isComposing } from '../../ui/composing';

interface LineRowProps {
  item: MenuItem;
  group: string;
  index: number;
  count: number;
  allergies: readonly string[];
  actions: LineActions;
  isHeld: boolean;
  gap: 'before' | 'behind' | undefined;
}

type FrameProps = Omit<LineRowProps, 'item' | 'allergies'> & {
  line: NamedLine;
  type: MenuItem['type'];
  serving: string;
  warnings: readonly AllergyWarning[];
};

const FIGURES = {
  calories: ({ nutrients }: CountedLine) => cellText(nutrients, 'calories'),
  protein: ({ nutrients }: CountedLine) => cellText(nutrients, 'protein'),
  carbs: ({ nutrients }: CountedLine) => cellText(nutrients, 'carbs'),
  fat: ({ nutrients }: CountedLine) => cellText(nutrients, 'fat'),
};

const macros = ({ nutrients }: CountedLine) =>
  linesText.line.macros(
    cellText(nutrients, 'protein'),
    cellText(nutrients, 'carbs'),
    cellText(nutrients, 'fat'),
  );

function Handle(props: FrameProps & { grip: (handle: Element | null) => void }) {
  const { line, group, index, count, actions, isHeld, grip } = props;
  const { help } = useDragArea();
  const onKeyDown = (event: KeyboardEvent) => {
    // While a line is held the arrows belong to the drag.
    if (event.defaultPrevented || isHeld || isComposing(event)) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = index + by;
    if (to >= 0 && to < count) actions.move(line, group, to);
  };
  return (
    <RowButton
      icon="grip"
      className="line-grip"
      id={handleId(line.lineId)}
      ref={grip}
      // Each line has two tab stops, its amount and its menu; the arrow beside the menu leads here.
      tabIndex={-1}
      aria-label={linesText.line.handle(line.name)}
      aria-describedby={help}
      onKeyDown={onKeyDown}
    />
  );
}

function Cells() {
  return LINE_CELLS.map((key) => (
    <p key={key} className="line-cell" style={{ gridArea: key }}>
      <span className="line-said">{NUTRIENT_LABELS[key]}:</span> <LineText of={FIGURES[key]} />
    </p>
  ));
}

function Chosen({ line }: { line: NamedLine }) {
  const selection = useSelection();
  return (
    <Checkbox.Root
      colorPalette="leaf"
      minW="9"
      minH="11"
      justifyContent="center"
      checked={selection?.selectedIds?.has(line.lineId) ?? false}
      onCheckedChange={() => selection?.toggle(line)}
    >
      <Checkbox.HiddenInput aria-label={linesText.many.choose(line.name)} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

function Figures() {
  return (
    <p className="line-figures">
      <b>
        <LineText of={FIGURES.calories} /> kcal
      </b>
      {' · '}
      <LineText of={macros} />
    </p>
  );
}

function Amount({ actions }: Pick<LineRowProps, 'actions'>) {
  const { item } = useCountedLine();
  return (
    <div className="line-amount">
      <QuantityControl line={item} onChange={(patch) => actions.amount(item.lineId, patch)} />
      <p className="line-energy">
        <LineText of={FIGURES.calories} /> kcal
      </p>
    </div>
  );
}

interface NameProps extends Pick<FrameProps, 'line' | 'index' | 'type' | 'serving'> {
  detailed: boolean;
  onDetails: () => void;
}

function Name({ line, index, type, serving, detailed, onDetails }: NameProps) {
  return (
    <button
      type="button"
      className="line-title"
      // The menu offers the same to the keyboard.
      tabIndex={-1}
      aria-expanded={detailed}
      onClick={onDetails}
    >
      <span>
        <span className="line-number">{index + 1}.</span>
        <span className="line-word">{line.name}</span>
      </span>
      <span className="line-kind">
        <TypeBadge type={type} />
        <span className="line-serving">{serving}</span>
      </span>
    </button>
  );
}

interface RemoveButtonProps {
  line: NamedLine;
  onRemove: LineActions['remove'];
}

function RemoveButton({ line, onRemove }: RemoveButtonProps) {
  const label = linesText.line.removeLabel(line.name);
  return (
    <div className="line-remove">
      <RowButton
        icon="x"
        // The menu beside it removes as well.
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={() => onRemove(line)}
      />
    </div>
  );
}

function onMenuKey(event: KeyboardEvent, line: NamedLine): void {
  if (event.key !== 'ArrowLeft' || event.defaultPrevented || isComposing(event)) return;
  event.preventDefault();
  document.getElementById(handleId(line.lineId))?.focus();
}

function LineMarks() {
  const { item, nutrients } = useCountedLine();
  return <FoodMarks marks={useMarkLine()(item, nutrients)} />;
}

const Frame = memo(function Frame(props: FrameProps) {
  const { line, group, actions } = props;
  const [detailed, setDetailed] = useState(false);
  const onDetails = useCallback(() => setDetailed((now) => !now), []);
  const choosing = Boolean(useSelection()?.selectedIds);
  const data: DragData = { line, group };
  const { ref, handleRef } = useDraggable({ id: line.lineId, data, disabled: choosing });
  return (
    <li ref={ref} className="line" data-held={props.isHeld ? '' : undefined} data-gap={props.gap}>
      <div className="line-handle">
        {choosing ? <Chosen line={line} /> : <Handle {...props} grip={handleRef} />}
      </div>
      <div className="line-name">
        <Name {...props} detailed={detailed} onDetails={onDetails} />
        <Figures />
        <LineNote />
        {detailed ? <LineDetails /> : null}
        <AllergyNotes food={props.line.name} warnings={props.warnings} hint />
        <LineMarks />
      </div>
      <Amount actions={actions} />
      <Cells />
      <RemoveButton line={line} onRemove={actions.remove} />
      <div role="none" className="line-menu" onKeyDown={(event) => onMenuKey(event, line)}>
        <LineMenu {...props} detailed={detailed} onDetails={onDetails} />
      </div>
    </li>
  );
});

export const LineRow = memo(function LineRow({ item, allergies, ...position }: LineRowProps) {
  const { lineId, name, snapshot, type } = item;
  const counted = useMemo(() => ({ item, nutrients: itemNutrients(item) }), [item]);
  const line = useMemo(() => ({ lineId, name }), [lineId, name]);
  const warnings = useMemo(
    () => allergyWarnings({ name, snapshot }, allergies),
    [name, snapshot, allergies],
  );
  const serving = useMemo(() => perServing({ snapshot }), [snapshot]);
  return (
    <LineProvider value={counted}>
      <Frame {...position} line={line} type={type} serving={serving} warnings={warnings} />
    </LineProvider>
  );
});
