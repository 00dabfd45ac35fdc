const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
const toneless = (word: string): string =>
  word.normalize('NFD').replace(TONES, '').normalize('NFC');

/** Whether a typed word is a known one whose tone was left out: "trưng" is "trứng", and "cà" is not "cá". */
const isSame = (typed: string, known: string): boolean =>
  typed === known || (typed === toneless(typed) && typed === toneless(known));

/**
 * The one known name that a text spells without some of its tones; the text itself where none or several do.
 * @param names accented and lower case
 */
export function withTones(text: string, names: readonly string[]): string {
  const typed = text.split(' ');
  const matches = names.filter((name) => {
    const words = name.split(' ');
    return (
      words.length === typed.length && words.every((word, at) => isSame(typed[at] ?? '', word))
    );
  });
  const distinct = [...new Set(matches)];
  return distinct.length === 1 ? (distinct[0] ?? text) : text;
}
