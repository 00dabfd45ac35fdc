import { useState } from 'react';
import {
  isInRange,
  isPlausibleBody,
  SURVEY_RANGES,
  typedHeight,
} from '../../domain/survey/answers';
import { BMI_BOUNDS } from '../../domain/survey/result';
import { BAND_WORDS } from '../../domain/survey/resultWords';
import { formatNumber } from '../../domain/nutrition/numberFormat';
import { bmiBand, bmiOf, weightAtBmi } from '../../domain/targets/body';
import { visitorText } from '../../i18n/visitor';
import { visitorChecks } from '../../i18n/visitorChecks';
import { NumberField } from './NumberField';
import { Ruler, type RulerBand } from './Ruler';
import type { StepProps } from './steps';
import { cmOfInches, feetText, inchesOf, kgOfPounds, poundsOf } from './units';

const { survey: text } = visitorText;

/** Ends of the rulers; what lies beyond is typed. */
const [HEIGHT_RULER, WEIGHT_RULER] = [
  [100, 250],
  [30, 150],
] as const;
const [START_HEIGHT, START_WEIGHT] = [160, 60];

function Units<T extends string>({
  units,
  value,
  onChange,
}: {
  units: readonly (readonly [T, string])[];
  value: T;
  onChange: (unit: T) => void;
}) {
  return (
    <fieldset className="units">
      <legend className="unseen">{text.units}</legend>
      {units.map(([unit, label]) => (
        <button
          key={unit}
          type="button"
          aria-pressed={value === unit}
          onClick={() => onChange(unit)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

const HEIGHT_UNITS = [
  ['cm', text.unitCm],
  ['ft', text.unitFt],
] as const;

export function HeightStep({ draft, set, isTried }: StepProps) {
  const [unit, setUnit] = useState<'cm' | 'ft'>('cm');
  const { heightCm } = draft;
  const shown = heightCm ?? START_HEIGHT;
  const isWrong = heightCm === undefined ? isTried : !isInRange('heightCm', heightCm);
  const isFeet = unit === 'ft';
  const [least, most] = HEIGHT_RULER;
  return (
    <>
      <Units units={HEIGHT_UNITS} value={unit} onChange={setUnit} />
      <NumberField
        label={text.heightTitle}
        unit="cm"
        value={heightCm}
        step={isFeet ? 2.54 : 1}
        start={START_HEIGHT}
        read={typedHeight}
        error={isWrong ? text.heightRange : undefined}
        onChange={(value) => set({ heightCm: value })}
      />
      <p className={isFeet ? 'in-feet' : 'muted'}>{feetText(shown)}</p>
      <Ruler
        label={text.heightTitle}
        text={isFeet ? feetText(shown) : `${formatNumber(shown, 1)} cm`}
        value={isFeet ? inchesOf(shown) : within(shown, HEIGHT_RULER)}
        min={isFeet ? Math.ceil(least / 2.54) : least}
        max={isFeet ? Math.floor(most / 2.54) : most}
        major={isFeet ? 12 : 5}
        onChange={(value) => set({ heightCm: isFeet ? cmOfInches(value) : value })}
      />
      <p className="small muted">{text.heightHint}</p>
    </>
  );
}

/** BMI bands of a height on a weight ruler. @param factor of the ruler's unit in a kilogram */
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

const POUNDS = 2.204_62;
const same = (kg: number): number => kg;
const CONVERT = {
  kg: { inUnit: same, inKg: same },
  lb: { inUnit: poundsOf, inKg: kgOfPounds },
} as const;

interface WeightRulerProps {
  draft: StepProps['draft'];
  title: string;
  unit: 'kg' | 'lb';
  /** kg. */
  shown: number;
  isTarget: boolean;
  onChange: (kg: number) => void;
}

/** A ruler of weights with the bands of the own height; that of a wish stands around the present weight. */
function WeightRuler({ draft, title, unit, shown, isTarget, onChange }: WeightRulerProps) {
  const { heightCm, weightKg } = draft;
  const { inUnit, inKg } = CONVERT[unit];
  const now = weightKg ?? START_WEIGHT;
  const [least, most] = isTarget
    ? [within(now - 30, WEIGHT_RULER), within(now + 30, WEIGHT_RULER)]
    : WEIGHT_RULER;
  const marked = isTarget && weightKg !== undefined ? inUnit(weightKg) : undefined;
  return (
    <Ruler
      label={title}
      text={`${formatNumber(inUnit(shown), 1)} ${unit}`}
      value={Math.round(within(inUnit(shown), [inUnit(least), inUnit(most)]))}
      min={Math.ceil(inUnit(least))}
      max={Math.floor(inUnit(most))}
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

/** Error of a weight, in words. */
function weightError({ draft, isTried, field }: WeightProps): string | undefined {
  const { heightCm, [field]: kg } = draft;
  if (kg === undefined) return isTried && field === 'weightKg' ? text.weightRange : undefined;
  if (!isInRange(field, kg)) return text.weightRange;
  if (heightCm === undefined || isPlausibleBody({ heightCm, weightKg: kg })) return undefined;
  return visitorChecks.implausible(formatNumber(heightCm, 1), formatNumber(kg, 1));
}

function WeightField(props: WeightProps) {
  const { draft, set, field, title } = props;
  const [unit, setUnit] = useState<'kg' | 'lb'>('kg');
  const value = draft[field];
  const now = draft.weightKg ?? START_WEIGHT;
  const shown = value ?? now;
  const isOptional = field === 'targetWeightKg';
  const { inUnit, inKg } = CONVERT[unit];
  return (
    <>
      <Units
        units={[
          ['kg', text.unitKg],
          ['lb', text.unitLb],
        ]}
        value={unit}
        onChange={setUnit}
      />
      <NumberField
        key={unit}
        label={title}
        unit={unit}
        value={value === undefined ? undefined : inUnit(value)}
        start={inUnit(now)}
        error={weightError(props)}
        onChange={(typed) => set({ [field]: typed === undefined ? undefined : inKg(typed) })}
      />
      <WeightRuler
        draft={draft}
        title={title}
        unit={unit}
        shown={shown}
        isTarget={isOptional}
        onChange={(kg) => set({ [field]: kg })}
      />
      <p className="small muted">{text.weightHint}</p>
    </>
  );
}

export const WeightStep = (props: StepProps) => (
  <WeightField {...props} field="weightKg" title={text.weightTitle} />
);

function difference({ weightKg, targetWeightKg }: StepProps['draft']): string | undefined {
  if (weightKg === undefined || targetWeightKg === undefined) return undefined;
  const kg = formatNumber(Math.abs(weightKg - targetWeightKg), 1);
  if (weightKg === targetWeightKg) return text.asNow;
  return weightKg > targetWeightKg ? text.lessThanNow(kg) : text.moreThanNow(kg);
}

export function TargetStep(props: StepProps) {
  const { heightCm, weightKg, targetWeightKg } = props.draft;
  const bmi = bmiOf(targetWeightKg ?? weightKg, heightCm);
  const said = difference(props.draft);
  return (
    <>
      <WeightField {...props} field="targetWeightKg" title={text.targetTitle} />
      {said ? <p className="difference">{said}</p> : null}
      {bmi === undefined || heightCm === undefined ? null : (
        <dl className="facts">
          <div>
            <dt>BMI {formatNumber(bmi, 1)}</dt>
            <dd>{BAND_WORDS[bmiBand(bmi)]}</dd>
          </div>
          <div>
            <dt>{text.normalRange}</dt>
            <dd>
              {formatNumber(weightAtBmi(18.5, heightCm), 1)}–
              {formatNumber(weightAtBmi(23, heightCm), 1)} kg
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}
