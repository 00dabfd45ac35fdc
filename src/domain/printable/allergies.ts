import { describeSource } from '../clinical/allergens/source';
import {
  allergyWarnings,
  unlistedAllergies,
  type AllergyWarning,
} from '../clinical/allergens/warnings';
import { saysUnknown } from '../clinical/allergens/noAllergy';
import type { MenuItem } from '../food/storedLines';
import { splitTags } from '../schema/tags';
import { cleanLine } from '../text/clean';
import type { Printable } from '../records/printableModel';
import { printableWords as words } from './words';

const NAMED = 6;
const MAX_LINES = 12;

export function warningText(dish: string, warning: AllergyWarning): string {
  const { level, sign, allergen } = warning;
  if (level === 'contains') return words.contains(dish, sign);
  const source = describeSource(warning, dish);
  return level === 'may' ? words.may(allergen, source) : words.akin(upperFirst(source), allergen);
}

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);

function findings(
  lines: readonly MenuItem[],
  avoid: readonly string[],
): { texts: string[]; offends: boolean } {
  // A dish with shrimp may hold peanuts as well: all are listed, but mere kinship only where nothing is worse.
  const matches = lines.flatMap((line) => {
    const warnings = allergyWarnings(line, avoid);
    const isCertain = warnings[0]?.level === 'contains';
    const certain = warnings.filter(({ level }) => level === 'contains');
    // "Mắm ruốc" already says "ruốc".
    const isSaid = ({ level, sign }: AllergyWarning): boolean =>
      level === 'contains' &&
      certain.some((other) => other.sign !== sign && ` ${other.sign} `.includes(` ${sign} `));
    const shownWarnings = warnings.filter(
      (one) => (!isCertain || one.level !== 'related') && !isSaid(one),
    );
    return shownWarnings.map((warning) => ({ dish: cleanLine(line.name, 200), warning }));
  });
  const say = (isCertain: boolean): string[] => {
    const texts = matches
      .filter(({ warning }) => (warning.level === 'contains') === isCertain)
      .map(({ dish, warning }) => warningText(dish, warning));
    const unique = [...new Set(texts)];
    const more = unique.length - NAMED;
    return [...unique.slice(0, NAMED), ...(more > 0 ? [words.andMore(more)] : [])];
  };
  const certain = say(true);
  return { texts: [...certain, ...say(false)], offends: certain.length > 0 };
}

function declaredBy(lines: readonly MenuItem[]): string[] {
  const all = lines.flatMap(({ snapshot }) => snapshot.allergens ?? []);
  return [...new Set(all.map((one) => cleanLine(one, 120).toLocaleLowerCase('vi')))].filter(
    Boolean,
  );
}

/** Each on a line of its own as far as there is room; of those behind it all names stand in one. */
function describeUnlisted(avoid: readonly string[]): string[] {
  const unlisted = unlistedAllergies(avoid);
  const unknown = unlisted.filter(saysUnknown).map(words.unknownAllergy).slice(0, 1);
  const named = unlisted.filter((one) => !saysUnknown(one));
  const rest = named.slice(MAX_LINES);
  const lines = named.slice(0, MAX_LINES).map(words.onlyLetters);
  return [...unknown, ...lines, ...(rest.length > 0 ? [words.onlyLetters(rest.join(', '))] : [])];
}

export function describeAllergies(
  lines: readonly MenuItem[],
  allergies: readonly string[] = [],
  tells: (allergens: string) => string = words.declared,
): Printable['allergies'] {
  const avoid = [...new Set(allergies.flatMap((tag) => splitTags(tag)))].map((one) =>
    cleanLine(one, 120),
  );
  const declared = declaredBy(lines);
  if (avoid.length === 0 && declared.length === 0) return undefined;
  const { texts, offends } = findings(lines, avoid);
  const named = avoid.filter((one) => !saysUnknown(one));
  const none = named.length > 0 && texts.length === 0 ? [words.noneFound(named.join(', '))] : [];
  const also = declared.length > 0 ? [tells(declared.join(', '))] : [];
  return {
    avoid: avoid.slice(0, 60),
    findings: [...texts, ...none, ...describeUnlisted(avoid), ...also].map((one) =>
      cleanLine(one, 1000),
    ),
    offends,
  };
}
