import { useState } from 'react';
import { isInRange, typedFeet, typedHeight } from '../../domain/publicHouse/survey/answers';
import { formatNumber } from '../../domain/text/numberFormat';
import { visitorText } from '../../i18n/visitor';
import { NumberField } from './NumberField';
import { Ruler } from './Ruler';
import type { StepProps } from './steps';
import { Units } from './Units';
import { cmOfInches, feetText, toInches, RULERS, within } from './units';

const { survey: text } = visitorText;
const START_HEIGHT = 160;

const HEIGHT_UNITS = [
  ['cm', text.unitCm],
  ['ft', text.unitFt],
] as const;

const BY_UNIT = {
  cm: {
    field: { unit: text.unitCm, step: 1, read: typedHeight },
    inWords: (cm: number) => `${formatNumber(cm, 1)} cm`,
    other: feetText,
    toRuler: Math.round,
    fromRuler: (cm: number) => cm,
    major: 5,
    toLabel: undefined,
  },
  ft: {
    field: {
      unit: '',
      step: 2.54,
      read: (typed: string) => {
        const inches = typedFeet(typed);
        return inches === undefined ? undefined : cmOfInches(inches);
      },
      show: feetText,
      wrong: text.notFeet,
    },
    inWords: feetText,
    other: (cm: number) => `${formatNumber(cm, 1)} cm`,
    toRuler: toInches,
    fromRuler: cmOfInches,
    major: 12,
    toLabel: (inches: number) => `${inches / 12} ft`,
  },
} as const;

export function HeightStep({ draft, set, isTried }: StepProps) {
  const [unit, setUnit] = useState<'cm' | 'ft'>('cm');
  const { heightCm } = draft;
  const height = heightCm ?? START_HEIGHT;
  const isWrong = heightCm === undefined ? isTried : !isInRange('heightCm', heightCm);
  const { field, inWords, other, toRuler, fromRuler, major, toLabel } = BY_UNIT[unit];
  const { range, step } = RULERS[unit];
  const onRuler = within(toRuler(height), range);
  return (
    <>
      <Units units={HEIGHT_UNITS} value={unit} onChange={setUnit} />
      <NumberField
        key={unit}
        label={text.heightTitle}
        {...field}
        value={heightCm}
        start={START_HEIGHT}
        error={isWrong ? text.heightRange : undefined}
        onChange={(value) => set({ heightCm: value })}
      />
      <p className="muted">{other(height)}</p>
      <Ruler
        label={text.heightTitle}
        text={inWords(height)}
        value={onRuler}
        min={range[0]}
        max={range[1]}
        step={step}
        major={major}
        toLabel={toLabel}
        onChange={(value) => set({ heightCm: fromRuler(value) })}
      />
      <p className="small muted">{text.heightHint[unit]}</p>
    </>
  );
}
