import { allergyWarnings } from '../allergens/warnings';
import type { MenuItem } from '../collections/shared/lines';
import { splitTags } from '../tags';
import { cleanLine } from './clean';
import type { Printable } from './model';
import { printableWords as words } from './words';

/** Dishes of one kind that the box names; the lines themselves say all. */
const NAMED = 6;

function findings(
  lines: readonly MenuItem[],
  avoid: readonly string[],
): { texts: string[]; offends: boolean } {
  const found = lines.flatMap((line) => {
    const [worst] = allergyWarnings(line, avoid);
    return worst ? [{ dish: cleanLine(line.name, 200), ...worst }] : [];
  });
  const say = (isCertain: boolean): string[] => {
    const texts = found
      .filter(({ level }) => (level === 'contains') === isCertain)
      .map(({ dish, sign }) => (isCertain ? words.contains : words.may)(dish, sign));
    const unique = [...new Set(texts)];
    const more = unique.length - NAMED;
    return [...unique.slice(0, NAMED), ...(more > 0 ? [words.andMore(more)] : [])];
  };
  const certain = say(true);
  return { texts: [...certain, ...say(false)], offends: certain.length > 0 };
}

/** What the dishes declare, for who shares the table. */
function declaredBy(lines: readonly MenuItem[]): string[] {
  const all = lines.flatMap(({ snapshot }) => snapshot.allergens ?? []);
  return [...new Set(all.map((one) => cleanLine(one, 120).toLocaleLowerCase('vi')))].filter(
    Boolean,
  );
}

/** The box on top. @param tells how what is declared is said. @returns undefined where there is nothing to say */
export function allergiesOf(
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
  const none = avoid.length > 0 && texts.length === 0 ? [words.noneFound(avoid.join(', '))] : [];
  const also = declared.length > 0 ? [tells(declared.join(', '))] : [];
  return {
    avoid: avoid.slice(0, 60),
    findings: [...texts, ...none, ...also].map((one) => cleanLine(one, 1000)),
    offends,
  };
}
