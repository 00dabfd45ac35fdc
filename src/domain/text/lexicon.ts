import { fold, hasAccents, normalise, spelled } from './fold';

interface Word {
  text: string;
  gap: string;
}

function readWords(text: string): Word[] {
  const plain = normalise(text);
  let end = 0;
  return [...plain.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => {
    const gap = plain.slice(end, index);
    end = index + word.length;
    return { text: word, gap };
  });
}

const splitWords = (text: string): string[] => readWords(text).map((word) => word.text);

const DENIALS = new Set(['không', 'khong', 'ko', 'kg', 'hổng', 'chẳng', 'no', 'without']);
const BETWEEN_DENIAL = new Set(['có', 'co', 'chứa', 'dùng', 'thêm', 'bỏ']);

function isDenied(words: readonly Word[], at: number, end: number): boolean {
  if (words[end]?.text === 'free' && /^[ -]$/.test(words[end].gap)) return true;
  const joined = (wordIndex: number) => words[wordIndex]?.gap === ' ';
  let before = at - 1;
  if (joined(at) && BETWEEN_DENIAL.has(words[before]?.text ?? '')) before -= 1;
  return joined(before + 1) && DENIALS.has(words[before]?.text ?? '');
}

/** Words between a food and "chay" of another: "cá kho và rau chay", "cá hấp thay cho món chay", "tôm không chay". */
const JOINING = new Set(
  (
    'và với kèm cùng hoặc hay va voi kem hoac thay cho vì của bằng từ trong khi ngày món ăn bữa người khách ' +
    'mặn không chẳng chưa ko khong phải đừng trừ ngoài như giống khác'
  ).split(' '),
);
/** Words of a dish's own name before its "chay": "cá kho tộ chay", "lẩu nấm chay", "bún riêu cua chay". */
const WAYS = new Set(
  'kho tộ xào chiên rán rim ram hấp nướng luộc quay xối mỡ giòn sả ớt gừng tiêu chua ngọt cay nấm cua'.split(
    ' ',
  ),
);
const MAX_BETWEEN = 3;
/** Dishes that cannot be burnt (cháy), by which "chay" without accents is known. */
const SOUPS = new Set(['sup', 'canh', 'lau']);

export type Imitated = 'yes' | 'perhaps' | 'no';

/**
 * Tells whether the food that ends at `end` is made without meat and fish: "súp cua chay", "cá kho chay". Certain only
 * where "chay" ends the text. A text without accents may mean "cháy".
 */
function imitation(words: readonly Word[], end: number, isPlain: boolean): Imitated {
  const tail = words.slice(end, end + MAX_BETWEEN + 1);
  const at = tail.findIndex(({ text }) => text === 'chay');
  const upTo = tail.slice(0, at + 1);
  if (at === -1 || upTo.some(({ gap, text }) => gap !== ' ' || JOINING.has(text))) return 'no';
  const isLast = end + at === words.length - 1;
  if (isPlain && !(isLast && SOUPS.has(words[0]?.text ?? ''))) return 'no';
  return isLast && upTo.slice(0, -1).every(({ text }) => WAYS.has(text)) ? 'yes' : 'perhaps';
}

interface Reading {
  words: readonly Word[];
  spelled: readonly string[];
  folded: readonly string[];
  isPlain: boolean;
}

/** Words and texts that are remembered: each allergy of a client looks at the same ones. */
const [MAX_WORDS, MAX_TEXTS] = [10_000, 2_000];

function remembered<T>(most: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}

const readForms = remembered(MAX_WORDS, (word) => ({ spelled: spelled(word), folded: fold(word) }));

const readText = remembered(MAX_TEXTS, (text): Reading => {
  const words = readWords(text);
  const forms = words.map((word) => readForms(word.text));
  return {
    words,
    spelled: forms.map((form) => form.spelled),
    folded: forms.map((form) => form.folded),
    isPlain: !hasAccents(normalise(text)),
  };
});

interface Phrase<T> {
  text: string;
  spelled: readonly string[];
  folded: readonly string[];
  /** Typed without accents by a person, so "tom" also matches "tôm"; phrases of our own lists match with their accents. */
  loose: boolean;
  means: T;
}

interface LexiconMatch<T> {
  phrase: string;
  known: string;
  means: T;
  denied: boolean;
  imitated: Imitated;
}

export class Lexicon<T> {
  readonly #byFirst = new Map<string, Phrase<T>[]>();

  /** Adds a phrase; one that is there already keeps its meaning. */
  add(text: string, means: T, typed = false): this {
    const words = splitWords(text);
    const phrase: Phrase<T> = {
      text,
      spelled: words.map(spelled),
      folded: words.map(fold),
      loose: typed && !hasAccents(normalise(text)),
      means,
    };
    const first = phrase.folded[0];
    if (first === undefined) return this;
    const list = this.#byFirst.get(first) ?? [];
    const key = phrase.spelled.join(' ');
    if (!list.some((other) => other.spelled.join(' ') === key)) list.push(phrase);
    list.sort((a, b) => b.folded.length - a.folded.length);
    this.#byFirst.set(first, list);
    return this;
  }

  addAll(texts: readonly string[], means: T): this {
    for (const text of texts) this.add(text, means);
    return this;
  }

  /**
   * The phrases of a text by whole words from left to right; at each place the longest wins, so
   * that "sữa đậu nành" is not read as "sữa". Accents count ("cá" is not in "cà rốt") unless the
   * text has none at all.
   */
  find(text: string): LexiconMatch<T>[] {
    const { words, spelled: exact, folded, isPlain } = readText(text);
    const matches: LexiconMatch<T>[] = [];
    for (let at = 0; at < words.length;) {
      const known = this.#byFirst.get(folded[at] ?? '');
      if (!known) {
        at += 1;
        continue;
      }
      const fits = (form: readonly string[], wanted: readonly string[]) =>
        wanted.every((word, offset) => form[at + offset] === word);
      const all = known.filter(
        (one) => fits(exact, one.spelled) || ((isPlain || one.loose) && fits(folded, one.folded)),
      );
      const longest = all.filter((one) => one.folded.length === all[0]?.folded.length);
      const best = longest.find((one) => fits(exact, one.spelled)) ?? longest[0];
      if (best)
        matches.push({
          phrase: words
            .slice(at, at + best.folded.length)
            .map((word) => word.text)
            .join(' '),
          known: best.text,
          means: best.means,
          denied: isDenied(words, at, at + best.folded.length),
          imitated: imitation(words, at + best.folded.length, isPlain),
        });
      at += best ? best.folded.length : 1;
    }
    return matches;
  }
}
