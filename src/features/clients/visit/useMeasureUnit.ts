import { listUnits, type MeasureKey, type MeasureUnit } from '../../../domain/records/measures';
import { useDraft } from '../../../ui/useDraft';

export function useMeasureUnit(name: MeasureKey): {
  unit: MeasureUnit;
  setUnit: (unit: string) => void;
  isStored: boolean;
} {
  const [chosen, setUnit] = useDraft(`measure-unit:${name}`, '');
  const [first, ...others] = listUnits(name) as [MeasureUnit, ...MeasureUnit[]];
  const unit = others.find((one) => one.unit === chosen) ?? first;
  return { unit, setUnit, isStored: unit === first };
}
