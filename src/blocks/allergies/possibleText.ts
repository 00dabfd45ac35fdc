import { findPossibleConcerns, type Concern } from '../../domain/clinical/allergens/concerns';
import { describeSource } from '../../domain/clinical/allergens/source';
import type { AllergyWarning } from '../../domain/clinical/allergens/warnings';
import { linesText } from '../../i18n/lines';

const text = linesText.line;

/** `có thể có tôm (mắm tôm trong bún riêu cua)`. */
export function possibleText(warning: AllergyWarning, food: string): string {
  const source = describeSource(warning, food);
  return warning.level === 'related'
    ? text.akin(source, warning.allergen)
    : text.mayAllergy(warning.allergen, source);
}

export function possibleTexts(concerns: readonly Concern[]): string[] {
  const texts = findPossibleConcerns(concerns).flatMap(({ name, warnings }) =>
    warnings.map((warning) => possibleText(warning, name)),
  );
  return [...new Set(texts.map((one) => one.charAt(0).toLocaleUpperCase('vi') + one.slice(1)))];
}
