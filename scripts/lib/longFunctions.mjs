/** Functions above the limit, by file: what `scripts/longFunctions.json` allows may only shrink. */

/**
 * @param report what `oxlint --format=json` says of `max-lines-per-function`
 * @returns {{path: string, line: number, name: string, length: number}[]} longest first
 */
export function longFunctionsIn(report) {
  return report.diagnostics
    .map(({ filename, message, labels }) => {
      const length = Number(/has too many lines \((\d+)\)/.exec(message)?.[1]);
      if (!Number.isFinite(length)) throw new Error(`${filename}: ${message}`);
      const name = /`(.+?)`/.exec(message)?.[1] ?? 'a function without a name';
      return { path: filename, line: labels[0].span.line, name, length };
    })
    .sort((a, b) => b.length - a.length);
}

/** @returns {Record<string, number[]>} their lengths by path, longest first */
export function lengthsByPath(functions) {
  const lengths = {};
  for (const { path, length } of functions) (lengths[path] ??= []).push(length);
  return Object.fromEntries(Object.entries(lengths).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A file's longest function against the longest that it may have, its second against the second … */
const isAbove = (present, allowed) =>
  present.some((length, index) => length > (allowed[index] ?? 0));

/**
 * @param present lengths by path, as they are
 * @param allowed lengths by path, as they may be at most
 * @returns {{grown: string[], shrunk: string[]}} the paths with a new or longer function, and those which
 *   are allowed more than they need
 */
export function compareLengths(present, allowed) {
  const grown = [];
  const shrunk = [];
  for (const path of new Set([...Object.keys(present), ...Object.keys(allowed)])) {
    const [now, most] = [present[path] ?? [], allowed[path] ?? []];
    if (isAbove(now, most)) grown.push(path);
    else if (now.join() !== most.join()) shrunk.push(path);
  }
  return { grown, shrunk };
}

/** One line for each file, so that changes of two people rarely meet. */
export function writtenDown(lengths) {
  const lines = Object.entries(lengths).map(
    ([path, all]) => `  ${JSON.stringify(path)}: [${all.join(', ')}]`,
  );
  return lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n';
}
