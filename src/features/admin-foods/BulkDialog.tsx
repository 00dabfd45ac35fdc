import { useState } from 'react';
import {
  changeCatalogueInBulk,
  FOOD_REASON_MAX,
  ROWS_AT_ONCE,
  type BulkChange,
  type CatalogueRow,
} from '../../api/adminFoods';
import { SelectField, TextField } from '../../blocks/forms/controls';
import { NUTRIENT_KEYS, NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { toaster } from '../../ui/toaster';

const texts = adminFoodTexts.bulk;
export type BulkKind = BulkChange['kind'];

interface BulkDialogProps {
  kind: BulkKind;
  rows: readonly CatalogueRow[];
  categories: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const NUTRIENTS = NUTRIENT_KEYS.map((value) => ({ value, label: NUTRIENT_LABELS[value] }));

function toChange(kind: BulkKind, value: string): BulkChange | undefined {
  if (kind === 'hide' || kind === 'show') return { kind };
  if (value.trim() === '') return undefined;
  if (kind === 'category') return { kind, category: value.trim() };
  if (kind === 'allergen') return { kind, allergen: value.trim() };
  return { kind, nutrient: value as NutrientKey };
}

function Value(props: {
  kind: BulkKind;
  value: string;
  categories: readonly string[];
  onChange: (value: string) => void;
}) {
  const { kind, value, onChange } = props;
  if (kind === 'hide' || kind === 'show') return null;
  const label = texts[kind].field;
  if (kind === 'allergen') return <TextField required {...{ label, value, onChange }} />;
  const categories = props.categories.map((one) => ({ value: one, label: one }));
  const options = kind === 'category' ? categories : NUTRIENTS;
  return <SelectField {...{ label, value, onChange, options }} emptyLabel="—" />;
}

async function changeAll(
  rows: readonly CatalogueRow[],
  change: BulkChange,
  reason: string,
): Promise<{ changed: number; conflicts: string[]; full: string[] }> {
  const sum = { changed: 0, conflicts: [] as string[], full: [] as string[] };
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const entries = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ id, revision }) => ({ id, revision }));
    const body = { entries, change, reason };
    const { changed, conflicts, full } = await gateway.ask(changeCatalogueInBulk, { body });
    sum.changed += changed;
    sum.conflicts.push(...conflicts);
    sum.full.push(...full);
  }
  return sum;
}

export function BulkDialog({ kind, rows, categories, onDone, onClose }: BulkDialogProps) {
  const [value, setValue] = useState('');
  const action = useAction(adminFoodTexts.change);
  const confirm = async (reason: string): Promise<boolean> => {
    const change = toChange(kind, value);
    if (!change) return false;
    const isDone = await action.run(async () => {
      const { changed, conflicts, full } = await changeAll(rows, change, reason);
      const left = [
        ...(conflicts.length > 0 ? [texts.conflicts(conflicts.join(', '))] : []),
        ...(full.length > 0 ? [texts.full(full.join(', '))] : []),
      ];
      toaster.create({
        type: left.length > 0 ? 'warning' : 'success',
        title: texts.done(changed),
        ...(left.length > 0 ? { description: left.join(' ') } : {}),
      });
    });
    // Also after a failure: earlier parts may have been changed.
    onDone();
    if (isDone) onClose();
    return isDone;
  };
  return (
    <ReasonDialog
      title={texts[kind].title}
      body={texts.body(rows.length)}
      confirm={texts.confirm}
      label={texts.reason}
      most={FOOD_REASON_MAX}
      draftKey={`admin:foods:bulk:${kind}`}
      busy={action.busy}
      error={action.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Value {...{ kind, value, categories }} onChange={setValue} />
    </ReasonDialog>
  );
}
