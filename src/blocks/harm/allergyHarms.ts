import { isCertain, type Concern } from '../../domain/clinical/allergens/concerns';
import { menusText } from '../../i18n/menus';

const formatAllergies = ({ warnings }: Concern): string =>
  warnings
    .filter(({ level }) => level === 'contains')
    .map(({ allergy }) => allergy)
    .join(', ');

export function allergyHarms(concerns: readonly Concern[]): string[] {
  const certain = concerns.filter(isCertain);
  return [
    ...new Set(
      certain.map((concern) => menusText.allergies.of(concern.name, formatAllergies(concern))),
    ),
  ];
}
