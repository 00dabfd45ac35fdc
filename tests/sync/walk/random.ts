/** Random choices that are the same for the same seed (mulberry32). */
export interface Random {
  next(): number;
  whole(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new Error('nothing to choose from');
      return list[whole(list.length)] as (typeof list)[number];
    },
    weighted(weights) {
      const keys = Object.keys(weights) as (keyof typeof weights)[];
      let rest = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      const chosen = keys.find((key) => (rest -= weights[key]) < 0);
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
  };
}
