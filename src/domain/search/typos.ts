import { hasAccents } from '../text/fold';
import { parseQuery, type Query } from './matching';
import type { Vocabulary } from './vocabulary';

/**
 * Length from which swapped neighbours ("bahn", "qeu") are corrected; missing, extra or wrong letters only from
 * `SLIP_LETTERS`.
 */
const SWAP_LETTERS = 3;
/** Syllables are short: in fewer letters another letter is another word ("cống" is not "bống"). */
const SLIP_LETTERS = 6;
const SYLLABLE_LETTERS = 2;

function swapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b;
}

function oneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

function parted<T extends object>(word: string, words: Vocabulary<T>): string | undefined {
  for (let at = SYLLABLE_LETTERS; at <= word.length - SYLLABLE_LETTERS; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const behind = words.having(second);
    if ([...words.having(first)].some((entry) => behind.has(entry))) return `${first} ${second}`;
  }
  return undefined;
}

function common(a: string, b: string): number {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at < 0 ? a.length : at;
}

const oneTooMany = (word: string, known: string): boolean =>
  word.length === known.length + 1 && known.length >= SLIP_LETTERS / 2 && oneLetterOff(word, known);

/** @param careful who sets accents types with care: only doubled or swapped keys are corrected */
function similar<T extends object>(
  word: string,
  words: Vocabulary<T>,
  careful: boolean,
): string | undefined {
  let best: string | undefined;
  for (const known of words.words()) {
    const alike =
      (word.length >= SWAP_LETTERS && (swapped(word, known) || oneTooMany(word, known))) ||
      (!careful && word.length >= SLIP_LETTERS && oneLetterOff(word, known));
    if (alike && (best === undefined || common(word, known) > common(word, best))) best = known;
  }
  return best;
}

export function withoutTypos<T extends object>(
  query: Query,
  words: Vocabulary<T>,
): Query | undefined {
  const mended = query.words.map((word, index) => {
    const folded = query.tokens[index]?.folded ?? word;
    if (words.having(folded).size > 0) return word;
    const careful = hasAccents(word);
    return (careful ? undefined : parted(folded, words)) ?? similar(folded, words, careful) ?? word;
  });
  if (mended.every((word, index) => word === query.words[index])) return undefined;
  return parseQuery(mended.join(' '));
}
