import { z } from 'zod';
import type { LocalData } from '../../data/types';
import { foods, type OwnFood } from '../../domain/food/ownFoods';
import { foodFields, type Basis, type Measure } from '../../domain/food/edible';
import { labelProblems, type LabelProblem } from '../../domain/food/foodLabel';
import { NUTRIENT_KEYS, type NutrientKey, type NutrientMap } from '../../domain/food/nutrients';
import { documentBase } from '../../domain/schema/primitives';
import { foodsText } from '../../i18n/foods';
import { applyChanges } from '../forms/patch';
import { createForm } from '../forms/form';
import type { FormDraft } from '../forms/saveForm';
import { problemText } from './problemText';

const text = foodsText.form;

const ALLERGENS = ['Sữa bò', 'Trứng', 'Cá', 'Tôm', 'Cua', 'Đậu phộng', 'Đậu nành', 'Lúa mì', 'Mè'];

type NutrientFields = Record<
  NutrientKey,
  { kind: 'number'; at: readonly ['nutrients', NutrientKey] }
>;
const nutrientFields = Object.fromEntries(
  NUTRIENT_KEYS.map((key) => [key, { kind: 'number', at: ['nutrients', key] }]),
) as unknown as NutrientFields;

/** Looser than the stored food: what a label need not say is filled in on save. */
const typed = z.strictObject({
  ...documentBase,
  ...foodFields,
  unit: foodFields.unit.optional(),
  servingSize: foodFields.servingSize.optional(),
});

const fields = createForm(
  { schema: typed, fields: { ...foods.fields, unit: { label: text.measure } } },
  {
    name: { kind: 'text' },
    kindOf: {
      kind: 'option',
      label: text.kind,
      words: foods.fields.kind.words,
      initial: 'food',
    },
    per: { kind: 'option', label: text.per, words: text.perWords, initial: '100g' },
    unit: { kind: 'text', hint: text.measureHint },
    servingSize: { kind: 'number', hint: text.sizeHint },
    ...nutrientFields,
    allergens: { kind: 'tags', most: 20, suggestions: ALLERGENS },
    confirmed: { kind: 'flag', label: text.confirm, initial: false },
  },
);

export type OwnFoodValues = typeof fields.empty;
type TypedFields = ReturnType<typeof fields.toFields>;

/** A serving of unknown weight is counted by the piece. */
function toBasis(per: string, { servingSize, unit }: TypedFields): Basis {
  if (per === '100g') return { amount: 100, unit: 'g' };
  if (per === '100ml') return { amount: 100, unit: 'ml' };
  if (servingSize === undefined) return { amount: 1, unit: unit ?? 'phần' };
  return { amount: servingSize, unit: per === 'servingMl' ? 'ml' : 'g' };
}

type LabelFields = Pick<
  OwnFood,
  'name' | 'basis' | 'nutrients' | 'servingSize' | 'unit' | 'measures' | 'allergens'
>;

function labelFields(values: OwnFoodValues): LabelFields {
  const labelValues = fields.toFields(values);
  const basis = toBasis(values.per, labelValues);
  const servingSize = labelValues.servingSize ?? (basis.amount === 1 ? 1 : 100);
  const unit = labelValues.unit ?? basis.unit;
  const measures: Measure[] =
    unit === basis.unit || labelValues.servingSize === undefined
      ? []
      : [{ unit, amount: servingSize }];
  return {
    name: labelValues.name,
    basis,
    nutrients: labelValues.nutrients ?? {},
    servingSize,
    unit,
    measures,
    allergens: labelValues.allergens,
  };
}

const finite = (nutrients: NutrientMap): NutrientMap =>
  Object.fromEntries(
    Object.entries(nutrients).filter(([, value]) => Number.isFinite(value)),
  ) as NutrientMap;

/** By the label's own arithmetic; none while the serving's size is half typed. */
export function findProblems(values: OwnFoodValues): LabelProblem[] {
  const { basis, nutrients } = labelFields(values);
  return basis.amount > 0 ? labelProblems(basis, finite(nutrients)) : [];
}

function errors(values: OwnFoodValues): Partial<Record<keyof OwnFoodValues, string>> {
  const { basis } = labelFields(values);
  const open = findProblems(values).filter(({ certain }) => certain || !values.confirmed);
  return {
    ...Object.fromEntries(open.map((problem) => [problem.field, problemText(problem, basis)])),
    ...fields.errors(values),
  };
}

function fromDocument(food: OwnFood): OwnFoodValues {
  const { basis, unit } = food;
  const { status: _status, kind, ...rest } = food;
  const values = fields.fromDocument({ ...rest, kind: 'food', status: 'active' } as never);
  const serving = basis.unit === 'ml' ? 'servingMl' : 'serving';
  const hundred = basis.amount === 100 && (basis.unit === 'g' || basis.unit === 'ml');
  return {
    ...values,
    kindOf: kind,
    per: hundred ? `100${basis.unit}` : serving,
    unit: unit === 'g' || unit === 'ml' ? '' : unit,
    servingSize: basis.amount === 1 ? '' : values.servingSize,
  };
}

export const ownFoodForm = { ...fields, errors, fromDocument, toFields: labelFields };

/** In use at once, without review (product decision 21). */
function newFood(data: LocalData, id: string, values: OwnFoodValues): OwnFood {
  const common = {
    ...data.newBase(),
    id,
    ...labelFields(values),
    aliases: [],
    category: '',
    isPublic: false,
    status: 'active' as const,
    source: { name: text.source },
  };
  return values.kindOf === 'product' ? { ...common, kind: 'product' } : { ...common, kind: 'food' };
}

export async function saveOwnFood(
  data: LocalData,
  { id, base, values }: FormDraft<OwnFoodValues>,
): Promise<OwnFood> {
  if (!(await data.foods.get(id))) return data.foods.insert(newFood(data, id, values));
  const [opened, next] = [labelFields(base), labelFields(values)];
  return data.foods.update(id, (current) => {
    const others = current.measures.filter(
      (measure) => !opened.measures.some(({ unit }) => unit === measure.unit),
    );
    const changed = applyChanges<OwnFood, LabelFields>(current, opened, next);
    return { ...changed, measures: [...others, ...next.measures] };
  });
}
