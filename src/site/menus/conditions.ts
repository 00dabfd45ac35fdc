import type { AllergenGroup } from '../../domain/clinical/allergens/found';
import { formatNumber } from '../../domain/nutrition/format';
import { cleanLine } from '../../domain/text/clean';
import { houseText } from '../../i18n/house';
import type { MenuQuery } from './query';

const { menus: text } = houseText;
const groupLabels: Partial<Record<AllergenGroup, string>> = text.groups;

type Change = (query: MenuQuery) => MenuQuery;

export interface Condition {
  looser: string;
  without: Change;
  chips: readonly { label: string; without: Change }[];
}

const boundText = (energy: number | undefined): string | undefined =>
  energy === undefined ? undefined : formatNumber(energy);

const plainConditions = ({ words, tag, from, to, protein, meal, minutes }: MenuQuery) =>
  [
    [['words'], words && text.chipWords(cleanLine(words, 40)), text.withoutQuery],
    [['tag'], tag && cleanLine(tag, 40), text.withoutTag],
    [
      ['from', 'to'],
      (from ?? to) === undefined ? '' : text.chipEnergy(boundText(from), boundText(to)),
      text.withoutEnergy,
    ],
    [['protein'], protein && text.chipProtein(formatNumber(protein)), text.withoutProtein],
    [['meal'], meal && text.chipMeal(text.meals[meal]), text.withoutMeal],
    [['minutes'], minutes && text.chipMinutes(minutes), text.withoutMinutes],
  ] as const;

const withoutFields =
  (fields: readonly string[]): Change =>
  (query) => ({
    ...query,
    ...Object.fromEntries(fields.map((field) => [field, field === 'words' ? '' : undefined])),
  });

export function givenConditions(query: MenuQuery): Condition[] {
  const plain = plainConditions(query).flatMap(([fields, label, looser]) => {
    const without = withoutFields(fields);
    return label ? [{ looser, without, chips: [{ label, without }] }] : [];
  });
  if (query.without.length === 0) return plain;
  const chips = query.without.map((group) => ({
    label: text.chipWithout(groupLabels[group] ?? group),
    without: (menuQuery: MenuQuery) => ({
      ...menuQuery,
      without: menuQuery.without.filter((one) => one !== group),
    }),
  }));
  const allergens = {
    looser: text.withoutAllergens,
    without: (menuQuery: MenuQuery) => ({ ...menuQuery, without: [] }),
    chips,
  };
  return [...plain, allergens];
}
