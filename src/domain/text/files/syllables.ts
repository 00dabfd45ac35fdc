const TONE = /[\u0300\u0301\u0303\u0309\u0323]/;
const TONES = new RegExp(TONE, 'gu');
const WITH_TONES = '\u0301\u0323';
const ONSETS = 'ngh|ng|nh|gh|gi|kh|ch|ph|th|tr|qu|[bcdđghklmnpqrstvx]'.split('|');
const ONSET = new RegExp(`^(?:${ONSETS.join('|')})?`, 'u');
const CODA = /(?:ch|ng|nh|[cmnpt])?$/u;
const STOPS = new Set(['c', 'ch', 'p', 't']);
const NUCLEI = new Set(
  (
    'a ă â e ê i o ô ơ u ư y ai ao au ay âu ây eo êu ia iê iu oa oă oe oi ôi ơi oo ua uâ uê ui uô uơ uy ' +
    'ưa ươ ưi ưu yê ơu oai oay oao oeo uây uôi uya uyê uyu ươi ươu iêu yêu uêu'
  ).split(' '),
);
const SHAPED = /[ăâêôơư]/u;
/** Of these two vowels at the end of a syllable either may bear the tone: hòa, hoà. */
const EITHER = new Set(['oa', 'oe', 'uy']);

function tonePlaces(nucleus: string, isClosed: boolean): number[] {
  const letters = [...nucleus];
  const shaped = letters.findLastIndex((letter) => SHAPED.test(letter));
  if (shaped >= 0) return [shaped];
  if (letters.length === 1) return [0];
  if (letters.length === 3 || isClosed) return [1];
  return EITHER.has(nucleus) ? [0, 1] : [0];
}

/** Letters with the shape that belongs to them, and the place and mark of the tone. */
function parts(word: string) {
  let [letters, tone, at] = ['', '', -1];
  for (const sign of word.toLowerCase().normalize('NFC')) {
    const apart = sign.normalize('NFD');
    const mark = TONE.exec(apart)?.[0];
    if (mark !== undefined) {
      if (at >= 0) return undefined;
      [tone, at] = [mark, letters.length];
    }
    letters += apart.replace(TONES, '').normalize('NFC');
  }
  return { letters, tone, at };
}

function fits(onset: string, { letters, tone, at }: { letters: string; tone: string; at: number }) {
  const rest = letters.slice(onset.length);
  const coda = CODA.exec(rest)?.[0] ?? '';
  const nucleus = rest.slice(0, rest.length - coda.length);
  if (!NUCLEI.has(nucleus)) return false;
  if (STOPS.has(coda) && (tone === '' || !WITH_TONES.includes(tone))) return false;
  return tone === '' || tonePlaces(nucleus, coda !== '').includes(at - onset.length);
}

/** Whether a word is built as a syllable of Vietnamese is, its tone in its place. */
export function isSyllable(word: string): boolean {
  const read = parts(word);
  if (!read) return false;
  const onset = ONSET.exec(read.letters)?.[0] ?? '';
  // In "gìn" the i is the vowel, not a part of what stands before it.
  return fits(onset, read) || (onset === 'gi' && fits('g', read));
}

const BETWEEN_WORDS = /[\s\d!-/:-@[-`{-~\u00a0]+/u;
const SIGNS_ALONE = /^[½¼¾°µ²³·×÷±©®§€£¥–—…“”‘’•™º\ufeff]+$/u;
const AROUND = /^[“‘–—•…]+|[”’–—…½¼¾°]+$/gu;

/** How many words of two letters and more, some beyond ASCII, are no syllables: a text read in the wrong encoding is full of them. */
export function countStrangeWords(text: string): { strange: number; words: number } {
  let [strange, words] = [0, 0];
  for (const piece of text.split(BETWEEN_WORDS)) {
    // oxlint-disable-next-line no-control-regex -- ASCII is what is looked for
    if (piece.length < 2 || /^[\u0000-\u007f]*$/.test(piece) || SIGNS_ALONE.test(piece)) continue;
    words += 1;
    if (!isSyllable(piece.replaceAll(AROUND, ''))) strange += 1;
  }
  return { strange, words };
}
