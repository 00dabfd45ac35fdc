/** Texts as they come after slips of fingers and of programs: letters dropped, put in, swapped; spaces and signs. */
const SIGNS = [
  ...' \u00A0\u200B\u00AD\t.,/;:-–()%0123456789aăâbcdđeêghiklmnoôơpqrstuưvxyÐ\u0301\u0323\uFF11½',
];

export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function mutate(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  const sign = SIGNS[Math.floor(random() * SIGNS.length)] ?? ' ';
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const kind = Math.floor(random() * 5);
  if (kind === 0) return before + after.slice(1);
  if (kind === 1) return before + sign + after;
  if (kind === 2) return before + sign + after.slice(1);
  if (kind === 3) return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
  return before + before.slice(-1).repeat(1 + Math.floor(random() * 3)) + after;
}

/** How many are tried: 1,000 in the gate, more in `npm run nightly`. */
export const MUTATION_COUNT = Number(process.env.INPUT_MUTATIONS ?? 1000);

export function mutatedTexts(texts: readonly string[], seed: number, count = MUTATION_COUNT) {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    let text = texts[index % texts.length] ?? '';
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1)
      text = mutate(text, random);
    return text;
  });
}

/** Longest that reading one text may take. */
export const READING_LIMIT_MS = 100;

/** @returns the texts for which `read` took too long; the first slow call is tried again, since a machine may have paused */
export function slowTexts(texts: readonly string[], read: (text: string) => void): string[] {
  const isSlow = (text: string): boolean => {
    const since = performance.now();
    read(text);
    return performance.now() - since > READING_LIMIT_MS;
  };
  return texts.filter((text) => isSlow(text) && isSlow(text));
}
