import { fold } from '../text/fold';

const splitWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * "đai thao" finds "Đái tháo đường", and "gan" does not find "ngan". Accents are not compared, and the last word may be
 * half typed.
 * @returns place of their first word in the name (0: its first); undefined where they are not in it
 */
export function wordPlace(name: string, typed: string): number | undefined {
  const [words, typedWords] = [splitWords(name), splitWords(typed)];
  const last = typedWords.length - 1;
  if (last < 0) return 0;
  const fits = (from: number): boolean =>
    typedWords.every((word, at) => {
      const own = words[from + at] ?? '';
      return at === last ? own.startsWith(word) : own === word;
    });
  const position = words.findIndex((_, from) => fits(from));
  return position === -1 ? undefined : position;
}
