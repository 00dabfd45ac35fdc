import { useState } from 'react';
import { isInRange, isPlausibleBody, SURVEY_RANGES } from '../../domain/publicHouse/survey/answers';
import { BMI_BOUNDS, expectedGap } from '../../domain/publicHouse/survey/result';
import { BAND_WORDS, NO_LOSS_REASONS } from '../../domain/publicHouse/survey/resultWords';
import { weeksFor } from '../../domain/publicHouse/survey/weightChange';
import { formatNumber } from '../../domain/text/numberFormat';
import { bmiBand, computeBmi, weightAtBmi } from '../../domain/person/body';
import { visitorText } from '../../i18n/visitor';
import { visitorChecks } from '../../i18n/visitorChecks';
import { dateInVietnam } from '../../domain/text/days';
import { NumberField } from './NumberField';
import { Ruler } from './Ruler';
import type { RulerBand } from './RulerDrawing';
import type { StepProps } from './steps';
import { Units } from './Units';
import { kgOfPounds, toPounds, RULERS, weightRange, within } from './units';

const { survey: text } = visitorText;
const START_WEIGHT = 60;
const POUNDS = 2.204_62;

type Draft = StepProps['draft'];
type Unit = 'kg' | 'lb';

const WEIGHT_UNITS = [
  ['kg', text.unitKg],
  ['lb', text.unitLb],
] as const;

const same = (kg: number): number => kg;
const CONVERT = {
  kg: { inUnit: same, inKg: same },
  lb: { inUnit: toPounds, inKg: kgOfPounds },
} as const;

function bandsFor(heightCm: number | undefined, factor: number): RulerBand[] {
  if (heightCm === undefined || !isInRange('heightCm', heightCm)) return [];
  const [low, good, warm] = BMI_BOUNDS.map((bound) => weightAtBmi(bound, heightCm) * factor) as [
    number,
    number,
    number,
    number,
  ];
  return [
    { from: 0, to: low, kind: 'low', label: BAND_WORDS.underweight.toLowerCase() },
    { from: low, to: good, kind: 'good', label: BAND_WORDS.normal.toLowerCase() },
    { from: good, to: warm, kind: 'warm', label: BAND_WORDS.overweight.toLowerCase() },
    { from: warm, to: 10_000, kind: 'hot' },
  ];
}

interface WeightRulerProps {
  draft: Draft;
  title: string;
  unit: Unit;
  value: number;
  isTarget: boolean;
  onChange: (kg: number) => void;
}

function WeightRuler({ draft, title, unit, value, isTarget, onChange }: WeightRulerProps) {
  const { heightCm, weightKg } = draft;
  const { inUnit, inKg } = CONVERT[unit];
  const [min, max] = weightRange(unit, isTarget ? inUnit(weightKg ?? START_WEIGHT) : undefined);
  const marked = isTarget && weightKg !== undefined ? inUnit(weightKg) : undefined;
  return (
    <Ruler
      label={title}
      text={`${formatNumber(inUnit(value), 1)} ${unit}`}
      value={Math.round(within(inUnit(value), [min, max]))}
      min={Math.ceil(min)}
      max={Math.floor(max)}
      step={RULERS[unit].step}
      bands={bandsFor(heightCm, unit === 'lb' ? POUNDS : 1)}
      mark={
        marked === undefined ? undefined : { at: marked, label: text.now(formatNumber(marked, 1)) }
      }
      onChange={(moved) => onChange(within(inKg(moved), SURVEY_RANGES.weightKg))}
    />
  );
}

interface WeightProps extends StepProps {
  field: 'weightKg' | 'targetWeightKg';
  title: string;
}

function weightError({ draft, isTried, field }: WeightProps): string | undefined {
  const { heightCm, [field]: kg } = draft;
  if (kg === undefined) return isTried && field === 'weightKg' ? text.weightRange : undefined;
  if (!isInRange(field, kg)) return text.weightRange;
  if (heightCm === undefined || isPlausibleBody({ heightCm, weightKg: kg })) return undefined;
  return visitorChecks.implausible(formatNumber(heightCm, 1), formatNumber(kg, 1));
}

/** A wished weight is optional: what is no number would be gone as if it had never been typed. */
function weightChange({ draft, field }: WeightProps, kg: number | undefined, typed = ''): Draft {
  if (field === 'weightKg') return { weightKg: kg };
  const standing = kg === undefined && typed.trim() !== '' ? typed : undefined;
  return { targetWeightKg: kg, typed: { ...draft.typed, targetWeightKg: standing } };
}

function WeightField(props: WeightProps) {
  const { draft, set, field, title } = props;
  const [unit, setUnit] = useState<Unit>('kg');
  const value = draft[field];
  const now = draft.weightKg ?? START_WEIGHT;
  const { inUnit, inKg } = CONVERT[unit];
  return (
    <>
      <Units units={WEIGHT_UNITS} value={unit} onChange={setUnit} />
      <NumberField
        key={unit}
        label={title}
        unit={unit}
        value={value === undefined ? undefined : inUnit(value)}
        start={inUnit(now)}
        error={weightError(props)}
        standing={field === 'targetWeightKg' ? draft.typed?.targetWeightKg : undefined}
        onChange={(number, typed) => set(weightChange(props, number && inKg(number), typed))}
      />
      <WeightRuler
        draft={draft}
        title={title}
        unit={unit}
        value={value ?? now}
        isTarget={field === 'targetWeightKg'}
        onChange={(kg) => set(weightChange(props, kg))}
      />
      <p className="small muted">{text.weightHint}</p>
    </>
  );
}

export const WeightStep = (props: StepProps) => (
  <WeightField {...props} field="weightKg" title={text.weightTitle} />
);

function difference({ weightKg, targetWeightKg }: Draft): string | undefined {
  if (weightKg === undefined || targetWeightKg === undefined) return undefined;
  const kg = formatNumber(Math.abs(weightKg - targetWeightKg), 1);
  if (weightKg === targetWeightKg) return text.asNow;
  return weightKg > targetWeightKg ? text.lessThanNow(kg) : text.moreThanNow(kg);
}

function computePace(draft: Draft) {
  const { weightKg, targetWeightKg } = draft;
  const gap = expectedGap(draft, dateInVietnam(new Date()));
  if (weightKg === undefined || targetWeightKg === undefined || gap === undefined) return undefined;
  const weeks = weeksFor(weightKg - targetWeightKg, gap);
  const kcal = Math.abs(gap);
  const term = gap < 0 ? text.byLess(kcal) : text.byMore(kcal);
  return { term, label: weeks === undefined ? text.longerThanTwoYears : text.weeks(weeks) };
}

function Meaning({ draft }: { draft: Draft }) {
  const { weightKg, targetWeightKg, heightCm } = draft;
  const bmi = computeBmi(targetWeightKg ?? weightKg, heightCm);
  if (bmi === undefined || heightCm === undefined) return null;
  const [low, high] = BMI_BOUNDS.map((bound) => formatNumber(weightAtBmi(bound, heightCm), 1));
  const pace = computePace(draft);
  return (
    <dl className="facts panel">
      <div>
        <dt>
          <b>BMI {formatNumber(bmi, 1)}</b>{' '}
          <span className={`badge bmi-${bmiBand(bmi)}`}>{BAND_WORDS[bmiBand(bmi)]}</span>
        </dt>
        <dd>{text.tall(formatNumber(heightCm, 1))}</dd>
      </div>
      <div>
        <dt>{text.normalRange}</dt>
        <dd>
          {low}–{high} kg
        </dd>
      </div>
      {pace ? (
        <div>
          <dt>{pace.term}</dt>
          <dd>{pace.label}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function isTooLow({ weightKg, targetWeightKg, heightCm }: Draft): boolean {
  if (weightKg === undefined || targetWeightKg === undefined) return false;
  const bmi = computeBmi(targetWeightKg, heightCm);
  return targetWeightKg < weightKg && bmi !== undefined && bmi < BMI_BOUNDS[0];
}

export function TargetStep(props: StepProps) {
  const differenceText = difference(props.draft);
  return (
    <>
      <WeightField {...props} field="targetWeightKg" title={text.targetTitle} />
      {differenceText ? <p className="difference">{differenceText}</p> : null}
      <Meaning draft={props.draft} />
      {isTooLow(props.draft) ? (
        <output className="warning">{NO_LOSS_REASONS.targetUnderweight}</output>
      ) : null}
    </>
  );
}
