import { fold } from './fold';

/**
 * Letters as Vietnamese keyboards write them, where the input method was off: Telex ("ddaauj phoongj", "thijt bof") and VNI
 * ("d9a65u pho65ng"). For words that are otherwise unknown only, since "too" and "sex" are words of other languages.
 */
const TONES = ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323'] as const;
const TELEX_TONES = 'zsfrxj';
const VNI_SHAPES: Readonly<Record<string, string>> = { 6: '\u0302', 7: '\u031B', 8: '\u0306' };

const TELEX_SHAPES: readonly (readonly [RegExp, string])[] = [
  [/d(?=.*d)(\p{L}*?)d/u, 'đ$1'],
  [/uow|uwow|uwo/g, 'ươ'],
  [/aa/g, 'â'],
  [/aw/g, 'ă'],
  [/ee/g, 'ê'],
  [/oo/g, 'ô'],
  [/ow/g, 'ơ'],
  [/uw/g, 'ư'],
  [/(?<=^|[^aeiouyăâêôơư])w/g, 'ư'],
  // The mark of a letter that stands behind its syllable: "phongoj" is rare, "cana" is "cân".
  [/a([cmnptuy]|ng|nh|ch)a$/, 'â$1'],
  [/e([cmnptu]|ng|nh|ch)e$/, 'ê$1'],
  [/o([cmnpti]|ng)o$/, 'ô$1'],
  [/uo([cmnpti]|ng)w$/, 'ươ$1'],
  [/a([cmnpt]|ng)w$/, 'ă$1'],
  [/o([cmnpti])w$/, 'ơ$1'],
  [/u([cmnpti]|ng|a)w$/, 'ư$1'],
];

const VOWEL = /[aeiouyăâêôơư]/;

/** Where a tone stands: on a letter with a mark of its own, before a last consonant, else on the last vowel but one. */
function toneAt(word: string): number {
  const start = /^(?:qu|gi(?=[aeouăâêôơư]))/.exec(word)?.[0].length ?? 0;
  const vowels = [...word].flatMap((letter, at) => (at >= start && VOWEL.test(letter) ? [at] : []));
  const marked = vowels.findLast((at) => /[ăâêôơư]/.test(word[at] ?? ''));
  if (marked !== undefined) return marked;
  const last = vowels.at(-1);
  if (last === undefined) return -1;
  return last < word.length - 1 || vowels.length === 1 ? last : (vowels.at(-2) ?? last);
}

function withTone(word: string, tone: string): string | undefined {
  const at = toneAt(word);
  if (at < 0) return undefined;
  return (word.slice(0, at + 1) + tone + word.slice(at + 1)).normalize('NFC');
}

function fromTelex(word: string): string | undefined {
  const toned =
    /^(.*[aeiouyw].*)([sfrxjz])$/.exec(word) ?? /^(.*[aeiouyw])([sfrxjz])(\p{L}*)$/u.exec(word);
  const [, head = word, key, tail = ''] = toned ?? [];
  // "Trasua" is two syllables; a tone stands within one only behind a letter that was shaped.
  if (/^[aeiouy]/.test(tail) && !/w|aa|ee|oo/.test(head)) return undefined;
  let shaped = head + tail;
  for (const [pattern, letters] of TELEX_SHAPES) shaped = shaped.replace(pattern, letters);
  if (key === undefined) return shaped === word ? undefined : shaped;
  return withTone(shaped, TONES[TELEX_TONES.indexOf(key)] ?? '');
}

function fromVni(word: string): string | undefined {
  if (!/^[a-z]+[1-9][a-z1-9]*$/.test(word)) return undefined;
  let [letters, tone] = ['', ''];
  for (const sign of word) {
    if (sign >= '1' && sign <= '5') tone = TONES[Number(sign)] ?? '';
    else if (sign === '9') letters = letters.replace(/d(?=[^d]*$)/, 'đ');
    else if (VNI_SHAPES[sign]) letters = shapeLast(letters, VNI_SHAPES[sign]);
    else letters += sign;
  }
  return withTone(letters, tone);
}

/** A digit may stand behind the letter or behind the syllable: "pho6ng", "phong6". */
function shapeLast(letters: string, shape: string): string {
  const takes =
    shape === '\u0302'
      ? /[aeo](?=[^aeo]*$)/
      : shape === '\u0306'
        ? /a(?=[^a]*$)/
        : /[uo]+(?=[^uo]*$)/;
  return letters.replace(takes, (vowels) =>
    [...vowels].map((vowel) => (vowel + shape).normalize('NFC')).join(''),
  );
}

/** One syllable of Vietnamese, without its marks. */
const SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?(?:(?:a|e|i|o|u|y|ia|ie|ye|ua|uo|oa|oe|ue|uy|uye|oo)(?:ch|nh|ng|[cmnpt])?|a[iouy]|e[ou]|iu|ieu|yeu|oa[iyo]|oeo|oi|u[iu]|uo[iu]|uay|uyu|uya)$/;

/** @returns undefined where no word is written so */
export function fromKeystrokes(text: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  let isChanged = false;
  const words = text
    .toLowerCase()
    .split(' ')
    .map((word) => {
      const keyed = /\d/.test(word) ? fromVni(word) : fromTelex(word);
      const read = keyed !== undefined && SYLLABLE.test(fold(keyed)) ? keyed : undefined;
      isChanged ||= read !== undefined;
      return read ?? word;
    });
  return isChanged ? words.join(' ') : undefined;
}
