/** Assumed seconds of a test file that has not run here yet. */
const UNKNOWN = 6;

const wordsOf = (path) =>
  new Set(
    path
      .replace(/\.(?:test|e2e)?\.?\w+$/, '')
      .split(/[^A-Za-z]+|(?=[A-Z])/)
      .map((word) => word.toLowerCase())
      .filter((word) => word.length > 2 && word !== 'tests' && word !== 'integration'),
  );

/**
 * @param tests paths of test files
 * @param changed paths
 * @param steps how far each is from a changed file, as `distances` tells
 * @returns {string[]} the tests that a change can reach; first those that changed themselves, then those
 *   which share the most words with a changed path, then the nearest
 */
export function ranked(tests, changed, steps) {
  const words = new Set(changed.flatMap((path) => [...wordsOf(path)]));
  const shared = (test) => [...wordsOf(test)].filter((word) => words.has(word)).length;
  return tests
    .filter((test) => steps.has(test))
    .map((test) => ({ test, near: steps.get(test), words: shared(test) }))
    .sort(
      (a, b) => Number(b.near === 0) - Number(a.near === 0) || b.words - a.words || a.near - b.near,
    )
    .map(({ test }) => test);
}

export function withinBudget(tests, seconds, budget) {
  let rest = budget;
  const isChosen = (test) => {
    const needs = seconds.get(test) ?? UNKNOWN;
    if (needs > rest) return false;
    rest -= needs;
    return true;
  };
  const chosen = tests.filter(isChosen);
  return { chosen, left: tests.filter((test) => !chosen.includes(test)) };
}
