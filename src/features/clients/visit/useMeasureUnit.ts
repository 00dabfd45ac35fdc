import { unitsOf, type MeasureKey, type MeasureUnit } from '../../../domain/records/measures';
import { useDraft } from '../../../ui/useDraft';

/** The unit in which this person reads a measure on this device; the stored one until another is chosen. */
export function useMeasureUnit(name: MeasureKey): {
  unit: MeasureUnit;
  setUnit: (unit: string) => void;
  /** Whether it is the unit in which the measure is stored. */
  isStored: boolean;
} {
  const [chosen, setUnit] = useDraft(`measure-unit:${name}`, '');
  const [first, ...others] = unitsOf(name) as [MeasureUnit, ...MeasureUnit[]];
  const unit = others.find((one) => one.unit === chosen) ?? first;
  return { unit, setUnit, isStored: unit === first };
}
