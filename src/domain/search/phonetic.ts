import { fold, hasAccents } from '../text/fold';
import type { Vocabulary } from './vocabulary';

/** Letters a syllable begins with that sound alike somewhere in Vietnam, the longest first: "sào" is xào, "dò" giò. */
const STARTS: readonly (readonly [letters: string, sound: string])[] = [
  ['ngh', 'ng'],
  ['gh', 'g'],
  ['gi', 'z'],
  ['tr', 'ch'],
  ['ph', 'f'],
  ['qu', 'q'],
  ['d', 'z'],
  ['r', 'z'],
  ['v', 'z'],
  ['s', 'x'],
  ['l', 'n'],
  ['k', 'c'],
];

/** The same of what follows: i and y, iê and i ("riu" is riêu), ươ and ư, uô and u, au and ao, and the last consonants. */
const RHYMES: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/y/g, 'i'],
  [/[iy][êe]/g, 'i'],
  [/ươ/g, 'ư'],
  [/u[ôo](?=.)/g, 'u'],
  [/(ưu|uu)$/, 'iu'],
  [/au$/, 'ao'],
  [/(ch|c)$/, 't'],
  [/(ng|nh)$/, 'n'],
];

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
/** Hỏi and ngã are one tone for half of the country. */
const NGA = '\u0303';
const HOI = '\u0309';

const MAX_KEPT = 5_000;

function keptOr<V>(cache: Map<string, V>, key: string, answer: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= MAX_KEPT) cache.clear();
  const value = answer();
  cache.set(key, value);
  return value;
}

export function toSound(word: string): string {
  const apart = word.normalize('NFD');
  const tone = (apart.match(TONES) ?? []).join('').replace(NGA, HOI);
  // In "giêu" the i is of the rhyme, too.
  const letters = apart
    .replace(TONES, '')
    .normalize('NFC')
    .replace(/^gi(?=[êe])/, 'di');
  const start = STARTS.find(([from]) => letters.startsWith(from));
  const rest = start ? letters.slice(start[0].length) : letters;
  const rhyme = RHYMES.reduce((text, [from, to]) => text.replace(from, to), rest);
  return `${start?.[1] ?? ''}${rhyme}${tone}`;
}

export interface Spoken {
  names: readonly { accented: string }[];
}

const INITIAL = /^(gi(?=\p{L})|qu|[bcdđghklmnpqrstvx]+)/u;
export const getRhyme = (word: string): string => word.replace(INITIAL, '').replaceAll('y', 'i');

export const MAX_READINGS = 3;

export class Sounds<T extends Spoken> {
  readonly #words: Vocabulary<T>;
  readonly #byKey = new Map<string, string[]>();
  /** A query is read several times, and each keystroke repeats the words before it. */
  readonly #known = new Map<string, boolean>();
  readonly #likes = new Map<string, string[]>();

  constructor(words: Vocabulary<T>) {
    this.#words = words;
    for (const word of words.words()) {
      const key = toSound(word);
      const same = this.#byKey.get(key);
      if (same) same.push(word);
      else this.#byKey.set(key, [word]);
    }
  }

  knows(word: string, bare: boolean): boolean {
    return keptOr(this.#known, `${word} ${bare}`, () => this.#isKnown(word, bare));
  }

  like(word: string, bare: boolean): readonly string[] {
    return keptOr(this.#likes, `${word} ${bare}`, () => this.#alike(word, bare));
  }

  #isKnown(word: string, bare: boolean): boolean {
    const having = this.#words.having(fold(word));
    if (bare) return having.size > 0;
    const text = ` ${word} `;
    for (const { names } of having)
      if (names.some(({ accented }) => accented.includes(text))) return true;
    return false;
  }

  #alike(word: string, bare: boolean): string[] {
    const folded = (this.#byKey.get(toSound(fold(word))) ?? []).filter(
      (one) => !bare || one !== word,
    );
    const counted = bare
      ? folded.map((one) => [one, this.#words.having(one).size] as const)
      : folded.flatMap((one) => this.#written(one, word));
    return counted
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_READINGS)
      .map(([one]) => one);
  }

  #written(folded: string, typed: string): [string, number][] {
    // Who sets no accents has left out the tone, too.
    const sound = hasAccents(typed) ? toSound(typed) : undefined;
    const counts = new Map<string, number>();
    for (const { names } of this.#words.having(folded))
      for (const { accented } of names)
        for (const word of accented.split(' '))
          if (word !== typed && fold(word) === folded && (sound ?? toSound(word)) === toSound(word))
            counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts];
  }
}
