import { searchable } from '../../domain/publicSearch/search';
import { fold } from '../../domain/search/fold';

/** Names of authors that are remembered. */
const MAX_NAMES = 2_000;

/**
 * Folded words of cards and their authors, each folded once: a list is looked through with every search of everybody.
 * @param wordsOf the texts of a card that are looked through, short ones: each gets its names of other regions
 */
export function createFolded<C extends object>(wordsOf: (card: C) => readonly string[]) {
  const words = new WeakMap<C, string>();
  const names = new Map<string, string>();
  return (card: C, { name }: { name: string }): string => {
    const said = words.get(card) ?? searchable(wordsOf(card));
    words.set(card, said);
    const author = names.get(name) ?? fold(name);
    if (names.size >= MAX_NAMES) names.clear();
    names.set(name, author);
    return `${said} ${author}`;
  };
}
