import { visitorText } from '../../i18n/visitor';

const { survey: text } = visitorText;

interface UnitsProps<T extends string> {
  units: readonly (readonly [T, string])[];
  value: T;
  onChange: (unit: T) => void;
}

export function Units<T extends string>({ units, value, onChange }: UnitsProps<T>) {
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
