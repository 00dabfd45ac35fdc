import { mealsField } from '../../domain/collections/shared/lines';
import type { ExclusionKind, Gap, Violation } from '../../domain/generator/types';
import type { ChoiceReason } from '../../domain/generator/why';
import type { NutrientKey } from '../../domain/nutrients';
import { NUTRIENT_LABELS } from '../../domain/nutrients';
import { generatorText as text } from '../../i18n/generator';
import { amountText, originText } from '../../ui/nutrition/limitTexts';

export const slotName = mealsField.merge.slots;

const nutrientName = (nutrient: NutrientKey) => NUTRIENT_LABELS[nutrient].toLocaleLowerCase('vi');

/** `T4: natri 2.105 mg, vượt 105 mg (tối đa 2.000 mg, …)`. */
export function violationText(
  { nutrient, side, value, bound, by }: Violation,
  day: string,
): string {
  const say = side === 'maximum' ? text.limit.over : text.limit.under;
  const whose = by === 'target' ? text.limit.target : originText(by);
  const amount = (one: number) => amountText(nutrient, one);
  const off = amount(Math.abs(value - bound));
  return say(day, nutrientName(nutrient), amount(value), off, amount(bound), whose);
}

/** The nutrients of some violations, each once. */
export const namesOf = (violations: readonly Violation[]): string =>
  [...new Set(violations.map(({ nutrient }) => nutrientName(nutrient)))].join(', ');

/** A wish that takes dishes away; of a figure the nutrient's name. */
export function wishText({ kind, word }: { kind: ExclusionKind; word: string }): string {
  const named =
    kind === 'unknownFigure' && Object.hasOwn(NUTRIENT_LABELS, word)
      ? nutrientName(word as NutrientKey)
      : word;
  return text.gap.kinds[kind](named);
}

/** `Bữa trưa không còn món mặn nào`, `Bữa trưa không đủ món mặn: còn 5 món, 2 ngày bỏ trống`. */
export const gapTitle = ({ slot, role, left, days }: Gap): string =>
  left === undefined || days === undefined
    ? text.gap.title(slotName[slot], text.roles[role])
    : text.gap.few(slotName[slot], text.roles[role], left, days.length);

/** Allergies and medicines are nothing that is loosened for a fuller menu. */
export const mayLoosen = (kind: ExclusionKind): boolean =>
  kind !== 'allergy' && kind !== 'medicine' && kind !== 'unknownParts';

export function reasonText(reason: ChoiceReason): string {
  const said = text.reasons;
  switch (reason.kind) {
    case 'gives': {
      const { nutrient, amount, day, of } = reason;
      const [one, all, target] = [amount, day, of].map((value) => amountText(nutrient, value));
      return said.gives(NUTRIENT_LABELS[nutrient], one ?? '', all ?? '', target ?? '');
    }
    case 'checked':
      return said.checked(reason.words.join(', ').toLocaleLowerCase('vi'), reason.parts);
    case 'low':
      return said.low(
        nutrientName(reason.nutrient),
        amountText(reason.nutrient, reason.amount),
        amountText(reason.nutrient, reason.of),
      );
    case 'times':
      return said.times(reason.times);
    case 'own':
      return said.own;
  }
}
