import { splitWords } from '../food/aliases';
import { fold, hasAccents } from '../text/fold';

function containsWord(category: string, word: string): boolean {
  const typed = hasAccents(word);
  return splitWords(category).some((other) => (typed ? other === word : fold(other) === word));
}

/**
 * A name that is no category, such as the picker's "Rau củ" or "Hạt/Đậu", stands for every category that has one of its
 * words.
 * @param known folded names of all categories
 */
export function categoryFilter(
  categories: readonly string[],
  known: ReadonlySet<string>,
): (category: string) => boolean {
  const names = new Set(categories.map(fold));
  const words = categories.filter((text) => !known.has(fold(text))).flatMap(splitWords);
  const answers = new Map<string, boolean>();
  return (category) => {
    const cached = answers.get(category);
    if (cached !== undefined) return cached;
    const answer = names.has(fold(category)) || words.some((word) => containsWord(category, word));
    answers.set(category, answer);
    return answer;
  };
}
