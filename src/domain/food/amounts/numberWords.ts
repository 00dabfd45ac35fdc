const ONES: Readonly<Record<string, number>> = {
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  tu: 4,
  nam: 5,
  lam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
};
/** "mươi" and "mười" fold to one word. */
const TIMES: Readonly<Record<string, number>> = {
  muoi: 10,
  chuc: 10,
  tram: 100,
  nghin: 1000,
  ngan: 1000,
};

/**
 * Folded words, such as "mot tram nam muoi", "nua", "hai tram ruoi".
 * @returns its value and how many letters it took
 */
export function numberInWords(text: string): { value: number; length: number } | undefined {
  const half = /^nua(?=\s)/.exec(text);
  if (half) return { value: 0.5, length: half[0].length };
  let [total, last, length, step] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const { 0: word, index } of text.matchAll(/[a-z]+/g)) {
    const between = text.slice(length, index);
    if ((length > 0 || index > 0) && !/^\s+$/.test(between)) break;
    const [one, times] = [ONES[word], TIMES[word]];
    if (one !== undefined && last === 0) last = one;
    else if (times !== undefined && times < step) {
      total += (last === 0 ? 1 : last) * times;
      [last, step] = [0, times];
    } else if (!/^(le|linh)$/.test(word) || total === 0) {
      // "hai trăm rưỡi" is 250.
      if (word === 'ruoi' && step >= 100 && Number.isFinite(step) && last === 0) {
        total += step / 2;
        length = index + word.length;
      }
      break;
    }
    length = index + word.length;
  }
  const value = total + last;
  return value > 0 && /^\s/.test(text.slice(length)) ? { value, length } : undefined;
}
