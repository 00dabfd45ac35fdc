import type { MenuItem } from '../../food/storedLines';
import { allergyWarnings } from './warnings';

const GROUPS = [
  ['giáp xác', 'giáp xác'],
  ['cá', 'cá'],
  ['nhuyễn thể', 'nhuyễn thể'],
  ['trứng', 'trứng'],
  ['sữa', 'sữa'],
  ['đậu nành', 'đậu nành'],
  ['đậu phộng', 'đậu phộng'],
  ['các loại hạt', 'hạt'],
  ['mè', 'mè'],
  ['gluten', 'lúa mì'],
] as const;

/** Groups whose single foods tell more than the group's name: who reads "giáp xác" looks for tôm. */
const SAID_BY_SIGN: ReadonlySet<string> = new Set(['giáp xác', 'nhuyễn thể']);

export interface LineAllergen {
  name: string;
  sign: string;
  level: 'contains' | 'may';
}

export function findAllergens(line: Pick<MenuItem, 'name' | 'snapshot'>): LineAllergen[] {
  const lineAllergens = GROUPS.flatMap(([group, label]): LineAllergen[] => {
    const [warning] = allergyWarnings(line, [group]);
    if (!warning || warning.level === 'related') return [];
    const name = SAID_BY_SIGN.has(group) ? warning.sign : label;
    return [{ name, sign: warning.sign, level: warning.level }];
  });
  const certain = lineAllergens.filter(({ level }) => level === 'contains');
  // Peanuts are reported as peanuts: "perhaps nuts" from the same word adds nothing.
  const isTold = ({ sign }: LineAllergen): boolean => certain.some((one) => one.sign === sign);
  const possible = lineAllergens.filter((one) => one.level === 'may' && !isTold(one));
  return [...certain, ...declaredOnly(line, lineAllergens), ...possible];
}

export const ALLERGEN_GROUPS = GROUPS.map(([group]) => group);
export type AllergenGroup = (typeof ALLERGEN_GROUPS)[number];

export function findAllergenGroups(
  lines: readonly Pick<MenuItem, 'name' | 'snapshot'>[],
): Partial<Record<AllergenGroup, LineAllergen>> {
  const groups: Partial<Record<AllergenGroup, LineAllergen>> = {};
  for (const line of lines)
    for (const [group, label] of GROUPS) {
      if (groups[group]?.level === 'contains') continue;
      const [warning] = allergyWarnings(line, [group]);
      if (!warning || warning.level === 'related') continue;
      if (groups[group] && warning.level === 'may') continue;
      const name = SAID_BY_SIGN.has(group) ? warning.sign : label;
      groups[group] = { name, sign: warning.sign, level: warning.level };
    }
  return groups;
}

const countTexts = ({
  snapshot: { parts = [], allergens = [] },
}: Pick<MenuItem, 'snapshot'>): number => 1 + parts.length + allergens.length;

/**
 * The first lines, as many as have so many names, parts and declared allergens together: a day that people write has some two
 * hundred, and each is looked for ten groups. Whoever leaves lines out has to say so.
 */
export function linesWithin<L extends Pick<MenuItem, 'snapshot'>>(
  lines: readonly L[],
  most: { lines: number; texts: number },
): L[] {
  let texts = 0;
  return lines.slice(0, most.lines).filter((line) => {
    texts += countTexts(line);
    return texts <= most.texts;
  });
}

function declaredOnly(
  { snapshot }: Pick<MenuItem, 'snapshot'>,
  lineAllergens: readonly LineAllergen[],
): LineAllergen[] {
  const named = new Set(lineAllergens.flatMap(({ name, sign }) => [name, sign]));
  return (snapshot.allergens ?? []).flatMap((written) => {
    const name = written.normalize('NFC').trim().toLocaleLowerCase('vi');
    if (name === '' || named.has(name)) return [];
    named.add(name);
    const isKnown = GROUPS.some(
      ([group]) =>
        allergyWarnings({ name: written, snapshot: { ...snapshot, allergens: [], parts: [] } }, [
          group,
        ])[0]?.level === 'contains',
    );
    return isKnown ? [] : [{ name, sign: name, level: 'contains' as const }];
  });
}

export interface DayAllergen {
  name: string;
  level: 'contains' | 'may';
  dishes: string[];
}

export function dayAllergens(lines: readonly Pick<MenuItem, 'name' | 'snapshot'>[]): DayAllergen[] {
  const days = new Map<string, DayAllergen>();
  const all = lines.flatMap((line) =>
    findAllergens(line).map((allergen) => ({ ...allergen, dish: line.name })),
  );
  for (const level of ['contains', 'may'] as const)
    for (const { name, dish } of all.filter((one) => one.level === level)) {
      const known = days.get(name) ?? { name, level, dishes: [] };
      if (known.level === level && !known.dishes.includes(dish)) known.dishes.push(dish);
      days.set(name, known);
    }
  return [...days.values()];
}
