import type { AllergenGroup } from '../../domain/allergens/found';
import { formatNumber } from '../../domain/nutrition/format';
import { cleanLine } from '../../domain/printable/clean';
import { houseText } from '../../i18n/house';
import type { MenuQuery } from './query';

const { menus: text } = houseText;
const groupLabels: Partial<Record<AllergenGroup, string>> = text.groups;

type Change = (query: MenuQuery) => MenuQuery;

/** One condition of a search, and the search without it. */
export interface Condition {
  /** Words of giving it up. */
  looser: string;
  without: Change;
  /** As the list shows it: several, where it is made of several. */
  chips: readonly { label: string; without: Change }[];
}

interface Plain {
  isGiven: boolean;
  label: string;
  looser: string;
  without: Change;
}

const boundText = (energy: number | undefined): string | undefined =>
  energy === undefined ? undefined : formatNumber(energy);

/** Conditions of one value each. */
function plainConditions({ words, tag, from, to, protein, meal, minutes }: MenuQuery): Plain[] {
  const hasEnergy = from !== undefined || to !== undefined;
  return [
    {
      isGiven: words !== '',
      label: text.chipWords(cleanLine(words, 40)),
      looser: text.withoutQuery,
      without: (query) => ({ ...query, words: '' }),
    },
    {
      isGiven: tag !== undefined,
      label: cleanLine(tag ?? '', 40),
      looser: text.withoutTag,
      without: (query) => ({ ...query, tag: undefined }),
    },
    {
      isGiven: hasEnergy,
      label: text.chipEnergy(boundText(from), boundText(to)),
      looser: text.withoutEnergy,
      without: (query) => ({ ...query, from: undefined, to: undefined }),
    },
    {
      isGiven: protein !== undefined,
      label: text.chipProtein(formatNumber(protein ?? 0)),
      looser: text.withoutProtein,
      without: (query) => ({ ...query, protein: undefined }),
    },
    {
      isGiven: meal !== undefined,
      label: text.chipMeal(text.meals[meal ?? 'lunch']),
      looser: text.withoutMeal,
      without: (query) => ({ ...query, meal: undefined }),
    },
    {
      isGiven: minutes !== undefined,
      label: text.chipMinutes(minutes ?? 0),
      looser: text.withoutMinutes,
      without: (query) => ({ ...query, minutes: undefined }),
    },
  ];
}

/** The conditions of a search, in the order in which the page shows them. */
export function givenConditions(query: MenuQuery): Condition[] {
  const plain = plainConditions(query)
    .filter(({ isGiven }) => isGiven)
    .map(({ label, looser, without }) => ({ looser, without, chips: [{ label, without }] }));
  if (query.without.length === 0) return plain;
  const chips = query.without.map((group) => ({
    label: text.chipWithout(groupLabels[group] ?? group),
    without: (asked: MenuQuery) => ({
      ...asked,
      without: asked.without.filter((one) => one !== group),
    }),
  }));
  const allergens = {
    looser: text.withoutAllergens,
    without: (asked: MenuQuery) => ({ ...asked, without: [] }),
    chips,
  };
  return [...plain, allergens];
}
