import { createRandom } from '../../src/domain/menus/plates/random';

/** Signs that slips of fingers and of programs put in: spaces, signs, digits, letters, marks and what nobody sees. */
const SIGNS = [
  ...' \t.,;:-–—/()[]x×+*~%½⅓²0123456789aăâbcdđeêghiklmnoôơpqrstuưvxyÐ\u00A0\u00AD\u200B\u0301\u0323\uFF11',
];

function changed(text: string, random: () => number): string {
  const letters = [...text];
  const at = Math.floor(random() * (letters.length + 1));
  const sign = SIGNS[Math.floor(random() * SIGNS.length)] ?? ' ';
  const kind = Math.floor(random() * 5);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, sign);
  else if (kind === 2) letters.splice(at, 1, sign);
  else if (kind === 3) letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
  else letters.splice(at, 0, ...letters.slice(at, at + 1 + Math.floor(random() * 4)));
  return letters.join('');
}

/** How many mutations of a set are tried: `INPUT_MUTATIONS`, which `npm run nightly` sets. */
export const MUTATIONS = Number(process.env.INPUT_MUTATIONS ?? 1000);

/** Texts with letters, spaces and signs dropped, put in, replaced, swapped and repeated, one to three times each. */
export function mutations(texts: readonly string[], count = MUTATIONS, seed = 'inputs'): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_none, index) => {
    let text = texts[index % texts.length] ?? '';
    for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) text = changed(text, random);
    return text;
  });
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** ms of the processor that the quickest of three runs takes: a busy machine must not fail what is quick. */
export function quickest(run: () => unknown, limit = 100): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best > limit; tries += 1) {
    const since = cpuMs();
    run();
    best = Math.min(best, cpuMs() - since);
  }
  return best;
}

/** @returns the texts that take 100 ms of the processor and more to read */
export const slowTexts = (texts: readonly string[], read: (text: string) => void): string[] =>
  texts.filter((text) => quickest(() => read(text)) >= 100);
